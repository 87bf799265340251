import type { Pool } from 'pg'
import type { Config } from '../config.ts'
import { type Database, openDatabase } from '../db/client.ts'
import { startLocalDatabase } from '../db/local-database.ts'
import { migrate } from '../db/migrate.ts'
import { watchDatabase } from '../db/reachable.ts'
import { StartProblem } from '../start-problem.ts'
import type { Ends, Log } from './life.ts'

/**
 * The migrated database, and whether it answers now. The queue of jobs has connections of its own: its questions come
 * many at once, and would leave whoever asks for a page one that is new and has no plans.
 */
export type Store = Database & { poolOfJobs: Pool; isThere: () => Promise<boolean> }

const connectionsOfJobs = 2

/** Opens the database of the settings, or starts the embedded one. Throws in words when it cannot be used. */
export async function openStore(config: Config, ends: Ends, log: Log): Promise<Store> {
  const url = config.databaseUrl ?? (await startOwnPostgres(config, ends, log))
  await migrate(url).catch((error: unknown) => {
    throw config.databaseUrl === null ? error : explainDatabase(error)
  })
  const database = openDatabase(url)
  ends.defer(database.close)
  const ofJobs = openDatabase(url, { connections: connectionsOfJobs, name: 'fledge-jobs' })
  ends.defer(ofJobs.close)
  return { ...database, poolOfJobs: ofJobs.pool, isThere: watchDatabase(url) }
}

async function startOwnPostgres({ dataDir }: Config, ends: Ends, log: Log): Promise<string> {
  const server = await startLocalDatabase(dataDir, log)
  ends.defer(server.stop)
  return server.connectionString
}

/** Network and PostgreSQL codes of a server that is not there, or does not let us in. */
const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', '28P01', '28000', '3D000']
/** PostgreSQL's code for a user who may not do what was asked. */
const notAllowed = '42501'

function explainDatabase(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  // A statement that fails comes with the database's own error as its cause.
  const { code, message } = (error.cause ?? error) as { code?: unknown; message?: string }
  const reason = message || String(code)
  if (code === notAllowed)
    return new StartProblem(`The user of DATABASE_URL may not make tables and schemas in its database: ${reason}.`, {
      cause: error,
    })
  if (!unreachable.includes(String(code))) return error
  return new StartProblem(`The database that DATABASE_URL names cannot be used: ${reason}.`, { cause: error })
}
