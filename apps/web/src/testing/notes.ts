import type { Reply } from '@fledge/contract/http/endpoint'
import type { listNotifications, Notification } from '@fledge/contract/notifications'

/** A notification; by default an unread decision on an application. */
export const aNote = (id: string, over: Partial<Notification> = {}): Notification => ({
  _id: id,
  id,
  type: 'application',
  category: 'application_status',
  priority: 'normal',
  title: `Note ${id}`,
  message: 'Kite Labs answered your application.',
  isRead: false,
  createdAt: '2026-03-02T09:00:00.000Z',
  actionUrl: null,
  relatedInternship: null,
  sender: null,
  ...over,
})

/** The response for a list of notifications, optionally with a next page. */
export const listOf = (
  notifications: Notification[],
  over: Partial<Reply<typeof listNotifications>> = {},
): Reply<typeof listNotifications> => ({
  success: true,
  notifications,
  total: notifications.length,
  unreadCount: notifications.filter(({ isRead }) => !isRead).length,
  nextCursor: null,
  ...over,
})
