import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Problem } from '@fledge/contract/http/problem'
import { bareHeaders } from '../security/headers.ts'
import type { ErrorStatus } from './error-statuses.ts'
import { formatRawResponse } from './raw-response.ts'

/** Node's error codes whose status is not 400, as Node answers them itself. */
const statuses: Record<string, ErrorStatus> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

const malformed: Problem = { success: false, code: 'bad_request', message: 'This request cannot be read.' }
const tooSlow: Problem = {
  success: false,
  code: 'too_slow',
  message: 'Your request took too long to arrive. Please try again.',
}

/**
 * Answers malformed and slow requests with our headers and error body, which Node leaves out, and closes the
 * connection. After a response has started, the connection is only closed: an error would corrupt its body.
 */
export function rejectMalformedRequests(server: Server): void {
  const responses = new WeakMap<Duplex, ServerResponse>()
  server.on('request', ({ socket }, response) => void responses.set(socket, response))
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    if (code === 'ECONNRESET' || !socket.writable || isAnswering(responses.get(socket))) return socket.destroy()
    const status = statuses[code] ?? 400
    socket.end(formatRawResponse(status, status === 408 ? tooSlow : malformed), () => socket.destroy())
  })
  server.on('checkExpectation', (_request, response) => reject(response, 417))
}

/** Rejects an HTTP/1.1 request without a host, which Node would answer without headers and body. */
export function rejectWithoutHost({ headers, httpVersion }: IncomingMessage, response: ServerResponse): boolean {
  if (headers.host !== undefined || httpVersion !== '1.1') return false
  reject(response, 400)
  return true
}

function reject(response: ServerResponse, status: ErrorStatus): void {
  const body = JSON.stringify(malformed)
  response
    .writeHead(status, { ...bareHeaders, 'content-length': Buffer.byteLength(body), connection: 'close' })
    .end(body)
}

/** Whether a part of the response was sent and another part was not. */
const isAnswering = (response: ServerResponse | undefined): boolean =>
  response?.headersSent === true && !response.writableFinished
