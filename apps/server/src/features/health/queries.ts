import { count, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'

/** `overdueSeconds`: seconds since the oldest became due; 0 when none is due. */
export type Waiting = { queue: string; state: string; total: number; overdueSeconds: number }

const unfinished = sql`state in ('created', 'retry', 'active', 'failed')`
const overdueSince = (due: unknown) =>
  sql<number>`greatest(0, extract(epoch from now() - min(${due})))::float8`.mapWith(Number)

export async function countWaiting(db: Db): Promise<Waiting[]> {
  return db
    .select({
      queue: sql<string>`name`,
      state: sql<string>`state::text`,
      total: count(),
      overdueSeconds: overdueSince(sql`start_after`),
    })
    .from(sql`jobs.job`)
    .where(unfinished)
    .groupBy(sql`name, state`)
}
