import { type MutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type NotificationPages, withAllRead, without, withRead } from '../../api/live/notification-cache.ts'
import { markAllRead, markRead, notificationPages, readKey, removeNotification } from '../../api/live/notifications.ts'

const { queryKey } = notificationPages

/** Marking and deleting: shown at once, taken back silently when the server did not take it. */
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
    // The last of several changes in a row asks for the truth; an earlier answer would undo the later ones for a
    // moment. Nobody waits for it: where the server is not reached, it takes long to fail.
    onSettled: () => {
      if (queries.isMutating({ mutationKey: queryKey }) === 1) void queries.invalidateQueries({ queryKey })
    },
  }
}
