import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { type Front, openFront } from '../lifecycle/http-server.ts'

const fronts: Front[] = []
afterEach(async () => {
  for (const front of fronts.splice(0)) await front.close(0)
})

async function open() {
  const front = await openFront({ host: '127.0.0.1', port: 0 })
  fronts.push(front)
  return front
}

/** A connection that has said this; what it heard until it was ended is in its text. */
function say({ address }: Front, words: string) {
  const line = connect(Number(new URL(address).port), '127.0.0.1')
  line.write(words)
  return line
}

const head = 'POST /api/contact HTTP/1.1\r\nHost: x\r\n'

test.each([
  [400, 'no HTTP at all', 'GARBAGE\r\n\r\n'],
  [400, 'two lengths of one body', `${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  [413, 'chunks that explain themselves for long', `${head}Transfer-Encoding: chunked\r\n\r\n2;${'a=b;'.repeat(9000)}`],
  [400, 'no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  [417, 'an expectation that nobody knows', `${head}Expect: a-kite\r\nContent-Length: 2\r\n\r\n{}`],
  [431, 'headers without an end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`],
])('%d for %s, in the form and with the headers of every refusal', async (status, _what, words) => {
  const front = await open()
  front.handOver((_request, response) => void response.on('error', () => undefined))
  const [lines, body] = (await text(say(front, words))).split('\r\n\r\n')
  expect(lines).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(lines?.toLowerCase()).toContain("content-security-policy: default-src 'none'")
  expect(lines?.toLowerCase()).toContain('x-content-type-options: nosniff')
  expect(lines?.toLowerCase()).toContain('content-type: application/json; charset=utf-8')
  expect(JSON.parse(body ?? '')).toEqual({ success: false, code: expect.any(String), message: expect.any(String) })
})

test('what cannot be read behind an answer that has begun does not become a part of it', async () => {
  const front = await open()
  const asked = new Promise<ServerResponse>((done) => front.handOver((_request, response) => done(response)))
  const line = say(front, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  const heard = text(line)
  const response = await asked
  response.write('half')
  await once(line, 'data')
  line.write('GARBAGE\r\n\r\n')
  expect(await heard).not.toContain('400')
})
