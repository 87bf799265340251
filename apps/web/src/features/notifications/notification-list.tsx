import type { Notification } from '@fledge/contract/notifications'
import type { Role } from '@fledge/contract/users'
import { notificationDestination } from '@fledge/core/notification-destination'
import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useRef } from 'react'
import { useMinute } from '../../lib/hooks/use-minute.ts'
import { nameNotifications } from './name-notifications.ts'
import { NotificationRow } from './notification-row.tsx'

type ListProps = {
  notifications: readonly Notification[]
  role: Role
  onRead: (id: string) => void
  onDelete: (id: string) => void
  /** Called when a click navigates to another page. */
  onLeave?: () => void
}

/** The list of notifications. The focus stays in the list when a button disappears. */
export function NotificationList({ notifications, role, onRead, onDelete, onLeave }: ListProps) {
  useMinute()
  const router = useRouter()
  const list = useRef<HTMLUListElement>(null)
  const names = nameNotifications(notifications)
  const findLink = (place: number) => list.current?.children.item(place)?.querySelector('a')

  const open = (event: MouseEvent, { id, isRead }: Notification, href: string) => {
    if (!isRead) onRead(id)
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onLeave?.()
    void router.navigate({ href })
  }
  const read = (id: string, place: number) => {
    findLink(place)?.focus()
    onRead(id)
  }
  const remove = (id: string, place: number) => {
    const next = findLink(place + 1) ?? (place > 0 ? findLink(place - 1) : null) ?? list.current
    next?.focus()
    onDelete(id)
  }

  return (
    <ul ref={list} tabIndex={-1} className="divide-y divide-line outline-none">
      {notifications.map((notification, place) => {
        const href = notificationDestination(notification, role)
        return (
          <NotificationRow
            key={notification.id}
            notification={notification}
            name={names[place] ?? notification.title}
            href={href}
            onOpen={(event) => open(event, notification, href)}
            onRead={() => read(notification.id, place)}
            onDelete={() => remove(notification.id, place)}
          />
        )
      })}
    </ul>
  )
}
