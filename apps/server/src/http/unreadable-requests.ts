import { type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Problem } from '@fledge/contract/problem'
import { bareHeaders } from './headers.ts'

/** Node's codes of what is not simply bad, as Node answers them itself. */
const statuses: Record<string, number> = {
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
    socket.end(answerOf(statuses[code] ?? 400), () => socket.destroy())
  })
}

/** Node keeps the answer that a connection waits for in this field; what it does by itself looks there too. */
const hasBegunAnswer = (socket: Duplex & { _httpMessage?: ServerResponse | null }) =>
  socket._httpMessage?.headersSent === true

function answerOf(status: number): string {
  const problem: Problem = { success: false, code: 'bad_request', message: 'This request cannot be read.' }
  const body = JSON.stringify(problem)
  const headers = { ...bareHeaders, 'content-length': String(Buffer.byteLength(body)), connection: 'close' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`
}
