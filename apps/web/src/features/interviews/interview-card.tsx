import { type Interview, isLink } from '@fledge/contract/interviews'
import {
  allowedInterviewActs,
  type InterviewGroup,
  type InterviewSide,
  interviewGroup,
} from '@fledge/core/interviews/interview'
import { CalendarPlus, MapPin, Phone, Video } from 'lucide-react'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ItemCard } from '../../ui/card.tsx'
import { classes } from '../../ui/class-names.ts'
import { CompanyName } from '../../ui/company-name.tsx'
import { buttonName } from './button-name.ts'
import { SlotList } from './slot-list.tsx'
import { useCalendarFile } from './use-interview-acts.ts'
import { When } from './when.tsx'

export type DialogName = 'ask_for_others' | 'propose' | 'cancel'

type InterviewCardProps = {
  interview: Interview
  side: InterviewSide
  now: Date
  pointedOut: boolean
  onDialog: (name: DialogName) => void
  onChanged: (id: string) => void
}

/** One interview: with whom, when and where, and what can be done now. */
export function InterviewCard({ interview, side, now, pointedOut, onDialog, onChanged }: InterviewCardProps) {
  const { id, internship, company, student, status, startsAt, endsAt } = interview
  const group = interviewGroup(interview, side, now)
  const person = `${student.firstName} ${student.lastName}`
  const heading = `interview-heading-${id}`
  return (
    <ItemCard
      id={`interview-${id}`}
      tabIndex={-1}
      aria-labelledby={`${heading} ${heading}-other`}
      className={classes('grid gap-3', pointedOut && 'outline-2 outline-offset-2 outline-primary')}
    >
      <header className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h4 id={heading} className="text-16 font-semibold">
            {side === 'student' ? internship.title : person}
          </h4>
          <p id={`${heading}-other`} className="text-14">
            {side === 'student' ? <CompanyName company={company} /> : internship.title}
          </p>
        </div>
        <Badge tone={tones[group]}>{words[group][side]}</Badge>
      </header>
      {startsAt !== null && endsAt !== null && (
        <When span={{ startsAt, endsAt }} timeZone={interview.timeZone} side={side} holds={status === 'scheduled'} />
      )}
      {status !== 'cancelled' && <Place interview={interview} />}
      {interview.note !== '' && status !== 'cancelled' && (
        <p className="max-w-prose text-14 whitespace-pre-line text-soft">{interview.note}</p>
      )}
      <Said interview={interview} side={side} />
      {status === 'proposed' && <SlotList interview={interview} side={side} now={now} onChanged={onChanged} />}
      <Acts interview={interview} side={side} now={now} onDialog={onDialog} />
    </ItemCard>
  )
}

const tones: Record<InterviewGroup, Tone> = {
  your_turn: 'warning',
  their_turn: 'neutral',
  upcoming: 'success',
  past: 'neutral',
  cancelled: 'danger',
}
const both = (word: string) => ({ student: word, company: word })
const words: Record<InterviewGroup, Record<InterviewSide, string>> = {
  your_turn: { student: 'Pick a time', company: 'New times requested' },
  their_turn: { student: 'Waiting for new times', company: 'Waiting for the student' },
  upcoming: both('Scheduled'),
  past: both('Past'),
  cancelled: both('Cancelled'),
}

const modes = {
  video: { icon: Video, word: 'Video call' },
  phone: { icon: Phone, word: 'Phone' },
  'on-site': { icon: MapPin, word: 'On site' },
} as const

function Place({ interview: { mode, place } }: { interview: Interview }) {
  const { icon: Icon, word } = modes[mode]
  return (
    <p className="flex min-w-0 items-start gap-2 text-14">
      <Icon aria-hidden size={16} className="mt-0.5 shrink-0 text-soft" />
      <span className="min-w-0 break-words">
        {word}:{' '}
        {isLink(place) ? (
          <a href={place} target="_blank" rel="noopener noreferrer" className="text-primary underline">
            {place}
          </a>
        ) : (
          place
        )}
      </span>
    </p>
  )
}

/** What was said with the last change, and by whom. */
function Said({ interview, side }: { interview: Interview; side: InterviewSide }) {
  const { reason, changedBy, company, student } = interview
  if (reason === '') return null
  const who = changedBy === side ? 'You' : changedBy === 'student' ? student.firstName : company.companyName
  return (
    <p className="max-w-prose text-14">
      {who}: “{reason}”
    </p>
  )
}

/** How each side comes to other times, before one is agreed and after. */
const otherTimes = {
  student: { act: 'ask_for_others', word: 'Request new times' },
  company: { act: 'propose', word: 'Propose new times' },
} as const

type ActsProps = Pick<InterviewCardProps, 'interview' | 'side' | 'now' | 'onDialog'>

function Acts({ interview, side, now, onDialog }: ActsProps) {
  const calendar = useCalendarFile(interview.id)
  const acts = allowedInterviewActs(interview, side, now)
  const isAgreed = interview.status === 'scheduled'
  const { act, word } = otherTimes[side]
  const moveWord = isAgreed ? 'Reschedule' : word
  const name = (doing: string) => buttonName(doing, interview, side)
  if (acts.length === 0) return null
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
      {acts.includes(act) && (
        <Button
          look={isAgreed ? 'quiet' : 'secondary'}
          size="small"
          aria-label={name(moveWord)}
          onClick={() => onDialog(act)}
        >
          {moveWord}
        </Button>
      )}
      <Button look="quiet" size="small" aria-label={name('Cancel interview')} onClick={() => onDialog('cancel')}>
        Cancel interview
      </Button>
    </div>
  )
}
