import { type MutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type NotificationPages, withAllRead, without, withRead } from '../../api/live/notification-cache.ts'
import { markAllRead, markRead, notificationPages, readKey, removeNotification } from '../../api/live/notifications.ts'

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
