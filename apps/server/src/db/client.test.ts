import type { Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'

const { db, pool, close } = await testDatabase()
afterAll(close)

test('a connection that ends during a transaction fails only that transaction', async () => {
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

test('the pool recovers a connection that ends at BEGIN', async () => {
  const cutAtBegin = (client: PoolClient) => {
    const { query } = client
    // As when the network goes: what was asked is under way, and the socket ends.
    client.query = ((...asked: Parameters<typeof query>) => {
      const answer = query.apply(client, asked)
      streamOf(client).destroy()
      return answer
    }) as typeof query
  }
  pool.on('acquire', cutAtBegin)
  for (let i = 0; i < 20; i += 1) await expect(db.transaction(async () => 'begun')).rejects.toThrow()
  pool.off('acquire', cutAtBegin)
  expect(pool.totalCount).toBeLessThanOrEqual(1)
  expect(await db.transaction(async () => 'begun')).toBe('begun')
})

/** The socket of a connection, which pg keeps to itself. */
const streamOf = (client: PoolClient) => (client as unknown as { connection: { stream: Socket } }).connection.stream
