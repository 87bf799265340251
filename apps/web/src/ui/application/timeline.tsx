import type { TimelineEvent } from '@fledge/contract/applications/application-lifecycle'
import type { Answer, Side } from '@fledge/core/applications/lifecycle'
import { type ApplicationEventKind, type Decision, statusLabels } from '@fledge/core/applications/status'
import { dayText, shortMomentText } from '../../lib/format.ts'
import { Button } from '../button.tsx'
import { Moment } from '../moment.tsx'

type TimelineProps = {
  events: readonly TimelineEvent[]
  side: Side
  earlier: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
}

/** The events of an application, oldest first, after a button for those before. */
export const Timeline = ({ events, side, earlier }: TimelineProps) => (
  <div className="grid justify-items-start gap-3">
    {earlier.hasNextPage && (
      <Button
        look="secondary"
        size="small"
        busy={earlier.isFetchingNextPage}
        onClick={() => void earlier.fetchNextPage()}
      >
        Earlier
      </Button>
    )}
    <ol aria-label="Timeline" className="grid text-14">
      {events.map((event) => (
        <li
          key={event.id}
          className="relative grid gap-0.5 border-l border-line pb-3 pl-4 last:border-transparent last:pb-0"
        >
          <span aria-hidden className="absolute top-1.5 -left-1 size-2 rounded-full bg-line-strong" />
          <span>{timelineText(event, side)}</span>
          <Moment at={event.createdAt} className="text-12 text-soft">
            {shortMomentText(event.createdAt)}
          </Moment>
        </li>
      ))}
    </ol>
  </div>
)

const words: Record<ApplicationEventKind, string | Record<Side, string>> = {
  submitted: { student: 'You applied', company: 'Applied' },
  seen: { student: 'The company opened your application', company: 'Application opened' },
  resume_opened: { student: 'The company opened your resume', company: 'Resume opened' },
  shortlisted: 'Shortlisted',
  decided: 'Decided',
  withdrawn: { student: 'You withdrew', company: 'The student withdrew' },
  submitted_again: { student: 'You applied again', company: 'Applied again' },
  answered: 'Answered',
  offer_extended: 'Answer date changed',
  listing_changed: 'Listing changed',
  listing_withdrawn: 'Listing withdrawn',
  interview_proposed: 'Interview times proposed',
  interview_others_asked: 'New interview times requested',
  interview_scheduled: 'Interview confirmed',
  interview_moved: 'Interview rescheduled',
  interview_cancelled: 'Interview cancelled',
  nudged: { student: 'You asked for a reply', company: 'The student asked for a reply' },
}

const answerTexts: Record<Answer, string> = {
  confirmed: 'accepted the offer',
  declined: 'declined the offer',
}

function extensionText({ answerBy, was }: TimelineEvent['detail'], side: Side): string {
  const verb = was === null ? 'set' : 'moved'
  const day = dayText(String(answerBy))
  return side === 'student' ? `The company ${verb} your answer date to ${day}` : `Answer date ${verb} to ${day}`
}

export function timelineText({ kind, detail }: Pick<TimelineEvent, 'kind' | 'detail'>, side: Side): string {
  if (kind === 'decided') return statusLabels[detail['status'] as Decision] ?? 'Decided'
  if (kind === 'answered') {
    const answer = answerTexts[detail['answer'] as Answer] ?? 'answered'
    return side === 'student' ? `You ${answer}` : `The student ${answer}`
  }
  if (kind === 'offer_extended') return extensionText(detail, side)
  if (kind === 'listing_changed' && detail['changes']) return `Listing changed. ${detail['changes']}`
  const text = words[kind]
  return typeof text === 'string' ? text : text[side]
}
