import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'
import { calendarFeeds } from '../../db/schema/calendar-feeds.ts'
import { revokeCalendarFeed } from '../email-tokens/token-queries.ts'

const { userId, revokedAt, createdAt } = calendarFeeds

export async function findFeedOf(db: Db, id: string): Promise<string | null> {
  const [row] = await db
    .select({ createdAt })
    .from(calendarFeeds)
    .where(and(eq(userId, id), isNull(revokedAt)))
  return row?.createdAt ?? null
}

/** Revokes the address before. The lock of the account decides between concurrent requests. */
export function replaceFeedOf(db: Db, id: string, tokenHash: string, now: Date): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
    await revokeCalendarFeed(tx, id, now)
    const [row] = await tx.insert(calendarFeeds).values({ tokenHash, userId: id }).returning({ createdAt })
    return row!.createdAt
  })
}

/** The owner of an address, also of a revoked one; `eraseAt` is set while the account waits for its erasure. */
export async function findOwner(db: Db, tokenHash: string) {
  const [row] = await db
    .select({ id: users.id, role: users.role, eraseAt: users.eraseAt, revokedAt })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, userId))
    .where(eq(calendarFeeds.tokenHash, tokenHash))
  return row
}
