import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Db } from '../../../db/client.ts'
import { type Announcement, recordAnnouncements } from '../alert-queries.ts'

/** Runs a job while another transaction has recorded an announcement and not yet committed. */
export async function whileAnnouncing(db: Db, announcement: Announcement, job: () => Promise<void>): Promise<void> {
  const isWaiting = sql`datname = current_database() and wait_event_type = 'Lock'`
  const running = await db.transaction(async (tx) => {
    await recordAnnouncements(tx, [announcement], new Date())
    const done = job()
    await expect.poll(() => db.$count(sql`pg_stat_activity`, isWaiting), { timeout: 45_000 }).toBe(1)
    return { done }
  })
  await running.done
}
