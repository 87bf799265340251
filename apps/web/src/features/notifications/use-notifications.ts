import { pollEveryMs } from '@fledge/contract/constants'
import { type MutationOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLiveState } from '../../api/live/live-state.ts'
import { type NotificationPages, withAllRead, without, withRead } from '../../api/live/notification-cache.ts'
import { markAllRead, markRead, notificationPages, readKey, removeNotification } from '../../api/live/notifications.ts'

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

const { queryKey } = notificationPages

/** Marks and deletes notifications optimistically; reverts without a message if the server refuses. */
export function useNotificationChanges() {
  const read = useMutation(useOptimistic(markRead, withRead, readKey))
  const readAll = useMutation(useOptimistic<void>(markAllRead, withAllRead))
  const remove = useMutation(useOptimistic(removeNotification, without))
  return {
    read: (id: string) => read.mutate(id),
    readAll: () => readAll.mutate(),
    remove: (id: string) => remove.mutate(id),
    notSaved: read.isError || readAll.isError || remove.isError,
  }
}

function useOptimistic<Of>(
  act: (of: Of) => Promise<unknown>,
  change: (list: NotificationPages, of: Of) => NotificationPages,
  mutationKey: readonly string[] = queryKey,
): MutationOptions<unknown, Error, Of, { before: NotificationPages | undefined }> {
  const queries = useQueryClient()
  return {
    mutationKey,
    mutationFn: act,
    onMutate: async (of) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData(queryKey)
      if (before) queries.setQueryData(queryKey, change(before, of))
      return { before }
    },
    onError: (error, _of, context) => {
      console.error('A change of notifications was not saved:', error.message)
      if (context?.before) queries.setQueryData(queryKey, context.before)
    },
    // Refetches after the last of several changes; an earlier response would briefly undo later changes. Not awaited,
    // because an unreachable server takes long to fail.
    onSettled: () => {
      if (queries.isMutating({ mutationKey: queryKey }) === 1) void queries.invalidateQueries({ queryKey })
    },
  }
}
