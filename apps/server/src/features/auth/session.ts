import type { User } from '@fledge/contract/users'
import { dayMs, hourMs } from '@fledge/core/time/units'
import type { Db } from '../../db/client.ts'
import { newToken, sha256 } from '../../http/security/token.ts'
import {
  deleteSessionsBeyond,
  extendSession,
  findSession,
  insertCheckedSession,
  insertSession,
} from './session-queries.ts'

/** A session ends `sessionHours` after its last use, and at the latest `sessionDays` after the sign-in. */
type SessionSettings = { db: Db; now: () => Date; sessionHours: number; sessionDays: number }

function calculateExpiry({ sessionHours, sessionDays }: SessionSettings, createdAt: number, usedAt: number): Date {
  return new Date(Math.min(usedAt + sessionHours * hourMs, createdAt + sessionDays * dayMs))
}

export async function startSession(settings: SessionSettings, userId: string, userAgent: string): Promise<string> {
  const { token, session } = createSession(settings, userId, userAgent)
  await insertSession(settings.db, session)
  return token
}

/** More devices than a person has. */
const sessionsPerAccount = 50

type CheckedAccount = { userId: string; passwordHash: string; userAgent: string; origins: readonly string[] }

/** Starts a session and ends those beyond `sessionsPerAccount`. Null if the password has changed since the check. */
export async function startCheckedSession(settings: SessionSettings, account: CheckedAccount): Promise<string | null> {
  const { userId, passwordHash, userAgent, origins } = account
  const { token, session } = createSession(settings, userId, userAgent)
  if (!(await insertCheckedSession(settings.db, { ...session, passwordHash, origins }))) return null
  await deleteSessionsBeyond(settings.db, userId, sessionsPerAccount)
  return token
}

function createSession(settings: SessionSettings, userId: string, userAgent: string) {
  const token = newToken()
  const now = settings.now()
  const session = {
    userId,
    tokenHash: sha256(token),
    userAgent: userAgent.slice(0, 300),
    createdAt: now.toISOString(),
    expiresAt: calculateExpiry(settings, now.getTime(), now.getTime()).toISOString(),
  }
  return { token, session }
}

/** Returns the user of a token, or null, and extends the session at most once an hour. */
export async function findUserByToken(settings: SessionSettings, token: string): Promise<User | null> {
  const now = settings.now()
  const session = await findSession(settings.db, sha256(token), now)
  if (!session) return null
  const expiry = calculateExpiry(settings, Date.parse(session.createdAt), now.getTime())
  if (expiry.getTime() - Date.parse(session.expiresAt) > hourMs)
    await extendSession(settings.db, session.id, { expiresAt: expiry.toISOString(), now })
  return session.user
}
