import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { mailedTokens, sessions, users } from '../../db/schema/accounts.ts'
import { calendarFeeds } from '../../db/schema/calendar-feeds.ts'
import { mails } from '../../db/schema/mails.ts'

type NewToken = Pick<typeof mailedTokens.$inferInsert, 'tokenHash' | 'userId' | 'purpose' | 'alert' | 'expiresAt'>

export async function insertMailedToken(db: Db, token: NewToken) {
  await db.insert(mailedTokens).values(token)
}

/** A valid token of this purpose. */
const isLive = (tokenHash: string, purpose: NewToken['purpose'], now: Date) =>
  and(
    eq(mailedTokens.tokenHash, tokenHash),
    eq(mailedTokens.purpose, purpose),
    isNull(mailedTokens.usedAt),
    gt(mailedTokens.expiresAt, now.toISOString()),
  )

export async function isLiveReset(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  return (await db.$count(mailedTokens, isLive(tokenHash, 'reset_password', now))) > 0
}

/** Consumes a reset token and the account's other ones. Returns the account; undefined when the token is invalid. */
export async function spendResetToken(db: Db, tokenHash: string, now: Date): Promise<string | undefined> {
  const usedAt = now.toISOString()
  const [used] = await db
    .update(mailedTokens)
    .set({ usedAt })
    .where(isLive(tokenHash, 'reset_password', now))
    .returning({ userId: mailedTokens.userId })
  if (!used) return undefined
  await endResetLinks(db, used.userId, now)
  return used.userId
}

/** Revokes the reset links of an account, also those of unsent mails. */
export async function endResetLinks(db: Db, userId: string, now: Date): Promise<void> {
  const isReset = and(eq(mailedTokens.userId, userId), eq(mailedTokens.purpose, 'reset_password'))
  await db
    .update(mailedTokens)
    .set({ usedAt: now.toISOString() })
    .where(and(isReset, isNull(mailedTokens.usedAt)))
  await db
    .delete(mails)
    .where(and(eq(mails.userId, userId), eq(mails.tokenPurpose, 'reset_password'), isNull(mails.sentAt)))
}

/** Sets the password and confirms the address, because the mail was received. Returns the address. */
export async function setForgottenPassword(db: Db, userId: string, passwordHash: string, now: Date): Promise<string> {
  const [account] = await db
    .update(users)
    .set({ passwordHash, emailVerifiedAt: verifiedAt(now) })
    .where(eq(users.id, userId))
    .returning({ email: users.email })
  return account!.email
}

/** Ends every session of a person. Returns their token hashes. */
export async function deleteSessionsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db.delete(sessions).where(eq(sessions.userId, userId)).returning({ hash: sessions.tokenHash })
  return rows.map(({ hash }) => hash)
}

/** Ends the calendar address of a person, if there is one. */
export async function revokeCalendarFeed(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .update(calendarFeeds)
    .set({ revokedAt: now.toISOString() })
    .where(and(eq(calendarFeeds.userId, userId), isNull(calendarFeeds.revokedAt)))
}

/** Confirms the address of this token and returns it; the link works repeatedly. */
export async function verifyByToken(db: Db, tokenHash: string, now: Date): Promise<string | undefined> {
  const [account] = await db
    .update(users)
    .set({ emailVerifiedAt: verifiedAt(now) })
    .from(mailedTokens)
    .where(and(eq(users.id, mailedTokens.userId), isLive(tokenHash, 'verify_email', now)))
    .returning({ email: users.email })
  return account?.email
}

/** The account and alert of an unsubscribe link, which works repeatedly. */
export async function findUnsubscribeToken(db: Db, tokenHash: string, now: Date) {
  const [row] = await db
    .select({ userId: mailedTokens.userId, alert: mailedTokens.alert })
    .from(mailedTokens)
    .where(isLive(tokenHash, 'unsubscribe', now))
  return row
}

/** Keeps the first confirmation time. */
const verifiedAt = (now: Date) => sql`coalesce(${users.emailVerifiedAt}, ${now.toISOString()})`

export async function deleteOldTokens(db: Db, now: Date) {
  await db.delete(mailedTokens).where(lt(mailedTokens.expiresAt, now.toISOString()))
}
