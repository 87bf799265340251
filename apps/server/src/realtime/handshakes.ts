import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Problem } from '@fledge/contract/http/problem'
import type { Server } from 'socket.io'
import { formatRawResponse } from '../http/errors/raw-response.ts'
import { bareHeaders } from '../http/security/headers.ts'

type Asking = { origin?: string | undefined; host?: string | undefined }

/** Browsers always name their origin on a websocket; another site's page is refused, a program names none. */
export function isSameOrigin({ origin, host }: Asking): boolean {
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

/**
 * Puts our security headers on what Socket.IO answers over HTTP, and refuses a websocket of another site with 403 in
 * the form of every other refusal: Socket.IO itself would answer it 400. Called once the server is attached.
 */
export function guardHandshakes(io: Pick<Server, 'engine'>): void {
  io.engine.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const isUpgrade = request.headers.upgrade !== undefined
    if (isUpgrade && !isSameOrigin(request.headers)) {
      request.socket.end(formatRawResponse(403, foreignOrigin))
      return
    }
    if (!isUpgrade) for (const [name, value] of security) response.setHeader(name, value)
    next()
  })
}

const security = Object.entries(bareHeaders).filter(([name]) => name !== 'content-type')

const foreignOrigin: Problem = {
  success: false,
  code: 'not_allowed',
  message: 'Pages of another site may not connect.',
}
