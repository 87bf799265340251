import { type Interview, isLink } from '@fledge/contract/interviews'
import { fullName } from '@fledge/core/full-name'
import {
  allowedInterviewActs,
  type InterviewGroup,
  type InterviewMode,
  type InterviewSide,
  interviewGroup,
} from '@fledge/core/interviews/interview'
import { Link } from '@tanstack/react-router'
import { CalendarPlus, type LucideIcon, MapPin, Phone, Video } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useFocusInView } from '../../lib/hooks/use-highlight.ts'
import { OutcomeBadge } from '../../ui/application/interview-outcome.tsx'
import { Avatar } from '../../ui/avatar/initials-avatar.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ItemCard } from '../../ui/card.tsx'
import { classes } from '../../ui/class-names.ts'
import { CompanyMark } from '../../ui/company-mark.tsx'
import { CompanyName } from '../../ui/listing/company-name.tsx'
import { buttonName, modeWords } from './interview-texts.ts'
import { InterviewTime } from './interview-time.tsx'
import { SlotList, type SlotListProps } from './slot-list.tsx'
import { useCalendarFile } from './use-interview-actions.ts'

export type DialogName = 'ask_for_others' | 'propose' | 'cancel'

type InterviewCardProps = SlotListProps & {
  highlighted: boolean
  onDialog: (name: DialogName) => void
  renderNotes?: ((applicationId: string) => ReactNode) | undefined
}

export function InterviewCard(props: InterviewCardProps) {
  const { interview, side, now, highlighted, onDialog, onChanged, renderNotes } = props
  const { id, internship, company, student, status, startsAt, endsAt } = interview
  const group = interviewGroup(interview, side, now)
  const person = fullName(student)
  const heading = `interview-heading-${id}`
  return (
    <ItemCard
      ref={useFocusInView(highlighted)}
      id={`interview-${id}`}
      tabIndex={-1}
      aria-labelledby={`${heading} ${heading}-other`}
      className={classes('grid gap-3', highlighted && 'outline-2 outline-offset-2 outline-primary')}
    >
      <header className="flex flex-wrap items-start justify-between gap-2">
        <div className="flex min-w-0 gap-3">
          {side === 'student' ? (
            <CompanyMark company={company} className="mt-0.5 size-10" />
          ) : (
            <Avatar name={person} className="size-10 text-14" />
          )}
          <div className="min-w-0">
            <h4 id={heading} className="text-16 font-semibold">
              <Link
                to={`/${side}/dashboard`}
                search={{ tab: 'applications', application: interview.applicationId }}
                className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
              >
                {side === 'student' ? internship.title : person}
              </Link>
            </h4>
            <p id={`${heading}-other`} className="text-14">
              {side === 'student' ? <CompanyName company={company} /> : internship.title}
            </p>
          </div>
        </div>
        {interview.outcome ? (
          <OutcomeBadge outcome={interview.outcome} />
        ) : (
          <Badge tone={groupTones[group]}>{groupTexts[group][side]}</Badge>
        )}
      </header>
      {startsAt !== null && endsAt !== null && (
        <InterviewTime
          span={{ startsAt, endsAt }}
          timeZone={interview.timeZone}
          side={side}
          isValid={status === 'scheduled'}
        />
      )}
      {status !== 'cancelled' && <Place interview={interview} />}
      {interview.note !== '' && status !== 'cancelled' && (
        <p className="max-w-prose text-14 whitespace-pre-line text-soft">{interview.note}</p>
      )}
      <LastReason interview={interview} side={side} />
      {status === 'proposed' && <SlotList interview={interview} side={side} now={now} onChanged={onChanged} />}
      {group === 'past' && renderNotes && (
        <AfterInterview interview={interview}>{() => renderNotes(interview.applicationId)}</AfterInterview>
      )}
      <Actions interview={interview} side={side} now={now} onDialog={onDialog} />
    </ItemCard>
  )
}

/** The notes on the applicant, which load when they are opened. */
function AfterInterview({ interview, children }: { interview: Interview; children: () => ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="text-14">
      <summary className="min-h-8 w-fit cursor-pointer content-center font-medium text-primary">
        {interview.outcome ? 'Private notes' : 'How did it go?'}
        <span className="sr-only">{` ${fullName(interview.student)}`}</span>
      </summary>
      {open && <Suspense>{children()}</Suspense>}
    </details>
  )
}

const groupTones: Record<InterviewGroup, Tone> = {
  your_turn: 'warning',
  their_turn: 'neutral',
  upcoming: 'success',
  past: 'neutral',
  cancelled: 'danger',
}
const both = (word: string) => ({ student: word, company: word })
const groupTexts: Record<InterviewGroup, Record<InterviewSide, string>> = {
  your_turn: { student: 'Pick a time', company: 'New times requested' },
  their_turn: { student: 'Waiting for new times', company: 'Waiting for the student' },
  upcoming: both('Scheduled'),
  past: both('Past'),
  cancelled: both('Cancelled'),
}

const modeIcons: Record<InterviewMode, LucideIcon> = { video: Video, phone: Phone, 'on-site': MapPin }

function Place({ interview: { mode, place } }: { interview: Interview }) {
  const Icon = modeIcons[mode]
  return (
    <p className="flex min-w-0 items-start gap-2 text-14">
      <Icon aria-hidden size={16} className="mt-0.5 shrink-0 text-soft" />
      <span className="min-w-0 break-words">
        {modeWords[mode]}:{' '}
        {isLink(place) ? (
          <a href={place} target="_blank" rel="noopener noreferrer" className="text-primary underline">
            {place}
          </a>
        ) : (
          <span>{place}</span>
        )}
      </span>
    </p>
  )
}

function LastReason({ interview, side }: { interview: Interview; side: InterviewSide }) {
  const { reason, changedBy, company, student } = interview
  if (reason === '') return null
  const author = changedBy === side ? 'You' : changedBy === 'student' ? student.firstName : company.companyName
  return (
    <p className="max-w-prose text-14">
      {author}: “{reason}”
    </p>
  )
}

/** How each side asks for other times. */
const newTimes = {
  student: { action: 'ask_for_others', label: 'Request new times' },
  company: { action: 'propose', label: 'Propose new times' },
} as const

type ActionsProps = Pick<InterviewCardProps, 'interview' | 'side' | 'now' | 'onDialog'>

function Actions({ interview, side, now, onDialog }: ActionsProps) {
  const calendar = useCalendarFile(interview.id)
  const allowed = allowedInterviewActs(interview, side, now)
  const isAgreed = interview.status === 'scheduled'
  const { action, label } = newTimes[side]
  const moveLabel = isAgreed ? 'Reschedule' : label
  const name = (action: string) => buttonName(action, interview, side)
  if (allowed.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-3">
      {isAgreed && (
        <Button
          icon={CalendarPlus}
          look="secondary"
          size="small"
          aria-label={name('Add to calendar')}
          busy={calendar.isPending}
          onClick={() => calendar.mutate()}
        >
          Add to calendar
        </Button>
      )}
      {allowed.includes(action) && (
        <Button
          look={isAgreed ? 'quiet' : 'secondary'}
          size="small"
          aria-label={name(moveLabel)}
          onClick={() => onDialog(action)}
        >
          {moveLabel}
        </Button>
      )}
      <Button look="quiet" size="small" aria-label={name('Cancel interview')} onClick={() => onDialog('cancel')}>
        Cancel interview
      </Button>
    </div>
  )
}
