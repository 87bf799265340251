import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { keepWith } from '../keep-with.ts'
import { createRoster } from '../roster.ts'

const quietMs = 100

type Heard = {
  /** How many bytes had come at which look; -1 before the first. */
  bytes: number
  at: number
  /** How many of its requests are not answered yet. */
  unanswered: number
}

/**
 * Makes the server's `closeIdleConnections` spare whoever may have asked something already. Node calls a connection
 * idle as long as it has read no request from it, also when one waits to be read, and cutting it off then loses that
 * request. Here a connection has to say nothing from one call to another that comes 100 ms later. Everybody closes
 * through this method: Node when the server closes, and Socket.IO, which closes the server too.
 */
export function closeOnlyQuietConnections(server: Server): void {
  const open = createRoster<Socket>()
  const heardOf = keepWith<Socket, Heard>('what was heard of a connection')
  server.on('connection', (socket) => {
    heardOf.keep(socket, { bytes: -1, at: 0, unanswered: 0 })
    const place = open.enter(socket)
    socket.once('close', () => open.leave(place))
  })
  server.on('request', ({ socket }, response) => {
    const heard = heardOf.find(socket)
    if (!heard) return
    heard.unanswered += 1
    response.once('close', () => {
      heard.unanswered -= 1
    })
  })

  server.closeIdleConnections = () => {
    const now = performance.now()
    for (const socket of open.all()) {
      const heard = heardOf.find(socket)
      if (!heard || heard.unanswered > 0) continue
      if (socket.bytesRead !== heard.bytes) Object.assign(heard, { bytes: socket.bytesRead, at: now })
      else if (now - heard.at >= quietMs) socket.destroy()
    }
  }
}
