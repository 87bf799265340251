import type { Role } from '@fledge/contract/users'
import { useLayoutEffect, useRef } from 'react'
import { countText } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Connection } from './connection.tsx'
import { Listed } from './listed.tsx'
import { NotificationList } from './notification-list.tsx'
import { useNotificationChanges, useNotifications } from './use-notifications.ts'

export function NotificationsPage({ forRole }: { forRole: Role }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { query, notifications, total, unread } = useNotifications()
  const { read, readAll, remove, notSaved } = useNotificationChanges()
  const { list, wantOlder } = useFocusOnOlder(notifications.length)
  const markAll = () => {
    heading.current?.focus()
    readAll()
  }
  return (
    <div className="page py-8">
      <div className="grid max-w-3xl gap-6">
        <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div className="grid gap-1">
            <h1 ref={heading} tabIndex={-1} className="text-31">
              Notifications
            </h1>
            <p role="status" className="min-h-5 text-14 text-soft">
              {total > 0 && `${countText(total, 'notification')}, ${unread} unread`}
            </p>
          </div>
          <div className="flex items-center gap-4">
            <Connection />
            <Button
              look="secondary"
              className={total === 0 ? 'invisible' : ''}
              disabled={unread === 0}
              onClick={markAll}
            >
              Mark all as read
            </Button>
          </div>
        </header>
        {notSaved && (
          <p role="status" className="text-14 text-danger">
            Your last change was not saved.
          </p>
        )}
        <section
          ref={list}
          aria-label="All notifications"
          className="overflow-hidden rounded-base border border-line bg-raised"
        >
          <Listed query={query} count={notifications.length}>
            <NotificationList notifications={notifications} role={forRole} onRead={read} onDelete={remove} />
          </Listed>
        </section>
        {query.hasNextPage && (
          <div className="flex flex-wrap items-center gap-4">
            <Button
              look="secondary"
              busy={query.isFetchingNextPage}
              onClick={() => {
                wantOlder()
                void query.fetchNextPage()
              }}
            >
              Show older
            </Button>
            <p className="text-14 text-soft tabular">
              {notifications.length} of {total}
            </p>
          </div>
        )}
      </div>
    </div>
  )
}

/** The button disappears after the last page, so the focus moves to the first new notification. */
function useFocusOnOlder(count: number) {
  const list = useRef<HTMLElement>(null)
  const before = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (before.current === null || count <= before.current) return
    const first = list.current?.querySelectorAll('li')[before.current]
    before.current = null
    if (document.activeElement === document.body) first?.querySelector('a')?.focus()
  }, [count])
  const wantOlder = () => {
    before.current = count
  }
  return { list, wantOlder }
}
