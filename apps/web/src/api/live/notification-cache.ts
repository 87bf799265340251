import type { Result } from '@fledge/contract/http/endpoint'
import type { listNotifications, Notification } from '@fledge/contract/notifications'
import type { InfiniteData } from '@tanstack/react-query'

export type NotificationPages = InfiniteData<Result<typeof listNotifications>>

/** Pure, idempotent changes of the cached list: each change arrives here and over the socket. */

/** Adds a new one at the front, unless it exists. */
export function withNew(list: NotificationPages, news: Notification): NotificationPages {
  const [first, ...rest] = list.pages
  if (!first || find(list, news.id)) return list
  const pages = [{ ...first, notifications: [news, ...first.notifications] }, ...rest]
  return counted({ ...list, pages }, 1, news.isRead ? 0 : 1)
}

export function withRead(list: NotificationPages, id: string): NotificationPages {
  const found = find(list, id)
  if (!found || found.isRead) return list
  const changed = mapped(list, (one) => (one.id === id ? { ...one, isRead: true } : one))
  return counted(changed, 0, -1)
}

export function withAllRead(list: NotificationPages): NotificationPages {
  const unread = list.pages[0]?.unreadCount ?? 0
  const changed = mapped(list, (one) => ({ ...one, isRead: true }))
  return counted(changed, 0, -unread)
}

export function without(list: NotificationPages, id: string): NotificationPages {
  const found = find(list, id)
  if (!found) return list
  const pages = list.pages.map((page) => ({
    ...page,
    notifications: page.notifications.filter((one) => one !== found),
  }))
  return counted({ ...list, pages }, -1, found.isRead ? 0 : -1)
}

export const find = (list: NotificationPages, id: string): Notification | undefined =>
  list.pages.flatMap(({ notifications }) => notifications).find((one) => one.id === id)

const mapped = (list: NotificationPages, change: (one: Notification) => Notification): NotificationPages => ({
  ...list,
  pages: list.pages.map((page) => ({ ...page, notifications: page.notifications.map(change) })),
})

/** Every page contains the counts of the whole list. */
const counted = (list: NotificationPages, more: number, moreUnread: number): NotificationPages => ({
  ...list,
  pages: list.pages.map((page) => ({
    ...page,
    total: Math.max(0, page.total + more),
    unreadCount: Math.max(0, page.unreadCount + moreUnread),
  })),
})
