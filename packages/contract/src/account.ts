import { z } from 'zod'
import { studentRegistration } from './auth.ts'
import { passwordMaxBytes } from './constants.ts'
import { endpoint, idParams, ids, withData } from './http/endpoint.ts'
import { user } from './users.ts'

/** The password one has; whether it is right is not for the shape to say. */
const currentPassword = z.string().min(1, 'Enter your current password').max(passwordMaxBytes)

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/change-password',
  summary: 'Change one’s password; all other sessions end',
  access: 'member',
  body: z.object({ currentPassword, newPassword: studentRegistration.shape.password }),
  response: withData(z.object({ endedSessions: z.int() })),
})

export const session = z.object({
  ...ids,
  /** 'Chrome on Windows', as far as the browser reports it. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  /** To the hour. */
  lastUsedAt: z.iso.datetime(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
})
export type SessionInfo = z.infer<typeof session>

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'Where one is signed in, the latest used first',
  access: 'member',
  response: withData(z.array(session)),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  summary: 'End one of one’s sessions',
  access: 'member',
  params: idParams,
  response: withData(z.object({ id: z.string() })),
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  summary: 'End all of one’s sessions but this one',
  access: 'member',
  response: withData(z.object({ ended: z.int() })),
})

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/users/me/export',
  summary: 'Everything that is stored about oneself, as a ZIP of JSON and files',
  access: 'member',
  response: z.any(),
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/users/me/delete',
  summary: 'Have one’s account erased after a grace of seven days; all sessions end',
  access: 'member',
  body: z.object({ password: currentPassword }),
  response: withData(z.object({ eraseAt: z.iso.datetime() })),
})

export const keepAccount = endpoint({
  method: 'POST',
  path: '/api/users/me/keep',
  summary: 'Come back: the account is not erased',
  access: 'member',
  response: withData(user),
})
