import { createAdapter } from '@socket.io/postgres-adapter'
import type pg from 'pg'
import type { Server } from 'socket.io'

/** Time enough for the adapter's LISTEN after it has a connection. */
const listenMs = 500

/**
 * Carries what one server process publishes to the pages that are connected to the others, over the database that they
 * share. While the listening connection was away something may have been missed: the pages of this process then have
 * to connect anew, and fetch what they do not have.
 */
export function joinProcesses(io: Server, pool: pg.Pool, onError: (error: Error) => void): void {
  let isFirst = true
  const listening = {
    query: (text: string, values?: unknown[]) => pool.query(text, values),
    async connect() {
      const client = await pool.connect()
      // A connection in use has no listener of the pool's: without this one its end would be the program's.
      client.on('error', onError)
      client.once('end', () => client.release(true))
      if (!isFirst) setTimeout(() => io.local.disconnectSockets(true), listenMs).unref()
      isFirst = false
      return client
    },
  }
  // Of the pool the adapter uses these two methods.
  io.adapter(createAdapter(listening as unknown as pg.Pool, { errorHandler: onError }))
}
