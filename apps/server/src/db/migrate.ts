import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { StartProblem } from '../start-problem.ts'
import { withClient } from './with-client.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Key of the advisory lock that lets one process migrate at a time. */
const migrationLock = 70_337_001

type How = { upTo?: number; patienceMs?: number; folder?: string }

/**
 * Applies the migrations of a folder that have not run yet, the first `upTo` at most. Several processes may start at once.
 */
export async function migrate(
  url: string,
  { upTo, patienceMs = 20_000, folder = migrationsFolder }: How = {},
): Promise<void> {
  await withClient(url, 'fledge-migrate', async (client) => {
    await client.query('set client_min_messages = warning')
    // A migration lost in a power cut runs again, and no later commit can survive without it.
    await client.query('set synchronous_commit = off')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await using some = upTo === undefined ? null : await firstMigrations(folder, upTo)
    await client.query(`set lock_timeout = ${Math.min(lockWaitMs, patienceMs)}`)
    const giveUpAt = performance.now() + patienceMs
    const run = () => runMigrations(drizzle(client), { migrationsFolder: some?.folder ?? folder })
    for (;;) {
      const error = await run().then(() => null, withoutLock)
      if (error === null) return
      if (performance.now() > giveUpAt) explain(error)
      await sleep(pauseMs)
    }
  })
}

/**
 * A statement that waits for a table lock also blocks every later reader of the table. Shorter than PostgreSQL's
 * deadlock_timeout of one second, so that of a migration and a reader that wait for each other, the reader goes on.
 */
const lockWaitMs = 500
const pauseMs = 200
/** PostgreSQL's lock_not_available and deadlock_detected. */
const lockErrors: unknown[] = ['55P03', '40P01']

function withoutLock(error: Error & { cause?: unknown }): Error {
  const { code } = (error.cause ?? error) as { code?: unknown }
  if (lockErrors.includes(code)) return error
  throw error
}

function explain(error: Error): never {
  throw new StartProblem(
    'A table that this release changes is locked by a long-running operation, such as a backup. Wait for it to finish, then start again.',
    { cause: error },
  )
}

const journalFile = join('meta', '_journal.json')

const readJournal = async (folder: string): Promise<{ entries: unknown[] }> =>
  JSON.parse(await readFile(join(folder, journalFile), 'utf8'))

/** A temporary folder with the first migrations only. */
async function firstMigrations(from: string, count: number) {
  const journal = await readJournal(from)
  if (count > journal.entries.length)
    throw new StartProblem('This data was written by a later release of Fledge than this one.')
  const folder = await mkdtemp(join(tmpdir(), 'fledge-migrations-'))
  await cp(from, folder, { recursive: true })
  await writeFile(join(folder, journalFile), JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) }
}
