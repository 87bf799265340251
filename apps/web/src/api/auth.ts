import * as auth from '@fledge/contract/auth'
import type { Endpoint } from '@fledge/contract/http/endpoint'
import { texts } from '@fledge/contract/texts'
import { z } from 'zod'
import { randomId } from '../lib/drafts.ts'
import { ownTimeZone } from '../lib/time-zone.ts'
import { completeUser } from './account/complete-user.ts'
import { ApiError } from './api-error.ts'
import { call, dataQuery, errorMessage } from './call.ts'
import { readSession, type Session, setSession } from './session.ts'

/** Signs in; the caller stores the session. Throws ApiError, or ReplyError for a reply without a session. */
export const signIn = async (body: { email: string; password: string }): Promise<Session> =>
  parseSession(await call(unchecked(auth.login), { body: { ...body, device: readDeviceId() }, headers: zone() }))

/** Creates an account; the caller stores its session and shows the notice, if any. Throws like signIn. */
export async function signUp(body: auth.Registration): Promise<Session & { notice?: string | undefined }> {
  const reply = await call(unchecked(auth.register), { body, headers: zone() })
  return { ...parseSession(reply), notice: z.object({ notice: auth.notice }).safeParse(reply).data?.notice }
}

/** Ends the session here at once, and on the server when it is reached. */
export function signOut(): void {
  // If the server is not reached, its session remains, but its token is gone.
  call(auth.logout, {}).catch(() => undefined)
  setSession(null)
}

/** Refreshes the signed-in user. Ends the session if the server ended it; without a response nothing changes. */
export async function refreshUser(): Promise<void> {
  const before = readSession()
  if (!before) return
  const answer = await call(auth.me, { headers: zone() }).catch(() => null)
  const now = readSession()
  if (!answer || now?.token !== before.token || JSON.stringify(now.user) === JSON.stringify(answer.user)) return
  setSession({ ...now, user: answer.user })
}

const zone = () => ({ [auth.timeZoneHeader]: ownTimeZone() })

/** Empty without the demo world. */
export const demoAccounts = {
  ...dataQuery(['demo-accounts'], auth.demoAccounts, {}),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
}

/** The server's reply contained no session. */
export class ReplyError extends Error {
  override name = 'ReplyError'
}

/** The message to show: the fault of the reply, the time to wait, the server's message, else the fallback. */
export function failureText(error: unknown, fallback: string): string {
  if (error instanceof ReplyError) return error.message
  if (error instanceof ApiError && error.status === 429) return waitText(error.retryAfter)
  return errorMessage(error, fallback)
}

function waitText(seconds: number | null): string {
  if (seconds === null) return 'Too many attempts. Please wait a few minutes and try again.'
  const minutes = Math.ceil(seconds / 60)
  const wait = seconds < 60 ? `${seconds} seconds` : minutes === 1 ? '1 minute' : `${minutes} minutes`
  return `Too many attempts. Please try again in ${wait}.`
}

/** The endpoint with an unvalidated reply, because the specification has three messages for faulty ones. */
const unchecked = <E extends Endpoint>(endpoint: E) => ({ ...endpoint, response: z.unknown() })

const envelope = z.object({ token: z.string().min(1), user: z.record(z.string(), z.unknown()) })

function parseSession(reply: unknown): Session {
  if (reply === undefined || reply === null || reply === '') throw new ReplyError(texts.login.noData)
  const { success, data } = envelope.or(z.object({ data: envelope }).transform(({ data }) => data)).safeParse(reply)
  if (!success) throw new ReplyError(texts.login.invalidFormat)
  const user = completeUser(data.user)
  if (!user) throw new ReplyError(texts.login.incompleteUser)
  return { token: data.token, user }
}

const storageKey = 'fledge:device'

/** A random id of this browser: wrong passwords elsewhere do not delay the owner on a known device. */
function readDeviceId(): string | undefined {
  try {
    const stored = localStorage.getItem(storageKey)
    if (stored !== null) return stored
    const created = randomId()
    localStorage.setItem(storageKey, created)
    return created
  } catch {
    return undefined
  }
}
