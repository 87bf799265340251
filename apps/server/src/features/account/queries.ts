import type { User } from '@fledge/contract/users'
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { mailedTokens, sessions, users } from '../../db/schema/accounts.ts'

/** Sets the password, and makes links that were mailed to set one worthless. */
export async function setPassword(db: Db, userId: string, passwordHash: string, now: Date) {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId))
  const isReset = and(eq(mailedTokens.userId, userId), eq(mailedTokens.purpose, 'reset_password'))
  await db
    .update(mailedTokens)
    .set({ usedAt: now.toISOString() })
    .where(and(isReset, isNull(mailedTokens.usedAt)))
}

export async function listSessionsOf(db: Db, userId: string, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now.toISOString())))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))
}

/** The hash of its token, or nothing when the person has no session of this id. */
export async function deleteSessionOf(db: Db, userId: string, id: string): Promise<string | undefined> {
  const [row] = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ tokenHash: sessions.tokenHash })
  return row?.tokenHash
}

/** Ends all sessions of a person but the one with this token; gives the hashes of those that ended. */
export async function deleteOtherSessions(db: Db, userId: string, tokenHash: string): Promise<string[]> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)))
    .returning({ tokenHash: sessions.tokenHash })
  return rows.map((row) => row.tokenHash)
}

/** When the account is to be erased; null: it stays. */
export async function setEraseAt(db: Db, user: User, eraseAt: string | null): Promise<User> {
  await db.update(users).set({ eraseAt }).where(eq(users.id, user.id))
  return { ...user, eraseAt }
}
