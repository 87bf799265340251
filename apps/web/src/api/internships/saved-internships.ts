import type { Internship } from '@fledge/contract/internships'
import * as savedItems from '@fledge/contract/saved-items'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call, changeCachedItem, changeCachedList, dataQuery } from '../call.ts'

export const savedInternships = (userId: string) =>
  dataQuery(['saved', 'internships', userId], savedItems.listSavedInternships, {})

export const savedSearches = (userId: string) =>
  dataQuery(['saved', 'searches', userId], savedItems.listSavedSearches, {})

type Wish = { internship: Internship; saved: boolean }
export type Saving = { ids: ReadonlySet<string>; save: (internship: Internship, saved: boolean) => void }

/** Saved internships, with optimistic changes that are sent one after another, so that the last click wins. */
export function useSaving(userId: string, onRefused: (error: Error) => void): Saving {
  const queries = useQueryClient()
  const { queryKey } = savedInternships(userId)
  const { data } = useQuery(savedInternships(userId))
  const { mutate } = useMutation({
    mutationKey: ['save', userId],
    scope: { id: `save ${userId}` },
    mutationFn: ({ internship, saved }: Wish): Promise<unknown> => {
      const params = { internshipId: internship.id }
      return saved ? call(savedItems.saveInternship, { params }) : call(savedItems.unsaveInternship, { params })
    },
    onMutate: async (wish) => {
      await queries.cancelQueries({ queryKey })
      show(queries, userId, wish)
    },
    onError: (error, { internship, saved }) => {
      show(queries, userId, { internship, saved: !saved })
      onRefused(error)
    },
    onSettled: () => {
      if (queries.isMutating({ mutationKey: ['save', userId] }) === 1) void queries.invalidateQueries({ queryKey })
    },
  })
  const ids = useMemo(() => new Set(data?.map(({ id }) => id)), [data])
  return { ids, save: (internship, saved) => mutate({ internship, saved }) }
}

function show(queries: QueryClient, userId: string, { internship, saved }: Wish): void {
  changeCachedList<savedItems.SavedInternship>(queries, savedInternships(userId).queryKey, (list) => {
    const others = list.filter(({ id }) => id !== internship.id)
    return saved ? [{ savedAt: new Date().toISOString(), open: true, ...internship }, ...others] : others
  })
}

export function useSaveSearch(userId: string, onSaved: (search: savedItems.SavedSearch) => void) {
  const queries = useQueryClient()
  const { queryKey } = savedSearches(userId)
  return useMutation({
    mutationFn: (body: savedItems.SearchToSave) => call(savedItems.saveSearch, { body }),
    onSuccess: ({ data }) => {
      changeCachedList<savedItems.SavedSearch>(queries, queryKey, (searches) => [...searches, data])
      onSaved(data)
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}

export function useChangeAlert(userId: string, onSaved: (search: savedItems.SavedSearch) => void) {
  const queries = useQueryClient()
  const { queryKey } = savedSearches(userId)
  return useMutation({
    mutationFn: ({ id, alert }: Pick<savedItems.SavedSearch, 'id' | 'alert'>) =>
      call(savedItems.changeSavedSearch, { params: { id }, body: { alert } }),
    onSuccess: ({ data }) => {
      changeCachedItem<savedItems.SavedSearch>(queries, queryKey, data)
      onSaved(data)
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}

export const deleteSearch = (id: string) => call(savedItems.deleteSavedSearch, { params: { id } })
