import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Agent, get, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { StartProblem } from '../../start-problem.ts'
import { type Front, openFront } from './http-server.ts'

const fronts: Front[] = []
afterEach(async () => {
  for (const front of fronts.splice(0)) await front.close(0)
})

async function open(port = 0) {
  const front = await openFront({ host: '127.0.0.1', port })
  fronts.push(front)
  return front
}

test('until the application takes over, everything is answered with 503', async () => {
  const { address } = await open()
  const health = await fetch(`${address}/api/health`)
  expect([health.status, await health.json()]).toMatchObject([503, { status: 'starting' }])
  const call = await fetch(`${address}/api/internship`)
  expect([call.status, await call.json()]).toMatchObject([503, { success: false, code: 'starting' }])
  expect(call.headers.get('retry-after')).toBe('1')
  const page = await fetch(`${address}/login`, { headers: { accept: 'text/html' } })
  expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('Fledge is starting')])
})

test('the page that says so asks again, and is dressed by the one style that its policy names', async () => {
  const { address } = await open()
  const page = await fetch(`${address}/login`, { headers: { accept: 'text/html' } })
  const html = await page.text()
  expect(html).toContain('<meta http-equiv="refresh"')
  const style = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? ''
  expect(page.headers.get('content-security-policy')?.split('; ')).toEqual([
    ...["default-src 'none'", "base-uri 'none'", "object-src 'none'", "frame-ancestors 'none'"],
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  ])
})

test('then the application answers', async () => {
  const front = await open()
  front.handOver((_request, response) => response.end('served'))
  expect(await (await fetch(front.address)).text()).toBe('served')
})

test('who offers to speak another protocol is answered in this one, also beside sockets', async () => {
  const front = await open()
  const upgrades: (string | undefined)[] = []
  front.server.on('upgrade', ({ url }, socket) => {
    upgrades.push(url)
    socket.destroy()
  })
  front.handOver((_request, response) => response.end('served'))
  const ask = async (path: string, protocol: string) => {
    const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: protocol, 'http2-settings': 'AAMAAABk' }
    const [reply] = await once(get(`${front.address}${path}`, { headers }), 'response')
    return text(reply)
  }
  expect(await ask('/api/internship', 'h2c')).toBe('served')
  expect(await ask('/api/internship', 'websocket')).toBe('served')
  expect(await ask('/socket.io/?EIO=4', 'h2c')).toBe('served')
  await expect(ask('/socket.io/?EIO=4&transport=websocket', 'websocket')).rejects.toThrow()
  expect(upgrades).toEqual(['/socket.io/?EIO=4&transport=websocket'])
})

test('closing lets the requests under way finish, and ends their connections after the answer', async () => {
  const front = await open()
  const underWay: ServerResponse[] = []
  front.handOver((_request, response) => void underWay.push(response))
  const agent = new Agent({ keepAlive: true })
  const answered = once(get(front.address, { agent }), 'response')
  await expect.poll(() => underWay).toHaveLength(1)

  const before = Date.now()
  const closed = front.close(60_000)
  underWay[0]?.end('served')
  const [response] = await answered
  expect(await text(response)).toBe('served')
  await closed
  expect(Date.now() - before).toBeLessThan(10_000)
  agent.destroy()
  await expect(fetch(front.address)).rejects.toThrow('fetch failed')
})

test('a retired front asks its callers to connect anew', async () => {
  const front = await open()
  front.handOver((_request, response) => response.end('served'))
  const agent = new Agent({ keepAlive: true })
  const connection = async () => {
    const [response] = await once(get(front.address, { agent }), 'response')
    await text(response)
    return response.headers.connection
  }
  expect(await connection()).toBe('keep-alive')
  await front.retire(0)
  expect(await connection()).toBe('close')
  agent.destroy()
})

test('who has connected as it closes may still ask, and is answered; who says nothing holds nothing up', async () => {
  const front = await open()
  front.handOver((_request, response) => response.end('served'))
  const { port } = front.server.address() as AddressInfo
  const [asking, silent] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
  silent.on('error', () => undefined)
  await Promise.all([once(asking, 'connect'), once(silent, 'connect')])

  await front.retire(0)
  const closed = front.close(10_000)
  await once(front.server, 'close', { signal: AbortSignal.timeout(30) }).catch(() => undefined)
  asking.write('GET / HTTP/1.1\r\nhost: fledge.test\r\n\r\n')
  expect(await text(asking)).toMatch(/^HTTP\/1.1 200 OK.+connection: close.+served/is)
  const before = Date.now()
  await closed
  expect(Date.now() - before).toBeLessThan(5000)
  silent.destroy()
})

test('callers who connect again and again are answered or refused, and none is reset', async () => {
  const front = await open()
  front.handOver((_request, response) => void setTimeout(() => response.end('served'), 1))
  const callers = new Worker(callAgainAndAgain, { eval: true, workerData: front.address })
  const heard = once(callers, 'message')
  await once(front.server, 'request')
  await front.retire(100)
  await front.close(10_000)
  expect((await heard)[0]).toEqual({ ECONNREFUSED: 40 })
})

/** Forty callers, each asks anew as soon as it was answered, until it cannot. Then it says what ended them. */
const callAgainAndAgain = `
const { get } = require('node:http')
const { parentPort, workerData } = require('node:worker_threads')
const ask = () => new Promise((done, fail) =>
  get(workerData, { agent: false }, (response) => response.on('error', fail).on('end', done).resume()).on('error', fail))
const call = async () => {
  for (;;) await ask()
}
const calls = Array.from({ length: 40 }, () => call().catch(({ code }) => code))
Promise.all(calls).then((codes) => {
  const ended = {}
  for (const code of codes) ended[code] = (ended[code] ?? 0) + 1
  parentPort.postMessage(ended)
})`

test('closing cuts off what does not finish in time', async () => {
  const front = await open()
  front.handOver(() => undefined)
  const request = get(front.address)
  const cut = once(request, 'error')
  await once(front.server, 'request')
  const before = Date.now()
  await front.close(100)
  expect(Date.now() - before).toBeLessThan(2000)
  expect((await cut)[0]).toMatchObject({ code: 'ECONNRESET' })
})

test('a port that is taken is said in words', async () => {
  const { server } = await open()
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  await expect(open(port)).rejects.toThrow(StartProblem)
  await expect(open(port)).rejects.toThrow(`Port ${port} on 127.0.0.1 is already in use.`)
})

test('an address of another machine is said in words', async () => {
  await expect(openFront({ host: '192.0.2.1', port: 0 })).rejects.toThrow(
    'HOST=192.0.2.1 is not an address of this machine.',
  )
})
