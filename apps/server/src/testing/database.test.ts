import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { testDatabase } from './database.ts'

const names = 'select datname as name from pg_database order by 1'

test('every caller gets a migrated, empty database of its own', async () => {
  const [one, other] = await Promise.all([testDatabase(), testDatabase()])
  const migrated = await one.pool.query('select count(*)::int as tables from pg_tables where schemaname = $1', [
    'public',
  ])
  expect(migrated.rows[0].tables).toBeGreaterThan(0)

  await one.pool.query('create table mine (n int)')

  await expect(other.pool.query('select * from mine')).rejects.toThrow(/does not exist/)
  await Promise.all([one.close(), other.close()])
})

test('a closed database is gone, even while somebody else still holds a connection to it', async () => {
  const looker = await testDatabase()
  const own = await testDatabase()
  const name = new URL(own.url).pathname.slice(1)
  const stranger = await connect(own.url)
  expect((await looker.pool.query(names)).rows).toContainEqual({ name })

  await own.close()

  expect((await looker.pool.query(names)).rows).not.toContainEqual({ name })
  expect(name.startsWith(inject('testServer').template)).toBe(true)
  await stranger.end().catch(() => undefined)
  await looker.close()
})

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return client
}
