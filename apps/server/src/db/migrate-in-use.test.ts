import { expect, test } from 'vitest'
import { StartProblem } from '../start-problem.ts'
import { bareDatabase } from '../testing/database.ts'
import { migrate } from './migrate.ts'

test('a migration waits for a long transaction without blocking readers', async () => {
  const { pool, url, close } = await bareDatabase()
  await migrate(url, { upTo: 4 })
  const backup = await pool.connect()
  await backup.query('begin; lock table users in access share mode')

  const migrating = migrate(url, { patienceMs: 300 })
  await expect(migrating).rejects.toThrow(StartProblem)
  await expect(migrating).rejects.toThrow(/locked by a long-running operation, such as a backup/)
  expect((await pool.query('select count(*)::int as n from users')).rows).toEqual([{ n: 0 }])

  await backup.query('commit')
  backup.release()
  await migrate(url)
  await close()
})

test('a reader goes on when it and a migration wait for each other', async () => {
  const { pool, url, close } = await bareDatabase()
  // The next migration changes companies, students and internships, in this order.
  await migrate(url, { upTo: 29 })
  const [reader, other] = [await pool.connect(), await pool.connect()]
  await reader.query('begin; lock table internships in access share mode')
  await other.query('begin; lock table students in access share mode')
  const waits = (table: string) =>
    expect
      .poll(() => pool.query('select from pg_locks where not granted and relation = $1::regclass', [table]), {
        interval: 10,
      })
      .toMatchObject({ rowCount: 1 })

  const migrating = migrate(url)
  await waits('students')
  // It waits before the migration waits for internships: PostgreSQL would end this query first.
  const reading = reader.query('select count(*)::int as n from companies')
  await waits('companies')
  await other.query('commit')
  expect((await reading).rows).toEqual([{ n: 0 }])

  await reader.query('commit')
  for (const client of [reader, other]) client.release()
  await migrating
  await close()
})
