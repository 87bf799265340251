import type { LocalPostgres } from '@fledge/local-postgres'
import type { Pool } from 'pg'
import type { Config } from '../config.ts'
import { type Database, openDatabase } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import { watchDatabase } from '../db/reachable.ts'
import { StartProblem } from '../start-problem.ts'
import type { Cleanup } from './process-state.ts'

/** Connection pools of the migrated database. Jobs have a pool of their own, so that their bursts do not delay pages. */
export type Databases = Database & { jobsPool: Pool; isReachable: () => Promise<boolean> }

const jobConnections = 2

/** Opens the configured database, or the embedded one. Throws StartProblem when it cannot be used. */
export async function openDatabases(
  config: Config,
  embedded: Promise<LocalPostgres> | null,
  cleanup: Cleanup,
): Promise<Databases> {
  const url = config.databaseUrl ?? (await embedded)!.connectionString
  await migrate(url).catch((error: unknown) => {
    throw config.databaseUrl === null ? error : explainDatabaseError(error)
  })
  const database = openDatabase(url, { waitMs: config.databaseWaitMs })
  cleanup.defer(database.close)
  const jobs = openDatabase(url, { connections: jobConnections, name: 'fledge-jobs' })
  cleanup.defer(jobs.close)
  return { ...database, jobsPool: jobs.pool, isReachable: watchDatabase(url) }
}

/** Error codes of the network and of PostgreSQL for a server that cannot be reached or rejects the connection. */
const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', '28P01', '28000', '3D000']
const insufficientPrivilege = '42501'

function explainDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  // Drizzle wraps the error of PostgreSQL.
  const { code, message } = (error.cause ?? error) as { code?: unknown; message?: string }
  const reason = message || String(code)
  if (code === insufficientPrivilege)
    return new StartProblem(`The user of DATABASE_URL may not make tables and schemas in its database: ${reason}.`, {
      cause: error,
    })
  if (!unreachable.includes(String(code))) return error
  return new StartProblem(`The database that DATABASE_URL names cannot be used: ${reason}.`, { cause: error })
}
