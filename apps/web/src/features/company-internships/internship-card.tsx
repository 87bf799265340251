import type { Internship } from '@fledge/contract/internships'
import { firstWords } from '@fledge/core/internships/first-words'
import { type ListingState, nextStates } from '@fledge/core/internships/state'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { isRetryable } from '../../api/api-error.ts'
import { agoInSentence, countText } from '../../lib/format.ts'
import { useFocusInView } from '../../lib/hooks/use-highlight.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ItemCard } from '../../ui/card.tsx'
import { classes } from '../../ui/class-names.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { useRetainedFocus } from '../../ui/focus/use-retained-focus.ts'
import { PublicLinks } from '../../ui/listing/copy-link.tsx'
import { ListingFacts } from '../../ui/listing/listing-facts.tsx'
import { SkillLines } from '../../ui/listing/skill-lines.tsx'
import { StateBadge } from '../../ui/listing/state-badge.tsx'
import { Moment } from '../../ui/moment.tsx'
import { useChangeState } from './use-internship-changes.ts'

export type CardAction = 'details' | 'edit' | 'copy' | 'delete' | 'applications'

type InternshipCardProps = {
  internship: Internship
  /** How many applicants wait for an answer; undefined until they are loaded. */
  waiting: number | undefined
  highlighted: boolean
  onAction: (act: CardAction) => void
}

export function InternshipCard({ internship, waiting, highlighted, onAction }: InternshipCardProps) {
  const { id, title, type, location, description, requirements, createdAt } = internship
  const name = listingLabel(internship)
  return (
    <ItemCard
      ref={useFocusInView(highlighted)}
      id={`internship-${id}`}
      tabIndex={-1}
      aria-labelledby={`title-${id} place-${id}`}
      className={classes('flex flex-col gap-3', highlighted && 'outline-2 outline-offset-2 outline-primary')}
    >
      <header className="flex flex-wrap items-start justify-between gap-2">
        <h3 id={`title-${id}`} className="text-20">
          {title}
        </h3>
        <span className="flex gap-1.5">
          <Badge>{type}</Badge>
          <StateBadge internship={internship} />
        </span>
      </header>
      <ListingFacts internship={internship} place={location} placeId={`place-${id}`}>
        <li>
          Posted <Moment at={createdAt}>{agoInSentence(createdAt)}</Moment>
        </li>
      </ListingFacts>
      <p className="line-clamp-2 max-w-prose text-14">{firstWords(description, title)}</p>
      <SkillLines label="Required skills" skills={requirements} of={name} />
      <div className="mt-auto flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line pt-3">
        <Received internship={internship} waiting={waiting} onOpen={() => onAction('applications')} />
        <PublicLinks internship={internship} of={name} />
      </div>
      <footer className="flex flex-wrap items-center gap-2">
        <Button look="secondary" size="small" aria-label={`View Details: ${name}`} onClick={() => onAction('details')}>
          View Details
        </Button>
        <Button
          icon={Pencil}
          look="secondary"
          size="small"
          aria-label={`Edit: ${name}`}
          onClick={() => onAction('edit')}
        >
          Edit
        </Button>
        <div className="quiet-actions">
          <Button look="quiet" size="small" aria-label={`Post again: ${name}`} onClick={() => onAction('copy')}>
            Post again
          </Button>
          <StateActions internship={internship} waiting={waiting} />
          <Button look="quiet" size="small" aria-label={`Delete: ${name}`} onClick={() => onAction('delete')}>
            Delete
          </Button>
        </div>
      </footer>
    </ItemCard>
  )
}

/** Names the buttons of a card, with the location for listings of the same title. */
const listingLabel = ({ title, location }: Internship): string => `${title}, ${location}`

const stateActions: Record<ListingState, string> = { open: 'Reopen', paused: 'Pause', closed: 'Close' }

type ReceivedProps = Pick<InternshipCardProps, 'internship' | 'waiting'> & { onOpen: () => void }

/** The number of applications, which leads to them. */
function Received({ internship, waiting, onOpen }: ReceivedProps) {
  const { applicationsCount = 0, withdrawnCount = 0 } = internship
  const received = `${countText(applicationsCount, 'application')} received${withdrawnCount > 0 ? `, ${withdrawnCount} withdrawn` : ''}`
  return (
    <span className="mr-auto flex flex-wrap items-center gap-x-1">
      <button
        type="button"
        aria-label={`${received}: ${listingLabel(internship)}`}
        onClick={onOpen}
        className="min-h-8 text-14 font-medium text-primary underline underline-offset-4"
      >
        {received}
      </button>
      {waiting !== undefined && waiting > 0 && <Badge tone="mark">{waiting} waiting</Badge>}
    </span>
  )
}

/** The actions that change the state. Closing asks first while applicants wait. */
function StateActions({ internship, waiting }: Pick<InternshipCardProps, 'internship' | 'waiting'>) {
  const change = useChangeState()
  const [isClosing, setIsClosing] = useState(false)
  const focus = useRetainedFocus<HTMLSpanElement>()
  const name = listingLabel(internship)
  const setState = (state: ListingState) =>
    change.mutate({ internship, state }, { onSettled: (_, error) => isRetryable(error) || setIsClosing(false) })
  const asksFirst = (waiting ?? internship.applicationsCount ?? 0) > 0
  const choose = (state: ListingState) => (state === 'closed' && asksFirst ? setIsClosing(true) : setState(state))
  return (
    <span {...focus} tabIndex={-1} className="flex flex-wrap sm:gap-x-2">
      {nextStates[internship.state].map((state, index) => {
        const busy = change.isPending && change.variables.state === state
        return (
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: the next action replaces the pressed one and keeps its focus
            key={index}
            look="quiet"
            size="small"
            aria-label={`${stateActions[state]}: ${name}`}
            busy={busy}
            disabled={change.isPending && !busy}
            onClick={() => choose(state)}
          >
            {stateActions[state]}
          </Button>
        )
      })}
      {isClosing && (
        <ConfirmDialog
          title={`Close “${internship.title}”?`}
          description={`${waitingText(waiting, internship)} You keep the applications and can still accept or reject them. We don’t notify anyone. No one else can apply.`}
          action="Close internship"
          busy={change.isPending}
          onConfirm={() => setState('closed')}
          onClose={() => setIsClosing(false)}
        />
      )}
    </span>
  )
}

function waitingText(waiting: number | undefined, { applicationsCount = 0 }: Internship): string {
  if (waiting === undefined) return `You received ${countText(applicationsCount, 'application')}.`
  return `${countText(waiting, 'applicant is', 'applicants are')} waiting for your answer.`
}
