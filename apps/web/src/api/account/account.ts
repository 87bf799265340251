import * as account from '@fledge/contract/account'
import * as calendar from '@fledge/contract/calendar-feed'
import { getSettings, type Settings, saveSettings as saveSettingsEndpoint } from '@fledge/contract/settings'
import { call, dataQuery, fetchFile } from '../call.ts'
import { showUser } from './profile.ts'

export const ownSessions = dataQuery(['sessions'], account.listSessions, {})

export const endSessionById = (id: string) => call(account.endSession, { params: { id } })
export const endOtherSessions = () => call(account.endOtherSessions, {})

type PasswordChange = { currentPassword: string; newPassword: string }
export const changePassword = (body: PasswordChange) => call(account.changePassword, { body })

export const fetchExport = () => fetchFile(account.exportAccount.path)

export const deleteAccount = (password: string) => call(account.deleteAccount, { body: { password } })
export const keepAccount = async () => showUser((await call(account.keepAccount, {})).data)

export const calendarAddress = dataQuery(['calendar-address'], calendar.getCalendarAddress, {})
export const createCalendarAddress = () => call(calendar.createCalendarAddress, {})
export const revokeCalendarAddress = () => call(calendar.revokeCalendarAddress, {})

export const ownSettings = dataQuery(['settings'], getSettings, {})

/** Saves these settings and returns all. */
export const saveSettings = async (change: Partial<Settings>): Promise<Settings> =>
  (await call(saveSettingsEndpoint, { body: change })).data
