import {
  deleteNotification,
  listNotifications,
  readAllNotifications,
  readNotification,
} from '@fledge/contract/notifications'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

const pageSize = 20

/** One's notifications, newest first, a page at a time. The bell shows the beginning of the same list. */
export const notificationPages = infiniteQueryOptions({
  queryKey: ['notifications'],
  queryFn: ({ pageParam, signal }) =>
    call(listNotifications, { query: { limit: pageSize, ...(pageParam && { cursor: pageParam }) } }, signal),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
})

export const markRead = (id: string) => call(readNotification, { params: { id } })
export const markAllRead = () => call(readAllNotifications, {})
export const removeNotification = (id: string) => call(deleteNotification, { params: { id } })

/** Names the mutation of `markRead`, so that the live connection can echo it. */
export const readKey = ['notifications', 'read'] as const
