import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { stage } from '../../testing/stage.ts'
import { servedWhenLate } from './overload.ts'

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

/** More requests at once than a late server takes; returns the last reply. */
async function flood(url = '/api/internship') {
  await causeOverload()
  const replies = await Promise.all(Array.from({ length: servedWhenLate + 10 }, () => anyone({ url })))
  return replies.at(-1)!
}

test('serves the requests of a few people while the event loop is late', async () => {
  await causeOverload()
  const replies = await Promise.all(Array.from({ length: 20 }, () => anyone({ url: '/api/internship' })))
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
})

test('rejects API requests beyond these, and serves them right after', async () => {
  const rejected = await flood()
  expect(rejected.statusCode).toBe(503)
  expect(rejected.json()).toMatchObject({ success: false, code: 'overloaded' })
  expect(rejected.headers).toMatchObject({
    'retry-after': '1',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.any(String),
  })
  await expect.poll(async () => (await anyone({ url: '/api/internship' })).statusCode).toBe(200)
})

test('rejects other spellings of an address too', async () => {
  const { port } = app.server.address() as AddressInfo
  const target = { port, host: '127.0.0.1', agent: false }
  let arrived = 0
  app.server.on('request', () => {
    arrived += 1
  })
  // In progress until their bodies arrive.
  const sending = Array.from({ length: servedWhenLate + 1 }, () => {
    const headers = { 'content-type': 'application/json', 'content-length': '10' }
    const one = request({ ...target, method: 'POST', path: '/api/auth/login', headers })
    one.on('error', () => undefined).flushHeaders()
    return one
  })
  await expect.poll(() => arrived).toBe(sending.length)
  for (const path of ['/%61pi/internship', 'http://other.test/api/internship']) {
    await causeOverload()
    const [reply] = await once(request({ ...target, path }).end(), 'response')
    expect(reply.resume().statusCode, path).toBe(503)
  }
  for (const one of sending) one.destroy()
})

test('health and sign-ins, which have a queue of their own, are answered under overload', async () => {
  expect((await flood()).statusCode).toBe(503)
  await causeOverload()
  expect((await anyone({ url: '/api/health' })).statusCode).toBe(200)
  expect((await anyone({ method: 'POST', url: '/api/auth/login', body: {} })).statusCode).toBe(400)
})
