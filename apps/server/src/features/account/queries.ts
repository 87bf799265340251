import type { User } from '@fledge/contract/users'
import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { sessions, users } from '../../db/schema/accounts.ts'
import { endResetLinks, revokeCalendarFeed } from '../email-tokens/token-queries.ts'

type NextPassword = { was: string; is: string }

/** Sets the password and revokes mailed reset links. Returns false when the hash changed since it was checked. */
export async function setPassword(db: Db, userId: string, { was, is }: NextPassword, now: Date): Promise<boolean> {
  const isChecked = and(eq(users.id, userId), eq(users.passwordHash, was))
  const set = await db.update(users).set({ passwordHash: is }).where(isChecked).returning({ id: users.id })
  if (set.length === 0) return false
  await endResetLinks(db, userId, now)
  return true
}

export async function listSessionsOf(db: Db, userId: string, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now.toISOString())))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))
}

/** The token hash of a session; undefined when the person has no session with this id. */
export async function deleteSessionOf(db: Db, userId: string, id: string): Promise<string | undefined> {
  const [row] = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ tokenHash: sessions.tokenHash })
  return row?.tokenHash
}

/** Ends the calendar address and all sessions but the one with this token; returns the hashes of the ended ones. */
export async function endOtherAccess(db: Db, userId: string, tokenHash: string, now: Date): Promise<string[]> {
  await revokeCalendarFeed(db, userId, now)
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)))
    .returning({ tokenHash: sessions.tokenHash })
  return rows.map((row) => row.tokenHash)
}

/** Sets when the account is erased; null keeps it. */
export async function setEraseAt(db: Db, user: User, eraseAt: string | null): Promise<User> {
  await db.update(users).set({ eraseAt }).where(eq(users.id, user.id))
  return { ...user, eraseAt }
}
