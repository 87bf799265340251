import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { openDatabase } from './client.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

const { db, pool, url, close } = await testDatabase()
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

test('gives up connections of a database that stays silent, and connects again', async () => {
  const relay = await openRelay(url)
  const relayed = openDatabase(relay.url, { connections: 2, waitMs: 500, statementMs: 200 })
  const select = () => relayed.db.execute<{ one: number }>(sql`select 1 as one`)
  const inTransaction = () => relayed.db.transaction((inside) => inside.execute(sql`select 1 as one`))
  await Promise.all([select(), select()])

  relay.silence(true)
  for (const asked of await Promise.allSettled([select(), inTransaction(), select()])) {
    expect(asked.status).toBe('rejected')
    expect(isDatabaseUnavailable((asked as PromiseRejectedResult).reason)).toBe(true)
  }

  relay.silence(false)
  for (const answer of await Promise.all([select(), inTransaction(), inTransaction(), select()]))
    expect(answer).toMatchObject({ rows: [{ one: 1 }] })
  await relayed.close()
  relay.close()
})

/** An address that passes everything on to the database, or keeps its connections and stays silent. */
async function openRelay(to: string) {
  const { hostname, port } = new URL(to)
  const answers = new Set<Socket>()
  let isSilent = false
  const server = createServer((client) => {
    const database = connect(Number(port || 5432), hostname)
    answers.add(database)
    if (isSilent) database.pause()
    database.on('data', (bytes) => client.write(bytes))
    client.on('data', (bytes) => database.write(bytes))
    for (const socket of [client, database]) {
      socket.on('error', () => undefined)
      socket.on('close', () => {
        client.destroy()
        database.destroy()
        answers.delete(database)
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = new URL(to)
  address.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: address.href,
    close: () => server.close(),
    silence(silent: boolean) {
      isSilent = silent
      for (const answer of answers) silent ? answer.pause() : answer.resume()
    },
  }
}

/** The socket of a connection, which pg keeps to itself. */
const streamOf = (client: PoolClient) => (client as unknown as { connection: { stream: Socket } }).connection.stream
