import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { testDatabase } from './database.ts'

const names = 'select datname as name from pg_database order by 1'

test('gives each caller a migrated, empty database', async () => {
  const [one, other] = await Promise.all([testDatabase(), testDatabase()])
  const migrated = await one.pool.query('select count(*)::int as tables from pg_tables where schemaname = $1', [
    'public',
  ])
  expect(migrated.rows[0].tables).toBeGreaterThan(0)

  await one.pool.query('create table mine (n int)')

  await expect(other.pool.query('select * from mine')).rejects.toThrow(/does not exist/)
  await Promise.all([one.close(), other.close()])
})

test('drops a database that still has connections', async () => {
  const observer = await testDatabase()
  const own = await testDatabase()
  const name = new URL(own.url).pathname.slice(1)
  const otherClient = await connect(own.url)
  expect((await observer.pool.query(names)).rows).toContainEqual({ name })

  await own.close()

  expect((await observer.pool.query(names)).rows).not.toContainEqual({ name })
  expect(name.startsWith(inject('testServer').template)).toBe(true)
  await otherClient.end().catch(() => undefined)
  await observer.close()
})

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return client
}
