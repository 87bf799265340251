import { dayMs } from '@fledge/core/time/units'
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { companies, knownOrigins, sessions, students, users } from '../../db/schema/accounts.ts'
import { limitCounters } from '../../db/schema/limit-counters.ts'
import { accountColumns, toUser } from './account-queries.ts'

/** Returns a session that has not expired with its user, or undefined. Prepared, because every signed-in request runs it. */
export async function findSession(db: Db, tokenHash: string, now: Date) {
  const { id, createdAt, expiresAt } = sessions
  const [row] = await db
    .select({ ...accountColumns, session: { id, createdAt, expiresAt } })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(students, eq(students.userId, users.id))
    .leftJoin(companies, eq(companies.userId, users.id))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(expiresAt, now.toISOString())))
    .prepare('session_of_token')
    .execute()
  return row && { ...row.session, user: toUser(row) }
}

type NewSession = { userId: string; tokenHash: string; userAgent: string; createdAt: string; expiresAt: string }

export async function insertSession(db: Db, session: NewSession) {
  await db.insert(sessions).values({ ...session, lastUsedAt: session.createdAt })
}

/**
 * Starts a session if the account still has the password that was checked; returns whether it did. The lock on the
 * account orders this against a password change, which ends all earlier sessions.
 */
export async function insertCheckedSession(
  db: Db,
  { origins, passwordHash, ...session }: NewSession & { passwordHash: string; origins: readonly string[] },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [account] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, session.userId), eq(users.passwordHash, passwordHash)))
      .for('share')
      .prepare('checked_account')
      .execute()
    if (!account) return false
    await insertSession(tx, session)
    await insertKnownOrigins(tx, session.userId, origins, new Date(session.createdAt))
    return true
  })
}

/** Records networks and devices as known to an account; the time of use is written at most once a day. */
export async function insertKnownOrigins(db: Db, userId: string, origins: readonly string[], now: Date): Promise<void> {
  if (origins.length === 0) return
  const lastUsedAt = now.toISOString()
  await db
    .insert(knownOrigins)
    .values(origins.map((key) => ({ userId, key, lastUsedAt })))
    .onConflictDoUpdate({
      target: [knownOrigins.userId, knownOrigins.key],
      set: { lastUsedAt },
      setWhere: lt(knownOrigins.lastUsedAt, new Date(now.getTime() - dayMs).toISOString()),
    })
}

export async function extendSession(db: Db, id: string, { expiresAt, now }: { expiresAt: string; now: Date }) {
  await db.update(sessions).set({ expiresAt, lastUsedAt: now.toISOString() }).where(eq(sessions.id, id))
}

export async function deleteSession(db: Db, tokenHash: string) {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

/** Returns the token hashes whose sessions exist and have not expired. */
export async function listLiveSessions(db: Db, tokenHashes: readonly string[], now: Date): Promise<Set<string>> {
  const rows = await db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(sql`${sessions.tokenHash} = any(${sql.param(tokenHashes)})`, gt(sessions.expiresAt, now.toISOString())))
  return new Set(rows.map(({ tokenHash }) => tokenHash))
}

/** Networks and devices are known for this long after their last use. */
const knownForMs = 180 * dayMs

/** Deletes expired sessions, expired failure counters and origins that are no longer used. */
export async function deleteExpiredSignIns(db: Db, now: Date) {
  await db.delete(sessions).where(lt(sessions.expiresAt, now.toISOString()))
  await db.delete(limitCounters).where(lt(limitCounters.expire, now))
  const unused = new Date(now.getTime() - knownForMs)
  await db.delete(knownOrigins).where(lt(knownOrigins.lastUsedAt, unused.toISOString()))
}

export async function deleteDemoSessions(db: Db) {
  const demoUsers = db.select({ id: users.id }).from(users).where(eq(users.isDemo, true))
  await db.delete(sessions).where(inArray(sessions.userId, demoUsers))
}
