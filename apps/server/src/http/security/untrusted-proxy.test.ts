import { expect, test } from 'vitest'
import { stage } from '../../testing/stage.ts'
import { loggerSettings } from './request-log.ts'

async function warningsOf(trustedProxies: number) {
  const lines: string[] = []
  const logger = { ...loggerSettings('warn'), stream: { write: (line: string) => void lines.push(line) } }
  const { anyone } = await stage({}, { logger, trustedProxies })
  await anyone({ url: '/api/site' })
  for (let sent = 0; sent < 3; sent += 1)
    await anyone({ url: '/api/site', headers: { 'x-forwarded-for': '203.0.113.7' } })
  return lines.filter((line) => line.includes('X-Forwarded-For'))
}

test('warns once of a proxy that TRUST_PROXY does not count, without the forwarded address', async () => {
  const warnings = await warningsOf(0)
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain('TRUST_PROXY is 0')
  expect(warnings[0]).not.toContain('203.0.113.7')
})

test('does not warn of a trusted proxy', async () => {
  expect(await warningsOf(1)).toEqual([])
})
