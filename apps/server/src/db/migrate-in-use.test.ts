import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { StartProblem } from '../start-problem.ts'
import { bareDatabase } from '../testing/database.ts'
import { migrate } from './migrate.ts'

/** A database with today's schema, and a folder with one migration more, which changes these tables in this order. */
async function beforeMigrationOf(...tables: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'fledge-next-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(new URL('./migrations', import.meta.url), folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8'))
  const { idx, when, ...last } = journal.entries.at(-1)
  journal.entries.push({ ...last, idx: idx + 1, when: when + 1, tag: '9999_next' })
  await writeFile(file, JSON.stringify(journal))
  const changes = tables.map((table) => `alter table ${table} add column next integer`)
  await writeFile(join(folder, '9999_next.sql'), changes.join(';--> statement-breakpoint\n'))
  const database = await bareDatabase()
  await migrate(database.url)
  return { ...database, folder }
}

test('a migration waits for a long transaction without blocking readers', async () => {
  const { pool, url, close, folder } = await beforeMigrationOf('users')
  const backup = await pool.connect()
  await backup.query('begin; lock table users in access share mode')

  const migrating = migrate(url, { folder, patienceMs: 300 })
  await expect(migrating).rejects.toThrow(StartProblem)
  await expect(migrating).rejects.toThrow(/locked by a long-running operation, such as a backup/)
  expect((await pool.query('select count(*)::int as n from users')).rows).toEqual([{ n: 0 }])

  await backup.query('commit')
  backup.release()
  await migrate(url, { folder })
  await close()
})

test('a reader goes on when it and a migration wait for each other', async () => {
  const { pool, url, close, folder } = await beforeMigrationOf('companies', 'students', 'internships')
  const [reader, other] = [await pool.connect(), await pool.connect()]
  await reader.query('begin; lock table internships in access share mode')
  await other.query('begin; lock table students in access share mode')
  const waits = (table: string) =>
    expect
      .poll(() => pool.query('select from pg_locks where not granted and relation = $1::regclass', [table]), {
        interval: 10,
      })
      .toMatchObject({ rowCount: 1 })

  const migrating = migrate(url, { folder })
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
