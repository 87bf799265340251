import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Agent, get, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { StartProblem } from '../../start-problem.ts'
import { type HttpServer, type HttpServerOptions, openHttpServer } from './http-server.ts'

const servers: HttpServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close(0)
})

async function open(options: Partial<HttpServerOptions> = {}) {
  const http = await openHttpServer({ host: '127.0.0.1', port: 0, maxConnections: 100, ...options })
  servers.push(http)
  return http
}

const portOf = ({ server }: HttpServer): number => (server.address() as AddressInfo).port

test('answers everything with 503 until a handler is set', async () => {
  const { address } = await open()
  const health = await fetch(`${address}/api/health`)
  expect(health.status).toBe(503)
  expect(await health.json()).toMatchObject({ status: 'starting' })
  const call = await fetch(`${address}/api/internship`)
  expect(call.status).toBe(503)
  expect(await call.json()).toMatchObject({ success: false, code: 'starting' })
  expect(call.headers.get('retry-after')).toBe('1')
  const page = await fetch(`${address}/login`, { headers: { accept: 'text/html' } })
  expect(page.status).toBe(503)
  expect(await page.text()).toContain('Fledge is starting')
})

test('the starting page refreshes itself, and its policy allows its own style only', async () => {
  const { address } = await open()
  const page = await fetch(`${address}/login`, { headers: { accept: 'text/html' } })
  const html = await page.text()
  expect(html).toContain('<meta http-equiv="refresh"')
  const style = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? ''
  expect(page.headers.get('content-security-policy')?.split('; ')).toEqual([
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  ])
})

test('answers with the handler once it is set', async () => {
  const http = await open()
  http.setHandler((_request, response) => response.end('served'))
  expect(await (await fetch(http.address)).text()).toBe('served')
})

test('answers a client that offers another protocol in HTTP/1.1, and upgrades websockets only', async () => {
  const http = await open()
  const upgrades: (string | undefined)[] = []
  http.server.on('upgrade', ({ url }, socket) => {
    upgrades.push(url)
    socket.destroy()
  })
  http.setHandler((_request, response) => response.end('served'))
  const ask = async (path: string, protocol: string) => {
    const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: protocol, 'http2-settings': 'AAMAAABk' }
    const [reply] = await once(get(`${http.address}${path}`, { headers }), 'response')
    return text(reply)
  }
  expect(await ask('/api/internship', 'h2c')).toBe('served')
  expect(await ask('/api/internship', 'websocket')).toBe('served')
  expect(await ask('/socket.io/?EIO=4', 'h2c')).toBe('served')
  await expect(ask('/socket.io/?EIO=4&transport=websocket', 'websocket')).rejects.toThrow()
  expect(upgrades).toEqual(['/socket.io/?EIO=4&transport=websocket'])
})

test('drops connections over the limit', async () => {
  const http = await open({ maxConnections: 1 })
  http.setHandler((_request, response) => response.end('served'))
  const first = connect(portOf(http), '127.0.0.1')
  await once(first, 'connect')
  const second = connect(portOf(http), '127.0.0.1').on('error', () => undefined)
  await once(second, 'close')
  first.write('GET / HTTP/1.1\r\nhost: fledge.test\r\nconnection: close\r\n\r\n')
  expect(await text(first)).toMatch(/^HTTP\/1.1 200 OK.+served/s)
})

test.each([
  ['headers that do not end', 'GET / HTTP/1.1\r\nhost: fledge.test\r\n'],
  ['a body that does not arrive', 'POST / HTTP/1.1\r\nhost: fledge.test\r\ncontent-length: 1000\r\n\r\n{"a":'],
])('answers %s with 408 and closes the connection', async (_name, words) => {
  const http = await open({ requestTimeoutMs: 200 })
  http.setHandler((request) => request.resume().on('error', () => undefined))
  const line = connect(portOf(http), '127.0.0.1')
  line.write(words)
  // Fewer than would reach beyond the limit: a write to the closed connection would lose the answer.
  for (let sent = 0; sent < 5; sent += 1) {
    await sleep(20)
    line.write('x')
  }
  const answer = await text(line)
  expect(answer).toMatch(/^HTTP\/1\.1 408 .*connection: close/is)
})

test('closing waits for requests in progress, and closes their connections after the response', async () => {
  const http = await open()
  const pending: ServerResponse[] = []
  http.setHandler((_request, response) => void pending.push(response))
  const agent = new Agent({ keepAlive: true })
  const answered = once(get(http.address, { agent }), 'response')
  await expect.poll(() => pending).toHaveLength(1)

  const closed = http.close(120_000)
  pending[0]?.end('served')
  const [response] = await answered
  expect(await text(response)).toBe('served')
  await closed
  agent.destroy()
  await expect(fetch(http.address)).rejects.toThrow('fetch failed')
})

test('asks clients to reconnect while draining', async () => {
  const http = await open()
  http.setHandler((_request, response) => response.end('served'))
  const agent = new Agent({ keepAlive: true })
  const connection = async () => {
    const [response] = await once(get(http.address, { agent }), 'response')
    await text(response)
    return response.headers.connection
  }
  expect(await connection()).toBe('keep-alive')
  const drained = http.drain()
  expect(await connection()).toBe('close')
  await drained
  agent.destroy()
})

test('a connection kept alive after its response does not delay closing', async () => {
  const http = await open()
  http.setHandler((_request, response) => response.end('served'))
  await (await fetch(http.address)).text()
  // Waiting for the connection would exceed the time of the test.
  await http.close(120_000)
})

test('closing ends requests that do not finish in time', async () => {
  const http = await open()
  http.setHandler(() => undefined)
  const request = get(http.address)
  const cut = once(request, 'error')
  await once(http.server, 'request')
  await http.close(100)
  expect((await cut)[0]).toMatchObject({ code: 'ECONNRESET' })
})

test('explains that a port is in use', async () => {
  const port = portOf(await open())
  await expect(open({ port })).rejects.toThrow(StartProblem)
  await expect(open({ port })).rejects.toThrow(`Port ${port} on 127.0.0.1 is already in use.`)
})

test('explains that an address belongs to another machine', async () => {
  await expect(open({ host: '192.0.2.1' })).rejects.toThrow('HOST=192.0.2.1 is not an address of this machine.')
})
