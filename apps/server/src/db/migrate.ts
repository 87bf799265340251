import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { StartProblem } from '../start-problem.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number, the same in every process: who holds it migrates, the others wait. */
const migrationLock = 70_337_001

/** Applies the migrations that have not run yet, the first `upTo` at most. Several processes may start at once. */
export async function migrate(url: string, { upTo }: { upTo?: number } = {}): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'fledge-migrate' })
  await client.connect()
  try {
    await client.query('set client_min_messages = warning')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await using some = upTo === undefined ? null : await firstMigrations(upTo)
    await runMigrations(drizzle(client), { migrationsFolder: some?.folder ?? migrationsFolder })
  } finally {
    await client.end()
  }
}

/** A folder with the first migrations only, and its end. */
async function firstMigrations(count: number) {
  const folder = await mkdtemp(join(tmpdir(), 'fledge-migrations-'))
  await cp(migrationsFolder, folder, { recursive: true })
  const path = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: unknown[] }
  if (count > journal.entries.length) throw new StartProblem('This data is of a later release of Fledge than this one.')
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) }
}
