import type { Application } from '@fledge/contract/applications'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
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
  const name = `${applicant.firstName} ${applicant.lastName}`
  return (
    <Dialog open onClose={onClose} title={name} description={internship.title}>
      <div className="grid gap-6 md:grid-cols-[3fr_2fr]">
        <Messages application={application} name={name} />
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

function Messages({ application, name }: { application: Application; name: string }) {
  const { query, thread } = useThread(application, 'company')
  const messages = useFocusOnWriting(query.isSuccess)
  return (
    <div ref={messages} className="grid content-start gap-3">
      <h3 className="text-14 font-medium text-soft">Messages</h3>
      {query.isPending && <Skeleton className="h-24" />}
      {query.isError && <Failure message="The messages could not be loaded." onRetry={() => void query.refetch()} />}
      {query.data && <MessageThread {...thread} other={name} />}
    </div>
  )
}

/**
 * Who presses M means to write: once the messages are there, the focus goes from where the dialog put it to the field,
 * but where that would raise a keyboard of glass over what is to be read.
 */
function useFocusOnWriting(isRead: boolean) {
  const messages = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isRead || !matchMedia('(pointer: fine)').matches) return
    // After the dialog, which takes the focus when it has been drawn.
    const timer = setTimeout(() => messages.current?.querySelector('textarea')?.focus())
    return () => clearTimeout(timer)
  }, [isRead])
  return messages
}
