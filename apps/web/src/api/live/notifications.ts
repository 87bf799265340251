import * as notifications from '@fledge/contract/notifications'
import type { NotificationCategory } from '@fledge/core/notifications'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call, callForChange, dataQuery } from '../call.ts'

const pageSize = 20

/** One's notifications, newest first, page by page. The bell shows the beginning of the same list. */
export const notificationPages = infiniteQueryOptions({
  queryKey: ['notifications'],
  queryFn: ({ pageParam, signal }) =>
    call(
      notifications.listNotifications,
      { query: { limit: pageSize, ...(pageParam && { cursor: pageParam }) } },
      signal,
    ),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
})

export const markRead = (id: string) => callForChange(notifications.readNotification, { params: { id } })
export const markAllRead = () => callForChange(notifications.readAllNotifications, {})
export const removeNotification = (id: string) => callForChange(notifications.deleteNotification, { params: { id } })

/** Key of the `markRead` mutation, which the live connection echoes. */
export const readKey = ['notifications', 'read'] as const

/** Counts in total, unread and by category. Shares the list's key prefix, so both are invalidated together. */
export const notificationCounts = dataQuery(
  [...notificationPages.queryKey, 'counts'],
  notifications.notificationStats,
  {},
)

export const sendTest = async (category: NotificationCategory) =>
  (await call(notifications.sendTestNotification, { body: { category } })).data
