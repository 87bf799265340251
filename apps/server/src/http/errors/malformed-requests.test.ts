import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { type HttpServer, openHttpServer } from '../lifecycle/http-server.ts'

const servers: HttpServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close(0)
})

async function open() {
  const http = await openHttpServer({ host: '127.0.0.1', port: 0, maxConnections: 100 })
  servers.push(http)
  return http
}

/** Opens a connection and sends this text over it. */
function send({ address }: HttpServer, text: string) {
  const line = connect(Number(new URL(address).port), '127.0.0.1')
  line.write(text)
  return line
}

const head = 'POST /api/contact HTTP/1.1\r\nHost: x\r\n'

test.each([
  [400, 'text that is not HTTP', 'GARBAGE\r\n\r\n'],
  [400, 'a body with two lengths', `${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  [413, 'long chunk extensions', `${head}Transfer-Encoding: chunked\r\n\r\n2;${'a=b;'.repeat(9000)}`],
  [400, 'no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  [417, 'an unknown expectation', `${head}Expect: a-kite\r\nContent-Length: 2\r\n\r\n{}`],
  [431, 'headers without an end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`],
])('answers %d to %s, with the body and headers of every error', async (status, _what, words) => {
  const http = await open()
  http.setHandler((_request, response) => void response.on('error', () => undefined))
  const [lines, body] = (await text(send(http, words))).split('\r\n\r\n')
  expect(lines).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(lines?.toLowerCase()).toContain("content-security-policy: default-src 'none'")
  expect(lines?.toLowerCase()).toContain('x-content-type-options: nosniff')
  expect(lines?.toLowerCase()).toContain('content-type: application/json; charset=utf-8')
  expect(JSON.parse(body ?? '')).toEqual({ success: false, code: expect.any(String), message: expect.any(String) })
})

test('an error after the start of a response does not become a part of it', async () => {
  const http = await open()
  const requested = new Promise<ServerResponse>((done) => http.setHandler((_request, response) => done(response)))
  const line = send(http, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  const received = text(line)
  const response = await requested
  response.write('half')
  await once(line, 'data')
  line.write('GARBAGE\r\n\r\n')
  expect(await received).not.toContain('400')
})
