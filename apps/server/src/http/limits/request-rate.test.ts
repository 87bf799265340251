import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { openDatabase } from '../../db/client.ts'
import { testDatabase } from '../../testing/database.ts'
import { stage } from '../../testing/stage.ts'

const { app } = await stage({ limits: { ...readConfig({}).limits, requestsPerMinute: 5 } })

const from = (remoteAddress: string, forwarded?: string) =>
  app.inject({
    url: '/api/health',
    remoteAddress,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  })

test('an address that asks too often is told when to come back; others are not held up', async () => {
  for (let n = 0; n < 5; n += 1) expect((await from('10.0.0.1')).statusCode).toBe(200)
  const reply = await from('10.0.0.1', '198.51.100.7')

  expect([reply.statusCode, reply.json().code]).toEqual([429, 'too_many'])
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  expect((await from('10.0.0.2')).statusCode).toBe(200)
})

test('the addresses of one IPv6 network are counted together, and an IPv4 address in either spelling', async () => {
  for (let n = 1; n <= 5; n += 1) expect((await from(`2001:db8:1:2::${n}`)).statusCode).toBe(200)
  expect((await from('2001:db8:1:2::6')).statusCode).toBe(429)
  expect((await from('2001:db8:1:3::1')).statusCode).toBe(200)

  for (let n = 0; n < 5; n += 1) expect((await from('10.0.0.3')).statusCode).toBe(200)
  expect((await from('::ffff:10.0.0.3')).statusCode).toBe(429)
})

test('over the limit of requests at once the API refuses, but neither sign-ins nor health', async () => {
  const full = await stage({ limits: { ...readConfig({}).limits, requestsAtOnce: 1 } })
  const statuses = async (url: string, method: 'GET' | 'POST' = 'GET') => {
    const replies = await Promise.all(
      Array.from({ length: 3 }, () => full.app.inject({ url, method, ...(method === 'POST' && { body: {} }) })),
    )
    return replies.map(({ statusCode }) => statusCode).sort()
  }
  expect(await statuses('/api/internship')).toEqual([200, 503, 503])
  expect(await statuses('/api/internship')).toEqual([200, 503, 503])
  expect(await statuses('/api/health')).toEqual([200, 200, 200])
  expect(await statuses('/api/auth/login', 'POST')).toEqual([400, 400, 400])
})

test('who waits too long for a connection to the database is told to come back, and does once there is one', async () => {
  const { url, close } = await testDatabase()
  const narrow = openDatabase(url, { connections: 1, waitMs: 1000 })
  const { app } = await stage({ db: narrow.db })
  const held = await narrow.pool.connect()
  const refused = await app.inject({ url: '/api/internship' })
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([503, 'busy', '1'])
  held.release()
  expect((await app.inject({ url: '/api/internship' })).statusCode).toBe(200)
  await narrow.close()
  await close()
})
