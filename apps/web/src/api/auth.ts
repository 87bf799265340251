import * as auth from '@fledge/contract/auth'
import type { Endpoint } from '@fledge/contract/http/endpoint'
import { texts } from '@fledge/contract/texts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { ApiError } from './api-error.ts'
import { call, messageOf } from './call.ts'
import { completeUser } from './complete-user.ts'
import { readDeviceId } from './device-id.ts'
import { readSession, type Session, setSession } from './session.ts'

/** Signs in; the caller keeps the session. Throws ApiError, or ReplyError for a reply that is no session. */
export const signIn = async (body: { email: string; password: string }): Promise<Session> =>
  sessionOf(await call(unchecked(auth.login), { body: { ...body, device: readDeviceId() } }))

/** Creates an account; the caller keeps its session, and shows the notice if there is one. Throws as signIn does. */
export async function signUp(body: auth.Registration): Promise<Session & { notice?: string | undefined }> {
  const reply = await call(unchecked(auth.register), { body })
  return { ...sessionOf(reply), notice: z.object({ notice: auth.notice }).safeParse(reply).data?.notice }
}

/** Ends the session here at once and on the server as soon as it hears of it. */
export function signOut(): void {
  // A server that is not reached keeps a session whose token nobody has any more.
  call(auth.logout, {}).catch(() => undefined)
  setSession(null)
}

/** Asks the server who is signed in. A session that ended there ends here; without an answer nothing changes. */
export async function refreshUser(): Promise<void> {
  const before = readSession()
  if (!before) return
  const answer = await call(auth.me, {}).catch(() => null)
  const now = readSession()
  if (!answer || now?.token !== before.token || JSON.stringify(now.user) === JSON.stringify(answer.user)) return
  setSession({ ...now, user: answer.user })
}

/** Empty unless the demo world is loaded. */
export const demoAccounts = queryOptions({
  queryKey: ['demo-accounts'],
  queryFn: ({ signal }) => call(auth.demoAccounts, {}, signal),
  select: ({ data }) => data,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})

/** The server answered, but not with a session. */
export class ReplyError extends Error {
  override name = 'ReplyError'
}

/** What to tell people: what was wrong with the reply, how long to wait, the server's message, else the fallback. */
export function failureText(error: unknown, fallback: string): string {
  if (error instanceof ReplyError) return error.message
  if (error instanceof ApiError && error.status === 429) return waitText(error.retryAfter)
  return messageOf(error, fallback)
}

function waitText(seconds: number | null): string {
  if (seconds === null) return 'Too many attempts. Please wait a few minutes and try again.'
  const minutes = Math.ceil(seconds / 60)
  const wait = seconds < 60 ? `${seconds} seconds` : minutes === 1 ? '1 minute' : `${minutes} minutes`
  return `Too many attempts. Please try again in ${wait}.`
}

/** The same endpoint, its reply taken as it comes: the specification words three ways in which it can be wrong. */
const unchecked = <E extends Endpoint>(endpoint: E) => ({ ...endpoint, response: z.unknown() })

const envelope = z.object({ token: z.string().min(1), user: z.record(z.string(), z.unknown()) })

function sessionOf(reply: unknown): Session {
  if (reply === undefined || reply === null || reply === '') throw new ReplyError(texts.login.noData)
  const { success, data } = envelope.or(z.object({ data: envelope }).transform(({ data }) => data)).safeParse(reply)
  if (!success) throw new ReplyError(texts.login.invalidFormat)
  const user = completeUser(data.user)
  if (!user) throw new ReplyError(texts.login.incompleteUser)
  return { token: data.token, user }
}
