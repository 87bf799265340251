import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Problem } from '@fledge/contract/http/problem'
import { bareHeaders } from '../security/headers.ts'
import type { ErrorStatus } from './error-statuses.ts'
import { formatRawResponse } from './raw-response.ts'

/** Node's codes of what is not simply bad, as Node answers them itself. */
const statuses: Record<string, ErrorStatus> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Answers what cannot be read as a request in the form of every other refusal, and hangs up. Node by itself answers
 * without headers and body. Where an answer has begun on the same connection nothing is said: it would become a part of it.
 */
export function refuseUnreadable(server: Server): void {
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    if (code === 'ECONNRESET' || !socket.writable || hasBegunAnswer(socket)) return socket.destroy()
    socket.end(formatRawResponse(statuses[code] ?? 400, unreadable), () => socket.destroy())
  })
  server.on('checkExpectation', (_request, response) => refuse(response, 417))
}

/** Node would refuse this by itself, without headers and body: a request of HTTP/1.1 that names no host. */
export function refuseWithoutHost({ headers, httpVersion }: IncomingMessage, response: ServerResponse): boolean {
  if (headers.host !== undefined || httpVersion !== '1.1') return false
  refuse(response, 400)
  return true
}

function refuse(response: ServerResponse, status: ErrorStatus): void {
  const body = JSON.stringify(unreadable)
  response
    .writeHead(status, { ...bareHeaders, 'content-length': Buffer.byteLength(body), connection: 'close' })
    .end(body)
}

/** Node keeps the answer that a connection waits for in this field; what it does by itself looks there too. */
const hasBegunAnswer = (socket: Duplex & { _httpMessage?: ServerResponse | null }) =>
  socket._httpMessage?.headersSent === true

const unreadable: Problem = { success: false, code: 'bad_request', message: 'This request cannot be read.' }
