import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { stage } from '../testing/stage.ts'

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
