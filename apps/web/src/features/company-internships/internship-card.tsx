import type { Internship } from '@fledge/contract/internships'
import { type ListingState, nextStates } from '@fledge/core/internships/state'
import { Banknote, CalendarClock, CalendarDays, type LucideIcon, MapPin, Pencil, Trash2, Users } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { agoInSentence, countText, dayText, monthsText, stipendText } from '../../lib/format.ts'
import { useFocusInView } from '../../lib/use-highlight.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ItemCard } from '../../ui/card.tsx'
import { classes } from '../../ui/class-names.ts'
import { Moment } from '../../ui/moment.tsx'
import { CloseInternshipDialog } from './close-internship-dialog.tsx'
import { SkillList } from './skill-list.tsx'
import { useChangeState } from './use-internship-changes.ts'

export type CardAct = 'details' | 'edit' | 'delete' | 'applications'

type InternshipCardProps = {
  internship: Internship
  /** How many applicants wait for an answer; undefined until that is known. */
  waiting: number | undefined
  highlighted: boolean
  onAct: (act: CardAct) => void
}

/** One listing of the company with what it holds and what can be done to it. */
export function InternshipCard({ internship, waiting, highlighted, onAct }: InternshipCardProps) {
  const { id, title, type, state, status, description, requirements } = internship
  const name = nameOf(internship)
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
          <Badge tone={stateTones[state]}>{status}</Badge>
        </span>
      </header>
      <Facts internship={internship} placeId={`place-${id}`} />
      <p className="line-clamp-3 max-w-prose text-14">{description}</p>
      <SkillList skills={requirements} />
      <Received internship={internship} waiting={waiting} onAct={onAct} />
      <footer className="flex flex-wrap items-center gap-2">
        <Button look="secondary" size="small" aria-label={`View Details: ${name}`} onClick={() => onAct('details')}>
          View Details
        </Button>
        <Button icon={Pencil} look="secondary" size="small" aria-label={`Edit: ${name}`} onClick={() => onAct('edit')}>
          Edit
        </Button>
        <Button icon={Trash2} look="danger" size="small" aria-label={`Delete: ${name}`} onClick={() => onAct('delete')}>
          Delete
        </Button>
      </footer>
    </ItemCard>
  )
}

/** The name of the buttons on the card: the company's own listings are told apart by their place. */
const nameOf = ({ title, location }: Internship): string => `${title}, ${location}`

const stateTones: Record<Internship['state'], Tone> = {
  open: 'success',
  paused: 'warning',
  closed: 'neutral',
  expired: 'neutral',
}

function Facts({ internship, placeId }: { internship: Internship; placeId: string }) {
  const { location, durationMonths, stipend, createdAt, openings, startsOn, applyBy } = internship
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-14 text-soft">
      <Fact icon={MapPin} id={placeId} text={location} />
      <Fact icon={CalendarDays} text={monthsText(durationMonths)} />
      <Fact icon={Banknote} text={stipendText(stipend)} />
      {openings !== null && <Fact icon={Users} text={countText(openings, 'opening')} />}
      {startsOn !== null && <Fact icon={CalendarDays} text={`Starts ${dayText(startsOn)}`} />}
      {applyBy !== null && <Fact icon={CalendarClock} text={`Apply by ${dayText(applyBy)}, IST`} />}
      <li>
        Posted <Moment at={createdAt}>{agoInSentence(createdAt)}</Moment>
      </li>
    </ul>
  )
}

const Fact = ({ icon: Icon, id, text }: { icon: LucideIcon; id?: string; text: string }) => (
  <li id={id} className="flex min-w-0 items-center gap-1.5 wrap-anywhere">
    <Icon aria-hidden size={16} className="shrink-0" />
    {text}
  </li>
)

const acts: Record<ListingState, string> = { open: 'Reopen', paused: 'Pause', closed: 'Close' }

/** How many applied, and whether more can. */
function Received({ internship, waiting, onAct }: Omit<InternshipCardProps, 'highlighted'>) {
  const change = useChangeState()
  const [isClosing, setIsClosing] = useState(false)
  const { group, wantFocus } = useFocusOnNext(internship.state)
  const name = nameOf(internship)
  const received = `${countText(internship.applicationsCount ?? 0, 'application')} received`
  const turn = (state: ListingState) => {
    wantFocus()
    change.mutate({ internship, state }, { onSettled: () => setIsClosing(false) })
  }
  const asksFirst = (waiting ?? internship.applicationsCount ?? 0) > 0
  const choose = (state: ListingState) => (state === 'closed' && asksFirst ? setIsClosing(true) : turn(state))
  return (
    <p ref={group} className="mt-auto flex flex-wrap items-center gap-x-1 gap-y-2 border-t border-line pt-3">
      <button
        type="button"
        aria-label={`${received}: ${name}`}
        onClick={() => onAct('applications')}
        className="mr-auto min-h-8 text-14 font-medium text-primary underline underline-offset-4"
      >
        {received}
      </button>
      {nextStates[internship.state].map((state) => {
        const busy = change.isPending && change.variables.state === state
        return (
          <Button
            key={state}
            look="quiet"
            size="small"
            aria-label={`${acts[state]}: ${name}`}
            busy={busy}
            disabled={change.isPending && !busy}
            onClick={() => choose(state)}
          >
            {acts[state]}
          </Button>
        )
      })}
      {isClosing && (
        <CloseInternshipDialog
          internship={internship}
          waiting={waiting}
          busy={change.isPending}
          onConfirm={() => turn('closed')}
          onClose={() => setIsClosing(false)}
        />
      )}
    </p>
  )
}

/** Who pauses with the keyboard stands on a button that is no more: on to the act that takes its place. */
function useFocusOnNext(state: Internship['state']) {
  const group = useRef<HTMLParagraphElement>(null)
  const acted = useRef<Internship['state'] | null>(null)
  useLayoutEffect(() => {
    if (acted.current === null || acted.current === state) return
    acted.current = null
    // The first button of the group leads to the applications.
    if (document.activeElement === document.body) group.current?.querySelectorAll('button')[1]?.focus()
  }, [state])
  const wantFocus = () => {
    acted.current = state
  }
  return { group, wantFocus }
}
