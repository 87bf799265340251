import type { Interview } from '@fledge/contract/interviews'
import { type InterviewGroup, type InterviewSide, interviewGroup } from '@fledge/core/interviews/interview'
import { useIsFetching, useQuery } from '@tanstack/react-query'
import { CalendarClock, ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ownInterviews } from '../../api/interviews.ts'
import { QueryFailure } from '../../api/query-failure.tsx'
import { useHighlight } from '../../lib/hooks/use-highlight.ts'
import { useMinute } from '../../lib/hooks/use-minute.ts'
import { Empty } from '../../ui/empty.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import { InterviewCard } from './interview-card.tsx'
import { InterviewDialogs, type OpenDialog } from './interview-dialogs.tsx'

type InterviewsPanelProps = {
  side: InterviewSide
  /** The interview to scroll to and highlight. */
  named: string | undefined
  /** What a company notes on an applicant whose interview has begun. */
  renderNotes?: (applicationId: string) => ReactNode
  /** What helps when there are none. */
  emptyAction: ReactNode
}

/** The user's interviews by group, those that need an answer first. */
export function InterviewsPanel({ side, named, renderNotes, emptyAction }: InterviewsPanelProps) {
  useMinute()
  const query = useQuery(ownInterviews)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  // A changed interview moves to another group and keeps the focus.
  const [changed, setChanged] = useState<{ id: string; time: number } | null>(null)
  const shown = changed ?? (named === undefined ? null : { id: named, time: 0 })
  const isListed = query.data?.some(({ id }) => id === shown?.id) ?? false
  const highlighted = useHighlight(isListed ? `${shown?.id} ${shown?.time}` : undefined, useIsFetching() > 0)
  const onChanged = (id: string) => setChanged({ id, time: Date.now() })

  if (query.isPending) return <CardSkeletons className="h-44" />
  if (query.isLoadingError) return <QueryFailure query={query} fallback="Your interviews could not be loaded." />
  const now = new Date()
  const groups = Map.groupBy(query.data, (interview) => interviewGroup(interview, side, now))
  const gone = named !== undefined && !query.data.some(({ id }) => id === named)
  return (
    <div className="grid grid-cols-1 gap-6">
      <h2 className="text-20">Interviews</h2>
      {gone && <p role="status">This interview is no longer available.</p>}
      {query.data.length === 0 && (
        <Empty icon={CalendarClock} title="No interviews yet" action={emptyAction}>
          {noneTexts[side]}
        </Empty>
      )}
      {order.map((group) => (
        <Group key={group} group={group} interviews={groups.get(group) ?? []} shownId={shown?.id}>
          {(interview) => (
            <InterviewCard
              interview={interview}
              side={side}
              now={now}
              highlighted={highlighted !== undefined && interview.id === shown?.id}
              onDialog={(name) => setDialog({ name, interview })}
              onChanged={onChanged}
              renderNotes={renderNotes}
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
  /** The interview that must be visible. */
  shownId: string | undefined
  children: (interview: Interview) => ReactNode
}

/** Past and cancelled interviews are folded. */
function Group({ group, interviews, shownId, children }: GroupProps) {
  if (interviews.length === 0) return null
  const list = (
    <ul className="grid grid-cols-1 items-start gap-3 lg:grid-cols-2">
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
    <details open={interviews.some(({ id }) => id === shownId) || undefined} className="group">
      <summary className="flex min-h-10 list-none items-center gap-2 py-2 text-16 font-semibold">
        <ChevronDown aria-hidden size={16} className="shrink-0 -rotate-90 text-soft group-open:rotate-0" />
        {headings[group]} <span className="tabular text-14 font-normal text-soft">{interviews.length}</span>
      </summary>
      {list}
    </details>
  )
}
