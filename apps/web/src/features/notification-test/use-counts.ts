import { pollEveryMs } from '@fledge/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLiveState } from '../../api/live/live-state.ts'
import { notificationCounts } from '../../api/live/notifications.ts'

/** Notification counts. Polls every 30 s while the live connection is down. */
export function useCounts() {
  const live = useLiveState()
  const query = useQuery({ ...notificationCounts, refetchInterval: live === 'live' ? false : pollEveryMs })
  const { error } = query
  useEffect(() => {
    if (error) console.error('The counts of notifications could not be loaded:', error.message)
  }, [error])
  return query
}
