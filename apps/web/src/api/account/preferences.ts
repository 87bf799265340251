import type { CallInput } from '@fledge/contract/http/endpoint'
import { getPreferences, type OwnPreferences, savePreferences, skipPreferences } from '@fledge/contract/preferences'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

export const ownPreferences = queryOptions({
  queryKey: ['preferences'],
  queryFn: async ({ signal }): Promise<OwnPreferences> => (await call(getPreferences, {}, signal)).data,
})

/** Replaces the preferences. Lists ordered by them are fetched again. */
export async function replacePreferences(
  queries: QueryClient,
  body: CallInput<typeof savePreferences>['body'],
): Promise<OwnPreferences> {
  const { data } = await call(savePreferences, { body })
  queries.setQueryData(ownPreferences.queryKey, data)
  for (const key of ['internships', 'saved', 'analysis']) void queries.invalidateQueries({ queryKey: [key] })
  return data
}

export async function skipQuestion(queries: QueryClient): Promise<void> {
  const { data } = await call(skipPreferences, {})
  queries.setQueryData(ownPreferences.queryKey, data)
}
