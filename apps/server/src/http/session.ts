import { createHash, randomBytes } from 'node:crypto'
import type { User } from '@fledge/contract/users'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Db } from '../db/client.ts'
import { findSession, insertCheckedSession, insertSession, prolongSession } from '../features/auth/queries.ts'

declare module 'fastify' {
  interface FastifyRequest {
    user: User | null
    /** SHA-256 of the bearer token in this request, or null. */
    tokenHash: string | null
  }
}

export type SessionRules = { db: Db; now: () => Date; sessionHours: number; sessionDays: number }

/** What is stored of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

const hour = 3_600_000
const day = 24 * hour

/**
 * A session lives this many hours after its last use, and never longer than this many days; every request of it may
 * move the end, once an hour at most.
 */
function endOf({ sessionHours, sessionDays }: SessionRules, used: { from: number; now: number }): Date {
  return new Date(Math.min(used.now + sessionHours * hour, used.from + sessionDays * day))
}

/** Starts a session and gives its token: 256 random bits that only the caller will know. */
export async function startSession(rules: SessionRules, userId: string, userAgent: string): Promise<string> {
  const { token, session } = newSession(rules, userId, userAgent)
  await insertSession(rules.db, session)
  return token
}

type Checked = { userId: string; passwordHash: string; userAgent: string }

/** The same for who knew the password; null when it was changed since it was checked. */
export async function startCheckedSession(rules: SessionRules, checked: Checked): Promise<string | null> {
  const { token, session } = newSession(rules, checked.userId, checked.userAgent)
  const isStarted = await insertCheckedSession(rules.db, { ...session, passwordHash: checked.passwordHash })
  return isStarted ? token : null
}

function newSession(rules: SessionRules, userId: string, userAgent: string) {
  const token = randomBytes(32).toString('base64url')
  const now = rules.now()
  const expiresAt = endOf(rules, { from: now.getTime(), now: now.getTime() }).toISOString()
  const session = { userId, tokenHash: hashOf(token), userAgent: userAgent.slice(0, 300) }
  return { token, session: { ...session, createdAt: now.toISOString(), expiresAt } }
}

/** The person behind a token, or null. Also for the socket, whose token does not come in a header. */
export async function userOfToken(rules: SessionRules, token: string): Promise<User | null> {
  const now = rules.now()
  const session = await findSession(rules.db, hashOf(token), now)
  if (!session) return null
  const end = endOf(rules, { from: Date.parse(session.createdAt), now: now.getTime() })
  if (end.getTime() - Date.parse(session.expiresAt) > hour)
    await prolongSession(rules.db, session.id, { expiresAt: end.toISOString(), now })
  return session.user
}

/** Puts `user` on every request under /api. Only the bearer header counts: a cookie would be ambient authority. */
export const sessions = fp(async (app: FastifyInstance, rules: SessionRules) => {
  app.decorateRequest('user', null)
  app.decorateRequest('tokenHash', null)
  app.addHook('onRequest', async (request) => {
    const token = /^Bearer ([\w-]{43})$/i.exec(request.headers.authorization ?? '')?.[1]
    if (token === undefined) return
    request.tokenHash = hashOf(token)
    request.user = await userOfToken(rules, token)
  })
})
