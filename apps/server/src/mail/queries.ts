import { and, asc, eq, getTableColumns, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { mails } from '../db/schema/mails.ts'

export type Mail = typeof mails.$inferSelect

const isWaiting = and(isNull(mails.sentAt), isNull(mails.failedAt))

/**
 * Takes mails that are due, each for one taker: until `until` nobody else takes it. A taker that dies leaves it to be
 * taken again after that.
 */
export async function takeMails(
  db: Db,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<Mail[]> {
  const due = db.$with('due').as(
    db
      .select({ id: mails.id })
      .from(mails)
      .where(and(isWaiting, lte(mails.nextTryAt, now.toISOString())))
      .orderBy(asc(mails.nextTryAt))
      .limit(most)
      .for('update', { skipLocked: true }),
  )
  return db
    .with(due)
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, nextTryAt: until.toISOString() })
    .from(due)
    .where(eq(mails.id, due.id))
    .returning(getTableColumns(mails))
}

const erased = { text: '', link: null, attachments: [] }

/**
 * Erases the content of a mail that was sent: links in it are secrets of its recipient. With `keep` the content stays,
 * with the link as it was sent, for the outbox.
 */
export async function markSent(
  db: Db,
  { id, link }: Pick<Mail, 'id' | 'link'>,
  { now, keep }: { now: Date; keep: boolean },
) {
  await db
    .update(mails)
    .set({ ...(keep ? { link } : erased), sentAt: now.toISOString() })
    .where(eq(mails.id, id))
}

/** To be tried again at `nextTryAt`; with null, never, and its content is erased too. */
export async function markUnsent(db: Db, id: string, { now, nextTryAt }: { now: Date; nextTryAt: Date | null }) {
  const next = nextTryAt ? { nextTryAt: nextTryAt.toISOString() } : { ...erased, failedAt: now.toISOString() }
  await db.update(mails).set(next).where(eq(mails.id, id))
}

/** Removes mails that were sent, or given up, before this time. */
export async function forgetMails(db: Db, before: Date) {
  const isDone = or(isNotNull(mails.sentAt), isNotNull(mails.failedAt))
  await db.delete(mails).where(and(isDone, lt(mails.createdAt, before.toISOString())))
}
