import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { stage } from '../../testing/stage.ts'

const limits = { ...readConfig({}).limits, requestsPerMinute: 5 }
const { app } = await stage({ limits }, { trustedProxies: 1 })

test('counts the address that the trusted proxy adds, not the forged ones before it', async () => {
  const from = (forwarded: string) =>
    app.inject({ url: '/api/health', remoteAddress: '10.0.0.1', headers: { 'x-forwarded-for': forwarded } })

  for (let n = 0; n < 5; n += 1) expect((await from(`203.0.113.${n}, 198.51.100.7`)).statusCode).toBe(200)
  expect((await from('203.0.113.99, 198.51.100.7')).statusCode).toBe(429)
  expect((await from('203.0.113.99, 198.51.100.8')).statusCode).toBe(200)
})
