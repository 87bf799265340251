import * as account from '@fledge/contract/account'
import { call, fetchFile } from '../call.ts'
import { dataQuery } from '../data-query.ts'
import { showUser } from './profile.ts'

export const ownSessions = dataQuery(['sessions'], account.listSessions, {})

export const endSessionById = (id: string) => call(account.endSession, { params: { id } })
export const endOtherSessions = () => call(account.endOtherSessions, {})

type PasswordChange = { currentPassword: string; newPassword: string }
export const changePassword = (body: PasswordChange) => call(account.changePassword, { body })

export const fetchExport = () => fetchFile(account.exportAccount.path)

export const deleteAccount = (password: string) => call(account.deleteAccount, { body: { password } })
export const keepAccount = async () => showUser((await call(account.keepAccount, {})).data)
