import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { stage } from '../../testing/stage.ts'

const { app, anyone } = await stage({}, { maxEventLoopDelayMs: 50 })
await app.listen({ port: 0, host: '127.0.0.1' })

/** Keeps the event loop late until the server notices. */
async function causeOverload() {
  while (!app.isUnderPressure()) {
    const end = performance.now() + 100
    while (performance.now() < end);
    await nextTurn()
  }
}

test('rejects API requests while the event loop is late, and serves them right after', async () => {
  await causeOverload()
  const rejected = await anyone({ url: '/api/internship' })
  expect(rejected.statusCode).toBe(503)
  expect(rejected.json()).toMatchObject({ success: false, code: 'busy' })
  expect(rejected.headers).toMatchObject({
    'retry-after': '1',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.any(String),
  })
  await expect.poll(async () => (await anyone({ url: '/api/internship' })).statusCode, { timeout: 5000 }).toBe(200)
})

test('an address written in another way is rejected too', async () => {
  const { port } = app.server.address() as AddressInfo
  for (const path of ['/%61pi/internship', 'http://other.test/api/internship']) {
    await causeOverload()
    const [reply] = await once(request({ port, host: '127.0.0.1', path, agent: false }).end(), 'response')
    expect(reply.resume().statusCode, path).toBe(503)
  }
})

test('health and sign-ins, which have a queue of their own, are answered under overload', async () => {
  await causeOverload()
  expect((await anyone({ url: '/api/internship' })).statusCode).toBe(503)
  expect((await anyone({ url: '/api/health' })).statusCode).toBe(200)
  expect((await anyone({ method: 'POST', url: '/api/auth/login', body: {} })).statusCode).toBe(400)
})
