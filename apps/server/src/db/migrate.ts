import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { StartProblem } from '../start-problem.ts'
import { withClient } from './with-client.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Key of the advisory lock that lets one process migrate at a time. */
const migrationLock = 70_337_001

type How = { upTo?: number; patienceMs?: number }

/** Applies the migrations that have not run yet, the first `upTo` at most. Several processes may start at once. */
export async function migrate(url: string, { upTo, patienceMs = 20_000 }: How = {}): Promise<void> {
  await withClient(url, 'fledge-migrate', async (client) => {
    await client.query('set client_min_messages = warning')
    // A migration lost in a power cut runs again, and no later commit can survive without it.
    await client.query('set synchronous_commit = off')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await using some = upTo === undefined ? null : await firstMigrations(upTo)
    // A statement that waits for a table lock also blocks every later reader of the table.
    await client.query(`set lock_timeout = ${patienceMs}`)
    await runMigrations(drizzle(client), { migrationsFolder: some?.folder ?? migrationsFolder }).catch(explain)
  })
}

/** PostgreSQL's error code for a lock timeout. */
const lockNotGiven = '55P03'

function explain(error: Error & { cause?: unknown }): never {
  const { code } = (error.cause ?? error) as { code?: unknown }
  if (code !== lockNotGiven) throw error
  throw new StartProblem(
    'A table that this release changes is locked by a long-running operation, such as a backup. Wait for it to finish, then start again.',
    { cause: error },
  )
}

/** A temporary folder with the first migrations only. */
async function firstMigrations(count: number) {
  const journalFile = join('meta', '_journal.json')
  const journal = JSON.parse(await readFile(join(migrationsFolder, journalFile), 'utf8')) as { entries: unknown[] }
  if (count > journal.entries.length)
    throw new StartProblem('This data was written by a later release of Fledge than this one.')
  const folder = await mkdtemp(join(tmpdir(), 'fledge-migrations-'))
  await cp(migrationsFolder, folder, { recursive: true })
  await writeFile(join(folder, journalFile), JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) }
}
