import type { Server, Socket } from 'socket.io'

/**
 * Limits connections that have not authenticated. Anyone can open one, each takes about 10 kB, and Socket.IO waits 20
 * seconds for authentication. Above the limit the oldest is closed, so that new pages can connect during a flood.
 * Call it once the server is attached.
 */
export function limitUnauthenticatedSockets(io: Server, limit: number): void {
  const unauthenticated = new Set<Socket['conn']>()
  io.engine.on('connection', (connection: Socket['conn']) => {
    unauthenticated.add(connection)
    connection.once('close', () => unauthenticated.delete(connection))
    const [oldest] = unauthenticated
    if (unauthenticated.size > limit) oldest?.close(true)
  })
  io.on('connection', ({ conn }) => unauthenticated.delete(conn))
}
