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
