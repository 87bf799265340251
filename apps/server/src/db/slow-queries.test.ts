import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { type SlowQuery, watchQueries } from './slow-queries.ts'

const { url, close } = await testDatabase()
const pool = new pg.Pool({ connectionString: url })
const slow: SlowQuery[] = []
watchQueries(pool, { overMs: 500, onSlow: (query) => slow.push(query) })
afterAll(async () => {
  await pool.end()
  await close()
})

test('reports a slow statement with its duration and without values', async () => {
  slow.length = 0
  await pool.query('select pg_sleep($1::float), $2::text', [0.6, 'asha@rao.test'])
  const client = await pool.connect()
  await client.query({ text: 'select pg_sleep(0.6)' })
  client.release()
  await pool.query('select 1')

  expect(slow.map(({ statement }) => statement)).toEqual([
    'select pg_sleep($1::float), $2::text',
    'select pg_sleep(0.6)',
  ])
  for (const { ms } of slow) expect(ms).toBeGreaterThanOrEqual(590)
})

test('passes results and errors to the caller', async () => {
  expect((await pool.query('select 41 + $1::int as n', [1])).rows).toEqual([{ n: 42 }])
  await expect(pool.query('select nonsense')).rejects.toThrow(/nonsense/)
  const client = await pool.connect()
  await expect(client.query('select nonsense')).rejects.toThrow(/nonsense/)
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  client.release()
})
