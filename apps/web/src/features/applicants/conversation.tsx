import type { Application } from '@fledge/contract/applications'
import { useQuery } from '@tanstack/react-query'
import { timelineOf, useThread } from '../../api/conversation.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Failure } from '../../ui/failure.tsx'
import { MessageThread } from '../../ui/message-thread.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Timeline } from '../../ui/timeline.tsx'

/** What was said and what happened about one applicant. */
export function Conversation({ application, onClose }: { application: Application; onClose: () => void }) {
  const { applicant, internship } = application
  const timeline = useQuery(timelineOf(application.id))
  const { query, thread } = useThread(application, 'company')
  const name = `${applicant.firstName} ${applicant.lastName}`
  return (
    <Dialog open onClose={onClose} title={name} description={internship.title}>
      <div className="grid gap-6 md:grid-cols-[3fr_2fr]">
        <div className="grid content-start gap-3">
          <h3 className="text-14 font-medium text-soft">Messages</h3>
          {query.isPending && <Skeleton className="h-24" />}
          {query.isError && (
            <Failure message="The messages could not be loaded." onRetry={() => void query.refetch()} />
          )}
          {query.data && <MessageThread {...thread} other={name} />}
        </div>
        <div className="grid content-start gap-3">
          <h3 className="text-14 font-medium text-soft">Timeline</h3>
          {timeline.isPending && <Skeleton className="h-24" />}
          {timeline.isError && (
            <Failure message="The timeline could not be loaded." onRetry={() => void timeline.refetch()} />
          )}
          {timeline.data && <Timeline events={timeline.data} side="company" />}
        </div>
      </div>
    </Dialog>
  )
}
