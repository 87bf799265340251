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

test('rejects the requests of one address over the limit with Retry-After, and serves other addresses', async () => {
  for (let n = 0; n < 5; n += 1) expect((await from('10.0.0.1')).statusCode).toBe(200)
  const reply = await from('10.0.0.1', '198.51.100.7')

  expect(reply.statusCode).toBe(429)
  expect(reply.json().code).toBe('too_many')
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  expect((await from('10.0.0.2')).statusCode).toBe(200)
})

test('counts the addresses of one IPv6 network together, and an IPv4 address in both spellings', async () => {
  for (let n = 1; n <= 5; n += 1) expect((await from(`2001:db8:1:2::${n}`)).statusCode).toBe(200)
  expect((await from('2001:db8:1:2::6')).statusCode).toBe(429)
  expect((await from('2001:db8:1:3::1')).statusCode).toBe(200)

  for (let n = 0; n < 5; n += 1) expect((await from('10.0.0.3')).statusCode).toBe(200)
  expect((await from('::ffff:10.0.0.3')).statusCode).toBe(429)
})

test('answers 503 with Retry-After while all database connections are in use', async () => {
  const { url, close } = await testDatabase()
  const narrow = openDatabase(url, { connections: 1, waitMs: 1000 })
  const { app } = await stage({ db: narrow.db })
  const held = await narrow.pool.connect()
  const refused = await app.inject({ url: '/api/internship' })
  expect(refused.statusCode).toBe(503)
  expect(refused.json().code).toBe('busy')
  expect(refused.headers['retry-after']).toBe('1')
  held.release()
  expect((await app.inject({ url: '/api/internship' })).statusCode).toBe(200)
  await narrow.close()
  await close()
})
