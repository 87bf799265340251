import { dayMs } from '@fledge/core/time/units'
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { prepareOnce } from '../../db/prepare-once.ts'
import { companies, knownOrigins, sessions, students, users } from '../../db/schema/accounts.ts'
import { limitCounters } from '../../db/schema/limit-counters.ts'
import { accountColumns, toUser } from './account-queries.ts'

/** Returns a session that has not expired with its user, or undefined. */
export async function findSession(db: Db, tokenHash: string, now: Date) {
  const [row] = await sessionOfToken(db).execute({ tokenHash, now: now.toISOString() })
  return row && { ...row.session, user: toUser(row) }
}

/** Every signed-in request runs it. */
const sessionOfToken = prepareOnce((db) => {
  const { id, createdAt, expiresAt } = sessions
  return db
    .select({ ...accountColumns, session: { id, createdAt, expiresAt } })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(students, eq(students.userId, users.id))
    .leftJoin(companies, eq(companies.userId, users.id))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(expiresAt, sql.placeholder('now'))))
    .prepare('session_of_token')
})

type NewSession = { userId: string; tokenHash: string; userAgent: string; createdAt: string; expiresAt: string }

export async function insertSession(db: Db, session: NewSession) {
  await db.insert(sessions).values({ ...session, lastUsedAt: session.createdAt })
}

/**
 * Starts a session if the account still has the password that was checked; returns whether it has. The lock on the
 * account orders this against a password change, which ends all earlier sessions. One statement, so that a sign-in takes
 * little more time than its hash.
 */
export async function insertCheckedSession(
  db: Db,
  { origins, passwordHash, ...session }: NewSession & { passwordHash: string; origins: readonly string[] },
): Promise<boolean> {
  const { userId, tokenHash, userAgent, createdAt, expiresAt } = session
  const { rows } = (await db.execute(sql`
    with account as (
      select id from ${users} where id = ${userId} and password_hash = ${passwordHash} for share
    ), known as (
      insert into ${knownOrigins} (user_id, key, last_used_at)
      select id, key, ${createdAt}::timestamptz from account, unnest(${sql.param(origins)}::text[]) as key
      on conflict (user_id, key) do update set last_used_at = excluded.last_used_at
      where known_origins.last_used_at < excluded.last_used_at - interval '1 day'
    )
    insert into ${sessions} (user_id, token_hash, user_agent, created_at, last_used_at, expires_at)
    select id, ${tokenHash}, ${userAgent}, ${createdAt}::timestamptz, ${createdAt}::timestamptz, ${expiresAt}::timestamptz
    from account
    returning id`)) as unknown as { rows: unknown[] }
  return rows.length === 1
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

/**
 * Deletes the sessions of a user used least recently, beyond `max`. Runs after the insert of a session is committed, so
 * that the last of concurrent sign-ins counts them all, and skips what another one is deleting. They are counted before
 * any is locked: a row that another one has locked would not count towards `max`.
 */
export async function deleteSessionsBeyond(db: Db, userId: string, max: number) {
  await sessionsBeyond(db).execute({ userId, max })
}

/** Every sign-in runs it. */
const sessionsBeyond = prepareOnce((db) => {
  const { id, userId, lastUsedAt, createdAt } = sessions
  const beyond = db
    .select({ id })
    .from(sessions)
    .where(eq(userId, sql.placeholder('userId')))
    .orderBy(desc(lastUsedAt), desc(createdAt), desc(id))
    .offset(sql.placeholder('max'))
  const free = db.select({ id }).from(sessions).where(inArray(id, beyond)).for('update', { skipLocked: true })
  return db.delete(sessions).where(inArray(id, free)).prepare('sessions_beyond')
})

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
