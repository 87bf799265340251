import { count, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { mails } from '../../db/schema/mails.ts'

/** `overdueSeconds`: seconds since the oldest became due; 0 when none is due. */
export type Waiting = { queue: string; state: string; total: number; overdueSeconds: number }

const unfinished = sql`state in ('created', 'retry', 'active', 'failed')`
const overdueSince = (due: unknown) =>
  sql<number>`greatest(0, extract(epoch from now() - min(${due})))::float8`.mapWith(Number)

/** Unfinished work: jobs by name and state, and mails. */
export async function countWaiting(db: Db): Promise<Waiting[]> {
  const jobs = await db
    .select({
      queue: sql<string>`name`,
      state: sql<string>`state::text`,
      total: count(),
      overdueSeconds: overdueSince(sql`start_after`),
    })
    .from(sql`jobs.job`)
    .where(unfinished)
    .groupBy(sql`name, state`)
  const state = sql<string>`case when ${mails.failedAt} is null then 'created' else 'failed' end`
  const queue = sql<string>`'mails'`
  const waiting = await db
    .select({ queue, state, total: count(), overdueSeconds: overdueSince(mails.nextTryAt) })
    .from(mails)
    .where(isNull(mails.sentAt))
    .groupBy(state)
  return [...jobs, ...waiting]
}
