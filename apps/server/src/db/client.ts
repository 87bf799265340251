import type { Socket } from 'node:net'
import { type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { AnyPgColumn, PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
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

/** Beyond the time limit of statements, after which a connection in use that stays silent is given up. */
const extraSilenceMs = 1000

/** Opens a pool on a PostgreSQL server, which shows it as `name`. Connects with the first query. */
export function openDatabase(
  url: string,
  { connections = 10, waitMs = 10_000, statementMs = 20_000, name = 'fledge' } = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    min: Math.min(minConnections, connections),
    idleTimeoutMillis: idleTimeoutMs,
    connectionTimeoutMillis: waitMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelayMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: 30_000,
    application_name: name,
  })
  // The pool replaces an idle connection that the server closed; without a listener the error would end the process.
  pool.on('error', () => undefined)
  // The pool listens to idle connections only. The error of one in use also rejects its statements.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const inUse = trackUse(pool)
  endSilent(pool, inUse, statementMs + extraSilenceMs)
  releaseEnded(pool, inUse)
  return { db: drizzle(pool), pool, close: () => pool.end() }
}

function trackUse(pool: pg.Pool): WeakSet<pg.PoolClient> {
  const inUse = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => void inUse.add(client))
  pool.on('release', (_error, client) => void inUse.delete(client))
  return inUse
}

/**
 * Ends connections whose server is stopped or hangs: it enforces no limit of its own, and its machine still acknowledges
 * what is sent. `query_timeout` of pg rejects the statement but leaves the connection in the pool.
 */
function endSilent(pool: pg.Pool, inUse: WeakSet<pg.PoolClient>, silenceMs: number): void {
  pool.on('connect', (client) => {
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
    stream.setTimeout(silenceMs, () => {
      if (inUse.has(client)) stream.destroy(new Error('Query read timeout'))
    })
  })
}

/** Releases connections that end while in use: Drizzle does not release one whose BEGIN failed. */
function releaseEnded(pool: pg.Pool, inUse: WeakSet<pg.PoolClient>): void {
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

/** Whether a column has one of these ids. They are one parameter, because PostgreSQL takes 65,535 of them at most. */
export const isAmong = (column: AnyPgColumn, ids: Iterable<string>): SQL =>
  sql`${column} = any(${sql.param([...ids])}::uuid[])`
