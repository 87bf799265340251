import { STATUS_CODES } from 'node:http'
import type { Problem } from '@fledge/contract/http/problem'
import { bareHeaders } from '../security/headers.ts'

/** Formats an error as HTTP/1.1 text for a socket that has no ServerResponse. The connection has to be closed after it. */
export function formatRawResponse(status: number, problem: Problem): string {
  const body = JSON.stringify(problem)
  const headers = { ...bareHeaders, 'content-length': String(Buffer.byteLength(body)), connection: 'close' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`
}
