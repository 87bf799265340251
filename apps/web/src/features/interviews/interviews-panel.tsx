import type { Interview } from '@fledge/contract/interviews'
import { type InterviewGroup, type InterviewSide, interviewGroup } from '@fledge/core/interviews/interview'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock, ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { messageOf } from '../../api/call.ts'
import { ownInterviews } from '../../api/interviews.ts'
import { useMinute } from '../../lib/use-minute.ts'
import { Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import { InterviewCard } from './interview-card.tsx'
import { InterviewDialogs, type OpenDialog } from './interview-dialogs.tsx'
import { type PointOut, useHighlight } from './use-point-out.ts'

type InterviewsPanelProps = {
  side: InterviewSide
  /** An interview to scroll to and point out. */
  named: string | undefined
  /** What helps when there are none. */
  whenNone: ReactNode
}

/** One's interviews by what is to be done: those that wait for one's answer first. */
export function InterviewsPanel({ side, named, whenNone }: InterviewsPanelProps) {
  useMinute()
  const query = useQuery(ownInterviews)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  // After an act of one's own the card moves to another group: it takes the focus along.
  const [acted, setActed] = useState<PointOut | null>(null)
  const shown = acted ?? (named === undefined ? null : { id: named, time: 0 })
  const ringed = useHighlight(shown, query.data)
  const onChanged = (id: string) => setActed({ id, time: Date.now() })

  if (query.isPending) return <CardSkeletons className="h-44" />
  if (query.isLoadingError)
    return (
      <Failure
        message={messageOf(query.error, 'Your interviews could not be loaded.')}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    )
  const now = new Date()
  const groups = Map.groupBy(query.data, (interview) => interviewGroup(interview, side, now))
  const gone = named !== undefined && !query.data.some(({ id }) => id === named)
  return (
    <div className="grid grid-cols-1 gap-6">
      <h2 className="text-20">Interviews</h2>
      {gone && <p role="status">This interview is no longer available.</p>}
      {query.data.length === 0 && (
        <Empty icon={CalendarClock} title="No interviews yet" action={whenNone}>
          {noneTexts[side]}
        </Empty>
      )}
      {order.map((group) => (
        <Group key={group} group={group} interviews={groups.get(group) ?? []} holds={shown?.id}>
          {(interview) => (
            <InterviewCard
              interview={interview}
              side={side}
              now={now}
              pointedOut={interview.id === ringed}
              onDialog={(name) => setDialog({ name, interview })}
              onChanged={onChanged}
            />
          )}
        </Group>
      ))}
      <InterviewDialogs dialog={dialog} side={side} onClose={() => setDialog(null)} onChanged={onChanged} />
    </div>
  )
}

const noneTexts: Record<InterviewSide, string> = {
  student: 'When a company invites you to an interview, its proposed times appear here. Pick one that suits you.',
  company:
    'Propose an interview from an application. You offer times, the student picks one, and we email both of you.',
}

const order: InterviewGroup[] = ['your_turn', 'upcoming', 'their_turn', 'past', 'cancelled']
const headings: Record<InterviewGroup, string> = {
  your_turn: 'Needs your answer',
  upcoming: 'Upcoming',
  their_turn: 'Waiting for an answer',
  past: 'Past',
  cancelled: 'Cancelled',
}

type GroupProps = {
  group: InterviewGroup
  interviews: readonly Interview[]
  /** The interview that is shown must be seen. */
  holds: string | undefined
  children: (interview: Interview) => ReactNode
}

/** What is over is folded away. */
function Group({ group, interviews, holds, children }: GroupProps) {
  if (interviews.length === 0) return null
  const list = (
    <ul className="grid gap-3">
      {interviews.map((interview) => (
        <li key={interview.id}>{children(interview)}</li>
      ))}
    </ul>
  )
  const isOver = group === 'past' || group === 'cancelled'
  if (!isOver)
    return (
      <section aria-labelledby={`interviews-${group}`} className="grid gap-3">
        <h3 id={`interviews-${group}`} className="text-16">
          {headings[group]} <span className="tabular text-14 font-normal text-soft">{interviews.length}</span>
        </h3>
        {list}
      </section>
    )
  return (
    <details open={interviews.some(({ id }) => id === holds) || undefined} className="group">
      <summary className="flex min-h-10 list-none items-center gap-2 py-2 text-16 font-semibold">
        <ChevronDown aria-hidden size={16} className="shrink-0 -rotate-90 text-soft group-open:rotate-0" />
        {headings[group]} <span className="tabular text-14 font-normal text-soft">{interviews.length}</span>
      </summary>
      {list}
    </details>
  )
}
