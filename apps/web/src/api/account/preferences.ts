import type { CallInput } from '@fledge/contract/http/endpoint'
import { getPreferences, type OwnPreferences, savePreferences, skipPreferences } from '@fledge/contract/preferences'
import type { QueryClient } from '@tanstack/react-query'
import { call, dataQuery } from '../call.ts'

export const ownPreferences = dataQuery(['preferences'], getPreferences, {})

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
