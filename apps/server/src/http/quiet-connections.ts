import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const quietMs = 100

/**
 * Makes the server's `closeIdleConnections` spare whoever may have asked something already. Node calls a connection
 * idle as long as it has read no request from it, also when one waits to be read, and cutting it off then loses that
 * request. Here a connection has to say nothing from one call to another that comes 100 ms later. Everybody closes
 * through this method: Node when the server closes, and Socket.IO, which closes the server too.
 */
export function closeOnlyQuietConnections(server: Server): void {
  /** How many bytes had come at which look; -1 before the first. */
  const heard = new Map<Socket, { bytes: number; at: number }>()
  const busy = new Set<Socket>()
  server.on('connection', (socket) => {
    heard.set(socket, { bytes: -1, at: 0 })
    socket.once('close', () => heard.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    busy.add(socket)
    response.once('close', () => busy.delete(socket))
  })

  server.closeIdleConnections = () => {
    const now = performance.now()
    for (const [socket, { bytes, at }] of heard) {
      if (busy.has(socket)) continue
      if (socket.bytesRead !== bytes) heard.set(socket, { bytes: socket.bytesRead, at: now })
      else if (now - at >= quietMs) socket.destroy()
    }
  }
}
