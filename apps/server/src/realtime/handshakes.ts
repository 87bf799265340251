import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Problem } from '@fledge/contract/http/problem'
import type { Server, Socket } from 'socket.io'
import { bareHeaders } from '../http/security/headers.ts'

/** Browsers always send an origin with a websocket, which must be ours. Other clients send none. */
export function isSameOrigin({ origin, host }: { origin?: string | undefined; host?: string | undefined }): boolean {
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

/**
 * Adds the security headers to Socket.IO's HTTP responses, and rejects a websocket of another site with 403 and the
 * usual error body (Socket.IO would send 400). Call it once the server is attached.
 */
export function guardHandshakes(io: Pick<Server, 'engine'>): void {
  io.engine.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const isUpgrade = request.headers.upgrade !== undefined
    if (isUpgrade && !isSameOrigin(request.headers)) {
      request.socket.end(foreignOrigin)
      return
    }
    if (!isUpgrade) for (const [name, value] of security) response.setHeader(name, value)
    next()
  })
}

const security = Object.entries(bareHeaders).filter(([name]) => name !== 'content-type')

const problem: Problem = { success: false, code: 'not_allowed', message: 'Pages of another site may not connect.' }
/** As text, because an upgrade has no response object. */
const foreignOrigin = [
  'HTTP/1.1 403 Forbidden',
  ...Object.entries({ ...bareHeaders, connection: 'close' }).map(([name, value]) => `${name}: ${value}`),
  '',
  JSON.stringify(problem),
].join('\r\n')

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
