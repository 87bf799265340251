import type { Application } from '@fledge/contract/applications'
import { useInfiniteQuery } from '@tanstack/react-query'
import { timelineQuery, useThread } from '../../api/conversation.ts'
import { QueryFailure } from '../../api/query-failure.tsx'
import { MessageThread } from '../../ui/application/message-thread.tsx'
import { Timeline } from '../../ui/application/timeline.tsx'
import { WrittenAnswers } from '../../ui/application/written-answers.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export function ConversationPanel({ application }: { application: Application }) {
  const timeline = useInfiniteQuery(timelineQuery(application.id))
  const { query, thread } = useThread(application, 'student')
  return (
    <div className="grid gap-6 border-t border-line pt-4 md:grid-cols-[3fr_2fr]">
      <div className="md:col-span-2 empty:hidden">
        <WrittenAnswers application={application} by="own" />
      </div>
      <div className="grid content-start gap-3">
        <h4 className="text-14 font-medium text-soft">Messages</h4>
        {query.isPending && <Skeleton className="h-24" />}
        <QueryFailure query={query} fallback="The messages could not be loaded." />
        {query.data && <MessageThread {...thread} other={application.internship.company.companyName} />}
      </div>
      <div className="grid content-start gap-3">
        <h4 className="text-14 font-medium text-soft">Timeline</h4>
        {timeline.isPending && <Skeleton className="h-24" />}
        <QueryFailure query={timeline} fallback="The timeline could not be loaded." />
        {timeline.data && <Timeline events={timeline.data} side="student" earlier={timeline} />}
      </div>
    </div>
  )
}
