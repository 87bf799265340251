import type { Server, Socket } from 'socket.io'

/**
 * Bounds the connections that have not signed in yet. Anybody may open one, a page signs in within a moment, and whoever
 * does not is given up after 20 seconds only: at 10 kB each a flood would take the memory of the process. The oldest
 * gives way, so that a page that comes in the middle of a flood still has its moment. Called once the server is attached.
 */
export function limitNewcomers(io: Server, most: number): void {
  const newcomers = new Set<Socket['conn']>()
  io.engine.on('connection', (connection: Socket['conn']) => {
    newcomers.add(connection)
    connection.once('close', () => newcomers.delete(connection))
    const [oldest] = newcomers
    if (newcomers.size > most) oldest?.close(true)
  })
  io.on('connection', ({ conn }) => newcomers.delete(conn))
}
