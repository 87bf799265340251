import type { User } from '@fledge/contract/users'
import type { Db } from '../../db/client.ts'
import { hashToken, newToken } from '../../http/security/token.ts'
import { findSession, insertCheckedSession, insertSession, prolongSession } from './queries.ts'

export type SessionRules = { db: Db; now: () => Date; sessionHours: number; sessionDays: number }

const hour = 3_600_000
const day = 24 * hour

/**
 * A session lives this many hours after its last use, and never longer than this many days; every request of it may
 * move the end, once an hour at most.
 */
function endOf({ sessionHours, sessionDays }: SessionRules, used: { from: number; now: number }): Date {
  return new Date(Math.min(used.now + sessionHours * hour, used.from + sessionDays * day))
}

/** Starts a session and gives its token, which only the caller will know. */
export async function startSession(rules: SessionRules, userId: string, userAgent: string): Promise<string> {
  const { token, session } = newSession(rules, userId, userAgent)
  await insertSession(rules.db, session)
  return token
}

type Checked = { userId: string; passwordHash: string; userAgent: string; origins: readonly string[] }

/** The same for who knew the password; null when it was changed since it was checked. */
export async function startCheckedSession(rules: SessionRules, checked: Checked): Promise<string | null> {
  const { token, session } = newSession(rules, checked.userId, checked.userAgent)
  const { passwordHash, origins } = checked
  const isStarted = await insertCheckedSession(rules.db, { ...session, passwordHash, origins })
  return isStarted ? token : null
}

function newSession(rules: SessionRules, userId: string, userAgent: string) {
  const token = newToken()
  const now = rules.now()
  const expiresAt = endOf(rules, { from: now.getTime(), now: now.getTime() }).toISOString()
  const session = { userId, tokenHash: hashToken(token), userAgent: userAgent.slice(0, 300) }
  return { token, session: { ...session, createdAt: now.toISOString(), expiresAt } }
}

/** The person behind a token, or null. */
export async function userOfToken(rules: SessionRules, token: string): Promise<User | null> {
  const now = rules.now()
  const session = await findSession(rules.db, hashToken(token), now)
  if (!session) return null
  const end = endOf(rules, { from: Date.parse(session.createdAt), now: now.getTime() })
  if (end.getTime() - Date.parse(session.expiresAt) > hour)
    await prolongSession(rules.db, session.id, { expiresAt: end.toISOString(), now })
  return session.user
}
