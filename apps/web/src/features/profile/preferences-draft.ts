import type { CallInput } from '@fledge/contract/http/endpoint'
import { type OwnPreferences, preferences, type savePreferences } from '@fledge/contract/preferences'
import { draftResolver } from '../../lib/form.ts'

/** The form values: text until it is parsed. */
export type PreferencesDraft = {
  cities: string[]
  remote: boolean
  startsFrom: string
  minimumStipend: string
  fields: string[]
}

type PreferencesInput = CallInput<typeof savePreferences>['body']

/** What was stated, or before the first time the place of the resume and remote, as the list uses them. */
export function toPreferencesDraft({
  isStated,
  isSkipped: _isSkipped,
  homePlace,
  ...own
}: OwnPreferences): PreferencesDraft {
  const startsFrom = own.startsFrom ?? ''
  const minimumStipend = own.minimumStipend === null ? '' : String(own.minimumStipend)
  const places = isStated || homePlace === null ? own : { cities: [homePlace], remote: true }
  return { ...own, startsFrom, minimumStipend, cities: [...places.cities], remote: places.remote }
}

/** Validates with the contract; empty fields are no preference. */
export const preferencesResolver = draftResolver<PreferencesDraft, PreferencesInput>(preferences, (draft) => ({
  ...draft,
  startsFrom: draft.startsFrom || null,
  minimumStipend: draft.minimumStipend.trim() === '' ? null : draft.minimumStipend.replace(/[₹,\s]/g, ''),
}))
