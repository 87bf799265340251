import type { Settings } from '@fledge/contract/settings'
import { texts } from '@fledge/contract/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ownSettings, saveSettings } from '../../api/account/account.ts'
import { failureToast } from '../../api/failure-toast.ts'
import { toast } from '../../ui/toast.tsx'

const { queryKey } = ownSettings
const privacy: readonly (keyof Settings)[] = ['profileVisible', 'showEmail', 'showPhone']

export type SaveSettings = (change: Partial<Settings>) => void

/** The settings with optimistic updates; reverts if the server refuses. */
export function useSettings() {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: queryKey,
    mutationFn: saveSettings,
    onMutate: async (change: Partial<Settings>) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData(queryKey)
      if (before) queries.setQueryData(queryKey, { ...before, ...change })
      return before
    },
    onSuccess: (_saved, change) => toast.success({ title: savedTitle(change), id: 'settings' }),
    onError: (error, change, before) => {
      queries.setQueryData(queryKey, (now) => now && before && { ...now, ...restored(change, before) })
      failureToast('Your change was not saved. Please try again.')(error)
    },
    // Refetches after the last of several changes; an earlier response would briefly undo later changes.
    onSettled: () => {
      if (queries.isMutating({ mutationKey: queryKey }) === 1) void queries.invalidateQueries({ queryKey })
    },
  })
  return { query: useQuery(ownSettings), save: mutate as SaveSettings }
}

const savedTitle = (change: Partial<Settings>): string =>
  privacy.some((name) => name in change) ? texts.settings.privacyUpdated : texts.settings.updated

/** Only the fields of this change, because other changes may have been saved since. */
const restored = (change: Partial<Settings>, before: Settings) =>
  Object.fromEntries(Object.keys(change).map((name) => [name, before[name as keyof Settings]]))
