import type { Application } from '@fledge/contract/applications'
import { fullName } from '@fledge/core/full-name'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { timelineQuery, useThread } from '../../../api/conversation.ts'
import { QueryFailure } from '../../../api/query-failure.tsx'
import { MessageThread } from '../../../ui/application/message-thread.tsx'
import { Timeline } from '../../../ui/application/timeline.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

export function ConversationDialog({ application, onClose }: { application: Application; onClose: () => void }) {
  const { applicant, internship } = application
  const timeline = useInfiniteQuery(timelineQuery(application.id))
  const name = fullName(applicant)
  return (
    <Dialog onClose={onClose} title={name} description={internship.title}>
      <div className="grid gap-6 md:grid-cols-[3fr_2fr]">
        <Messages application={application} name={name} />
        <div className="grid content-start gap-3">
          <h3 className="text-14 font-medium text-soft">Timeline</h3>
          {timeline.isPending && <Skeleton className="h-24" />}
          <QueryFailure query={timeline} fallback="The timeline could not be loaded." />
          {timeline.data && <Timeline events={timeline.data} side="company" earlier={timeline} />}
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
      <QueryFailure query={query} fallback="The messages could not be loaded." />
      {query.data && <MessageThread {...thread} other={name} />}
    </div>
  )
}

/** Focuses the message field once the messages are loaded, unless that would open an on-screen keyboard. */
function useFocusOnWriting(isRead: boolean) {
  const messages = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isRead || !matchMedia('(pointer: fine)').matches) return
    // The dialog takes the focus first.
    const timer = setTimeout(() => messages.current?.querySelector('textarea')?.focus())
    return () => clearTimeout(timer)
  }, [isRead])
  return messages
}
