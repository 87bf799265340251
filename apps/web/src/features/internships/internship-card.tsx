import type { Internship } from '@fledge/contract/internships'
import type { ComponentType, Ref } from 'react'
import { useFocusInView } from '../../lib/hooks/use-highlight.ts'
import { internshipLabel } from '../../lib/listing-name.ts'
import { BestProof } from '../../ui/application/best-proof.tsx'
import { ItemCard } from '../../ui/card.tsx'
import { classes } from '../../ui/class-names.ts'
import { ApplyBar } from './apply-bar.tsx'
import { CardHead, CardNotes } from './card-parts.tsx'
import { CompanyLink } from './company-link.tsx'
import { focusDetails } from './details-focus.ts'
import { MatchLink } from './match-link.tsx'
import type { InternshipActions } from './use-internship-actions.ts'

type CardProps = {
  internship: Internship
  selected: boolean
  /** A link opened it: the card is focused, outlined and kept in view. */
  highlighted: boolean
  onSelect: (id: string) => void
  actions: InternshipActions
  /** Another button of the card. */
  Extra?: ComponentType<{ internship: Internship }>
}

/** One internship in the list; a click outside its buttons opens the details. */
export function InternshipCard({ internship, selected, highlighted, onSelect, actions, Extra }: CardProps) {
  const button = useFocusInView<HTMLButtonElement>(highlighted)
  return (
    <ItemCard
      aria-label={internshipLabel(internship)}
      className={classes(
        '@container relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center px-2! py-1! max-sm:gap-y-0.5 max-sm:px-2.5! max-sm:py-2! transition-[outline-color] duration-200',
        selected ? 'border-primary' : 'hover:border-line-strong',
        highlighted ? 'outline-2 outline-offset-2 outline-primary' : 'outline-transparent',
      )}
    >
      <CardHead
        internship={internship}
        heading={
          <h3 className="text-16 leading-tight">
            <OpenButton ref={button} internship={internship} selected={selected} onSelect={onSelect} />
          </h3>
        }
        company={<CompanyLink company={internship.company} isCut />}
      />
      <div className="col-[1/-1] flex flex-wrap items-center gap-x-3 empty:hidden">
        <MatchLink internship={internship} onEvidence={actions.onEvidence} />
        <BestProof proof={internship.proof} />
      </div>
      <CardNotes internship={internship} />
      <ApplyBar internship={internship} actions={actions} isCompact />
      {Extra && (
        <div className="relative z-10 col-[1/-1] -mx-2 -mb-1 justify-self-end sm:justify-self-start">
          <Extra internship={internship} />
        </div>
      )}
    </ItemCard>
  )
}

/** What a click event counts when a key or a screen reader caused it. */
const keyPress = 0

type OpenButtonProps = Pick<CardProps, 'internship' | 'selected' | 'onSelect'> & { ref: Ref<HTMLButtonElement> }

const OpenButton = ({ ref, internship, selected, onSelect }: OpenButtonProps) => (
  <button
    ref={ref}
    type="button"
    aria-label={internshipLabel(internship)}
    aria-current={selected || undefined}
    onClick={({ detail }) => {
      onSelect(internship.id)
      if (detail === keyPress) focusDetails()
    }}
    className="text-left outline-none -mt-1.5 pt-1.5 after:absolute after:inset-0 after:rounded-base hover:underline hover:underline-offset-4 focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-primary"
  >
    {internship.title}
  </button>
)
