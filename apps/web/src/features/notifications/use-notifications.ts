import { pollEveryMs } from '@fledge/contract/constants'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLiveState } from '../../api/live/live-state.ts'
import { notificationPages } from '../../api/live/notifications.ts'

/** The cached list and its counts. Polls every 30 s while the live connection is down. */
export function useNotifications() {
  const live = useLiveState()
  const query = useInfiniteQuery({ ...notificationPages, refetchInterval: live === 'live' ? false : pollEveryMs })
  const { data, error } = query
  useEffect(() => {
    if (error) console.error('Notifications could not be loaded:', error.message)
  }, [error])
  const first = data?.pages[0]
  return {
    query,
    notifications: data?.pages.flatMap(({ notifications }) => notifications) ?? [],
    total: first?.total ?? 0,
    unread: first?.unreadCount ?? 0,
  }
}
