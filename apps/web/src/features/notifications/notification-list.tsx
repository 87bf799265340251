import type { Notification } from '@fledge/contract/notifications'
import type { Role } from '@fledge/contract/users'
import { notificationDestination } from '@fledge/core/notification-destination'
import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useRef } from 'react'
import { shortMomentText } from '../../lib/format.ts'
import { useMinute } from '../../lib/hooks/use-minute.ts'
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

type Named = Pick<Notification, 'title' | 'sender' | 'relatedInternship' | 'createdAt'>

/** Unique accessible names: the title with sender and listing, and the time if these repeat as well. */
export function nameNotifications(notifications: readonly Named[]): string[] {
  const names = notifications.map(notificationName)
  const times = Map.groupBy(names, (name) => name)
  return notifications.map(({ createdAt }, place) => {
    const name = names[place] ?? ''
    return (times.get(name)?.length ?? 0) > 1 ? `${name}, ${shortMomentText(createdAt)}` : name
  })
}

/** A title such as 'Message from Kite Labs' already contains the sender. */
function notificationName({ title, sender, relatedInternship }: Named): string {
  const more = [sender?.name, relatedInternship?.title].filter((part) => part && !title.includes(part))
  return [title, ...more].join(', ')
}
