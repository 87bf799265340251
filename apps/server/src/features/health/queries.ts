import { count, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { mails } from '../../db/schema/mails.ts'

export type Waiting = { queue: string; state: string; total: number }

const unfinished = sql`state in ('created', 'retry', 'active', 'failed')`

/** Work that is stored and not done: jobs by name and state, and mails. */
export async function countWaiting(db: Db): Promise<Waiting[]> {
  const jobs = await db
    .select({ queue: sql<string>`name`, state: sql<string>`state::text`, total: count() })
    .from(sql`jobs.job`)
    .where(unfinished)
    .groupBy(sql`name, state`)
  const state = sql<string>`case when ${mails.failedAt} is null then 'created' else 'failed' end`
  const queue = sql<string>`'mails'`
  const waiting = await db
    .select({ queue, state, total: count() })
    .from(mails)
    .where(isNull(mails.sentAt))
    .groupBy(state)
  return [...jobs, ...waiting]
}
