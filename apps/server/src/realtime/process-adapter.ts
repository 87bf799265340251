import { createAdapter } from '@socket.io/postgres-adapter'
import type pg from 'pg'
import type { Server } from 'socket.io'

/** Milliseconds that the adapter needs for LISTEN after it has a connection. */
const listenMs = 500

/** Publishes events to other processes through NOTIFY. After a broken connection, pages reconnect and refetch. */
export function joinProcesses(io: Server, pool: pg.Pool, onError: (error: Error) => void): void {
  let isFirst = true
  const listening = {
    query: (text: string, values?: unknown[]) => pool.query(text, values),
    async connect() {
      const client = await pool.connect()
      // The pool does not listen for errors of a connection in use; unhandled, they would end the process.
      client.on('error', onError)
      client.once('end', () => client.release(true))
      if (!isFirst) setTimeout(() => io.local.disconnectSockets(true), listenMs).unref()
      isFirst = false
      return client
    },
  }
  // The adapter uses only these two methods of the pool.
  io.adapter(createAdapter(listening as unknown as pg.Pool, { errorHandler: onError }))
}
