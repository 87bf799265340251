import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { bareDatabase } from '../testing/database.ts'
import { migrate } from './migrate.ts'

const journal = JSON.parse(await readFile(new URL('./migrations/meta/_journal.json', import.meta.url), 'utf8'))
const last: number = journal.entries.length

async function place() {
  const database = await bareDatabase()
  onTestFinished(database.close)
  return database
}

/** Every column of ours, and how many migrations are noted as done. */
async function shapeOf(pool: pg.Pool) {
  const columns = await pool.query(
    `select table_name || '.' || column_name || ' ' || data_type as text from information_schema.columns
     where table_schema = 'public' order by 1`,
  )
  const done = await pool.query('select count(*)::int as n from drizzle.__drizzle_migrations')
  return { columns: columns.rows.map(({ text }) => text), done: done.rows[0].n }
}

/** Holds whoever migrates where its statements are done and not yet noted; gives what to do with it. */
async function holdMigrations(pool: pg.Pool) {
  const holder = await pool.connect()
  await holder.query('begin; lock table drizzle.__drizzle_migrations in share mode')
  const waiting = `select pid from pg_stat_activity where application_name = 'fledge-migrate'
    and wait_event_type = 'Lock' and datname = current_database()`
  return {
    arrived: () => expect.poll(async () => (await pool.query(waiting)).rowCount, { interval: 10 }).toBe(1),
    endConnection: () => pool.query(`select pg_terminate_backend(pid) from (${waiting})`),
    async letGo() {
      await holder.query('rollback')
      holder.release()
    },
  }
}

test('rolls back an interrupted migration and applies it at the next start', async () => {
  const { pool, url } = await place()
  await migrate(url, { upTo: 0 })
  for (let one = 1; one <= last; one += 1) {
    const before = await shapeOf(pool)
    const hold = await holdMigrations(pool)
    const cutOff = migrate(url, { upTo: one }).catch((error: unknown) => error)
    await hold.arrived()
    await hold.endConnection()
    await hold.letGo()
    expect(await cutOff).toBeInstanceOf(Error)
    expect(await shapeOf(pool)).toEqual(before)

    await migrate(url, { upTo: one })
    expect((await shapeOf(pool)).done).toBe(one)
  }
})

test('the next start succeeds after a kill during migration', async () => {
  const { pool, url } = await place()
  await migrate(url, { upTo: 0 })
  const before = await shapeOf(pool)
  const hold = await holdMigrations(pool)
  const code = `import { migrate } from ${JSON.stringify(new URL('./migrate.ts', import.meta.url))}; await migrate(${JSON.stringify(url)})`
  const program = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'ignore' })
  await hold.arrived()
  const ended = once(program, 'exit')
  program.kill('SIGKILL')
  await ended
  await hold.letGo()

  // Whoever migrates next waits for the lock that the dead one held.
  const [one, other] = [migrate(url), migrate(url)]
  await Promise.all([one, other])
  const after = await shapeOf(pool)
  expect(before.done).toBe(0)
  expect(after.done).toBe(last)
})
