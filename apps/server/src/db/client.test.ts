import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'

const { db, pool, close } = await testDatabase()
afterAll(close)

test('a connection that the database ends in the middle of a transaction fails that transaction, and nothing else', async () => {
  // Without a listener of ours the connection's own 'error' would end the process: the runner reports that as unhandled.
  const broken = db.transaction(async (inside) => {
    const [row] = await inside.select({ pid: sql<number>`pg_backend_pid()` }).from(sql`(select 1) one`)
    await pool.query('select pg_terminate_backend($1)', [row!.pid])
    await new Promise((resolve) => setTimeout(resolve, 100))
    await inside.execute(sql`select 1`)
  })
  await expect(broken).rejects.toThrow()
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
