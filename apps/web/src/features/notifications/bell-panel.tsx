import { bellLimit } from '@fledge/contract/constants'
import type { Role } from '@fledge/contract/users'
import { Link } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'
import { Connection } from './connection.tsx'
import { Listed } from './listed.tsx'
import { NotificationList } from './notification-list.tsx'
import { useNotificationChanges, useNotifications } from './use-notifications.ts'

const allNotifications = { student: '/student/notifications', company: '/company/notifications' } as const

/** The panel of the bell: the ten newest notifications and a link to all. */
export function BellPanel({ role, onLeave }: { role: Role; onLeave: () => void }) {
  const { query, notifications, total, unread } = useNotifications()
  const { read, readAll, remove } = useNotificationChanges()
  return (
    <>
      <div className="flex min-h-14 flex-wrap items-center gap-x-3 border-b border-line px-4 py-1">
        <h2 className="text-16">Notifications</h2>
        <Connection />
        <Button look="quiet" size="small" disabled={unread === 0} onClick={readAll} className="-mr-2 ml-auto">
          Mark all as read
        </Button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <Listed query={query} count={notifications.length}>
          <NotificationList
            notifications={notifications.slice(0, bellLimit)}
            role={role}
            onRead={read}
            onDelete={remove}
            onLeave={onLeave}
          />
        </Listed>
      </div>
      {total > bellLimit && (
        <div className="border-t border-line">
          <Link
            to={allNotifications[role]}
            onClick={onLeave}
            className="flex min-h-11 items-center justify-center rounded-base text-14 font-medium text-primary hover:underline -outline-offset-2"
          >
            View all
          </Link>
        </div>
      )}
    </>
  )
}
