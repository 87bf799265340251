import { getSettings, type Settings, saveSettings as saveSettingsEndpoint } from '@fledge/contract/settings'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

export const ownSettings = queryOptions({
  queryKey: ['settings'],
  queryFn: async ({ signal }): Promise<Settings> => (await call(getSettings, {}, signal)).data,
})

/** Saves these settings and returns all. */
export const saveSettings = async (change: Partial<Settings>): Promise<Settings> =>
  (await call(saveSettingsEndpoint, { body: change })).data
