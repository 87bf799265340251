import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import pg from 'pg'

/** A pool or an open transaction; queries work with both. */
export type Db = PgDatabase<PgQueryResultHKT>
export type Database = { db: Db; pool: pg.Pool; close: () => Promise<void> }

/** Connections that stay open when idle, so that the first requests after a pause need not connect. */
const minConnections = 4
/** Idle time before the others are closed. Not sooner: the first statements of a new connection take up to 100 ms. */
const idleTimeoutMs = 5 * 60_000
/** Idle time before TCP keep-alive probes detect a broken connection. */
const keepAliveDelayMs = 30_000

/** Opens a pool on a PostgreSQL server, which shows it as `name`. Connects with the first query. */
export function openDatabase(url: string, { connections = 10, waitMs = 10_000, name = 'fledge' } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    min: Math.min(minConnections, connections),
    idleTimeoutMillis: idleTimeoutMs,
    connectionTimeoutMillis: waitMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelayMs,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: name,
  })
  // The pool replaces an idle connection that the server closed; without a listener the error would end the process.
  pool.on('error', () => undefined)
  // The pool listens to idle connections only. The error of one in use also rejects its statements.
  pool.on('connect', (client) => client.on('error', () => undefined))
  releaseEnded(pool)
  return { db: drizzle(pool), pool, close: () => pool.end() }
}

/**
 * Releases connections that end while in use. Drizzle does not release a connection whose BEGIN failed, so the pool
 * would run out of connections.
 */
function releaseEnded(pool: pg.Pool): void {
  const inUse = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => void inUse.add(client))
  pool.on('release', (_error, client) => void inUse.delete(client))
  pool.on('connect', (client) => {
    client.once('end', () => {
      if (!inUse.has(client)) return
      const release = client.release
      // A later release by the caller would be an error.
      client.release = () => undefined
      release(true)
    })
  })
}
