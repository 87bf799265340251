import type { Role } from '@fledge/contract/users'
import { Connection } from './connection.tsx'
import { Listed } from './listed.tsx'
import { NotificationList } from './notification-list.tsx'
import { useNotificationChanges, useNotifications } from './use-notifications.ts'

export function NewestNotifications({ role }: { role: Role }) {
  const { query, notifications } = useNotifications()
  const { read, remove } = useNotificationChanges()
  return (
    <section aria-labelledby="newest-heading" className="grid gap-3">
      <div className="flex items-center gap-4">
        <h2 id="newest-heading" className="text-20">
          Newest
        </h2>
        <Connection />
      </div>
      <div className="overflow-hidden rounded-base border border-line bg-raised">
        <Listed query={query} count={notifications.length}>
          <NotificationList notifications={notifications} role={role} onRead={read} onDelete={remove} />
        </Listed>
      </div>
    </section>
  )
}
