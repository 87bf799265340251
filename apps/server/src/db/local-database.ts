import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { connectionString, type LocalPostgres, LocalPostgresError, start } from '@fledge/local-postgres'
import { openDataFolder } from '../files/open-data-folder.ts'
import { StartProblem } from '../start-problem.ts'

/** Names the database, its role and, for root, the folder in /var/lib. */
const name = 'fledge'

/** Starts the PostgreSQL of the data folder. Throws StartProblem when it cannot run. */
export async function startLocalDatabase(dataDir: string, log?: (line: string) => void): Promise<LocalPostgres> {
  const folder = join(dataDir, 'database')
  try {
    await openDataFolder(dataDir).catch(explain)
    await mkdir(folder, { recursive: true, mode: 0o711 }).catch(explain)
    return await start({ folder, name, ...(log && { log }) })
  } catch (error) {
    if (!(error instanceof LocalPostgresError)) throw error
    const advice = 'Set DATA_DIR to use another folder, or DATABASE_URL to use a PostgreSQL server.'
    throw new StartProblem(`${error.message}\n${advice}`, { cause: error })
  }
}

function explain(error: Error): never {
  throw new LocalPostgresError(`The folder of the database cannot be created (${error.message}).`, { cause: error })
}

/** The connection string of the PostgreSQL that runs on the data folder now, or null. */
export function findLocalDatabase(dataDir: string): Promise<string | null> {
  return connectionString({ folder: join(dataDir, 'database'), name })
}
