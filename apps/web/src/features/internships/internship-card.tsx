import type { Internship } from '@fledge/contract/internships'
import type { ComponentType, Ref } from 'react'
import { useFocusInView } from '../../lib/hooks/use-highlight.ts'
import { internshipLabel } from '../../lib/listing-name.ts'
import { MissedPreferences } from '../../ui/application/missed-preferences.tsx'
import { ItemCard } from '../../ui/card.tsx'
import { classes } from '../../ui/class-names.ts'
import { ReplyRecordText } from '../../ui/listing/reply-record.tsx'
import { ApplyBar } from './apply-bar.tsx'
import { CompanyLink } from './company-link.tsx'
import { InternshipFacts, PostedDate } from './internship-facts.tsx'
import { MatchLink } from './match-link.tsx'
import { RequirementChips } from './requirement-chips.tsx'
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
        'relative grid gap-3 transition-[outline-color] duration-200',
        selected ? 'border-primary' : 'hover:border-line-strong',
        highlighted ? 'outline-2 outline-offset-2 outline-primary' : 'outline-transparent',
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <h3 className="text-16">
            <OpenButton ref={button} internship={internship} selected={selected} onSelect={onSelect} />
          </h3>
          <p className="text-14">
            <CompanyLink company={internship.company} />
          </p>
          <div className="flex flex-wrap gap-x-3">
            <PostedDate iso={internship.createdAt} />
            <ReplyRecordText company={internship.company} />
          </div>
        </div>
        <span className="shrink-0">
          <MatchLink internship={internship} onEvidence={actions.onEvidence} />
        </span>
      </div>
      <InternshipFacts internship={internship} />
      <MissedPreferences misses={internship.misses} />
      <p className="line-clamp-2 text-14">{internship.description}</p>
      <RequirementChips skills={internship.requirements} />
      <ApplyBar internship={internship} actions={actions} />
      {Extra && (
        <div className="relative z-10 -mx-3 -mt-2 justify-self-end sm:justify-self-start">
          <Extra internship={internship} />
        </div>
      )}
    </ItemCard>
  )
}

type OpenButtonProps = Pick<CardProps, 'internship' | 'selected' | 'onSelect'> & { ref: Ref<HTMLButtonElement> }

const OpenButton = ({ ref, internship, selected, onSelect }: OpenButtonProps) => (
  <button
    ref={ref}
    type="button"
    aria-label={internshipLabel(internship)}
    aria-current={selected || undefined}
    onClick={() => onSelect(internship.id)}
    className="text-left outline-none after:absolute after:inset-0 after:rounded-base hover:underline hover:underline-offset-4 focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-primary"
  >
    {internship.title}
  </button>
)
