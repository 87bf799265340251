import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import pg from 'pg'

/** A connection or an open transaction: queries cannot tell which, so both kinds of caller can use them. */
export type Db = PgDatabase<PgQueryResultHKT>
export type Database = { db: Db; pool: pg.Pool; close: () => Promise<void> }

/**
 * So many connections stay for ever, the others ten seconds without work. One that is made anew plans every statement
 * again, the first five times for their values, and who comes after a quiet moment waits for that.
 */
const kept = 4
/** After so long without work the system asks the other side whether it is there: a line may be cut and not say so. */
const askAfterMs = 30_000

/** Opens a pool on a PostgreSQL server, which hears its `name`. Nothing is connected before the first query. */
export function openDatabase(url: string, { connections = 10, waitMs = 10_000, name = 'fledge' } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    min: Math.min(kept, connections),
    connectionTimeoutMillis: waitMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: askAfterMs,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: name,
  })
  // An idle connection that the server ends is replaced at the next query; without a listener it would end us.
  pool.on('error', () => undefined)
  // The pool listens to idle connections only. One that ends in use fails its statements, which whoever waits hears.
  pool.on('connect', (client) => client.on('error', () => undefined))
  takeBackEnded(pool)
  return { db: drizzle(pool), pool, close: () => pool.end() }
}

/**
 * Takes a connection that ends in use back from whoever has it. Drizzle never gives back one whose BEGIN failed: after
 * as many of those as the pool has connections, nobody would ever get one again.
 */
function takeBackEnded(pool: pg.Pool): void {
  const inUse = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => void inUse.add(client))
  pool.on('release', (_error, client) => void inUse.delete(client))
  pool.on('connect', (client) => {
    client.once('end', () => {
      if (!inUse.has(client)) return
      const release = client.release
      // Whoever has it may still give it back, which the pool would refuse.
      client.release = () => undefined
      release(true)
    })
  })
}

/** Whether something failed because every connection was in use for longer than we wait for one. */
export function isOutOfConnections(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.message === 'timeout exceeded when trying to connect' || isOutOfConnections(error.cause)
}
