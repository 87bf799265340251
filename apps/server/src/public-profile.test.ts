import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { describePublicProfile } from './public-profile.ts'
import { readComposeSettings, readDocumentedSettings } from './testing/deploy-settings.ts'

const publicSettings = [
  [{ HOST: '0.0.0.0' }, 'HOST is 0.0.0.0'],
  [{ HOST: '::' }, 'HOST is ::'],
  [{ HOST: '127.0.0.1.example.com' }, 'HOST is 127.0.0.1.example.com'],
  [{ PUBLIC_URL: 'https://fledge.example' }, 'PUBLIC_URL is set'],
  [{ TRUST_PROXY: '1' }, 'TRUST_PROXY is set'],
  [{ DATABASE_URL: 'postgres://db/fledge' }, 'DATABASE_URL is set'],
] as const

test.each(publicSettings)('%j switches the public profile on', (env, reason) => {
  const config = readConfig(env)
  expect(config.publicReasons).toEqual([reason])
  expect(config).toMatchObject({
    demo: 'off',
    logsSecurity: true,
    strictPasswords: true,
    requireVerifiedEmail: true,
    mail: { outboxSecret: null },
    limits: {
      requestsPerMinute: 600,
      registrationsPerHour: 20,
      listingsPerHour: 20,
      analysesPerHour: 60,
      storageMbPerAccount: 50,
    },
  })
})

test.each([
  ['deploy/compose.yaml', readComposeSettings],
  ['docs/operations.md', readDocumentedSettings],
])('the settings in %s are the public profile, unchanged', async (_file, readSettings) => {
  const settings = await readSettings()
  expect(settings).toMatchObject({
    DATABASE_URL: expect.any(String),
    PUBLIC_URL: expect.any(String),
    TRUST_PROXY: '1',
    METRICS_TOKEN: expect.any(String),
  })
  const config = readConfig(settings)
  const { limits, demo, logsSecurity, strictPasswords, requireVerifiedEmail } = readConfig({ TRUST_PROXY: '1' })
  expect(config).toMatchObject({ limits, demo, logsSecurity, strictPasswords, requireVerifiedEmail })
  expect(config.mail.outboxSecret).toBeNull()
})

test('a server on loopback keeps the generous defaults', () => {
  const config = readConfig({})
  expect(config.publicReasons).toEqual([])
  expect(config).toMatchObject({
    demo: 'local',
    logsSecurity: false,
    strictPasswords: false,
    requireVerifiedEmail: false,
    limits: {
      requestsPerMinute: 1_000_000,
      registrationsPerHour: null,
      listingsPerHour: null,
      analysesPerHour: null,
      storageMbPerAccount: 500,
    },
  })
  expect(describePublicProfile(config)).toEqual([])
})

test('each part of the profile has its own setting', () => {
  const config = readConfig({
    HOST: '0.0.0.0',
    DEMO: '1',
    OUTBOX: '1',
    PASSWORD_STRICT: '0',
    REQUIRE_VERIFIED_EMAIL: '0',
    SECURITY_LOG: '0',
    REQUESTS_PER_MINUTE: '6000',
    REGISTRATIONS_PER_HOUR: '200',
    STORAGE_MB_PER_ACCOUNT: '200',
  })
  expect(config).toMatchObject({
    demo: 'public',
    logsSecurity: false,
    strictPasswords: false,
    requireVerifiedEmail: false,
    limits: { requestsPerMinute: 6000, registrationsPerHour: 200, listingsPerHour: 20, storageMbPerAccount: 200 },
  })
  expect(config.mail.outboxSecret).not.toBeNull()
})

test('the start lists each part of the profile with its setting', () => {
  const lines = describePublicProfile(readConfig({ HOST: '0.0.0.0', TRUST_PROXY: '1' }))
  expect(lines[0]).toBe('Public profile: on, because HOST is 0.0.0.0 and TRUST_PROXY is set.')
  expect(lines).toContain('  Demo accounts: off (DEMO)')
  expect(lines).toContain('  Stored files of one student: 50 MB (STORAGE_MB_PER_ACCOUNT)')
  expect(lines).toContain('  Requests per minute and address: 600 (REQUESTS_PER_MINUTE)')
  expect(lines.at(-1)).toMatch(/Warning: no email can be delivered/)
  expect(describePublicProfile(readConfig({ HOST: '0.0.0.0', OUTBOX: '1' })).join()).not.toMatch(/no email/)
})

test('warns of a public server without PUBLIC_URL', () => {
  const warnings = (env: Record<string, string>) =>
    describePublicProfile(readConfig(env)).filter((line) => line.includes('Warning: PUBLIC_URL is not set'))
  expect(warnings({ HOST: '0.0.0.0' })).toHaveLength(1)
  expect(warnings({ DATABASE_URL: 'postgres://db/fledge' })).toHaveLength(1)
  expect(warnings({ HOST: '0.0.0.0', PUBLIC_URL: 'https://fledge.example' })).toEqual([])
  expect(warnings({})).toEqual([])
})
