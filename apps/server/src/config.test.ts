import { isAbsolute } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('every setting is optional', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: null,
    demo: 'local',
    logsSecurity: false,
    sessionHours: 24,
    sessionDays: 30,
    s3: null,
  })
  expect(config.limits.loginFailures).toBe(10)
  expect(isAbsolute(config.dataDir)).toBe(true)
})

test('treats an empty setting as missing', () => {
  const OUTBOX_SECRET = 'the same at both starts'
  expect(readConfig({ OUTBOX_SECRET, PORT: '', DATABASE_URL: '', S3_BUCKET: '' })).toEqual(
    readConfig({ OUTBOX_SECRET }),
  )
})

test.each([
  [{}, 'local'],
  [{ DATABASE_URL: 'postgresql://db/fledge', DEMO: '1' }, 'public'],
  [{ DEMO: '0' }, 'off'],
  [{ DEMO: 'false' }, 'off'],
  [{ HOST: '::', DEMO: '1' }, 'public'],
  [{ HOST: 'localhost' }, 'local'],
  [{ HOST: '127.0.0.2' }, 'local'],
  [{ HOST: '::1' }, 'local'],
])('with %j the demo is %s', (env, demo) => {
  expect(readConfig(env).demo).toBe(demo)
})

test('lists all invalid values at once', () => {
  const bad = { PORT: '70000', DATABASE_URL: 'mysql://db', LOGIN_FAILURES: '0', DEMO: 'maybe', TRUST_PROXY: '-1' }
  expect(() => readConfig(bad)).toThrow(/^These settings cannot be used:/)
  for (const name of Object.keys(bad)) expect(() => readConfig(bad)).toThrow(name)
})

test('a bucket needs its keys', () => {
  expect(() => readConfig({ S3_BUCKET: 'resumes' })).toThrow('S3_BUCKET needs S3_ACCESS_KEY_ID')
  expect(() => readConfig({ S3_ENDPOINT: 'https://files.example' })).toThrow('S3_* need S3_BUCKET')
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }
  expect(readConfig({ S3_BUCKET: 'resumes', ...keys }).s3).toMatchObject({ bucket: 'resumes', region: 'us-east-1' })
})

test.each([
  [{}, true],
  [{ OUTBOX: '0' }, false],
  [{ SMTP_URL: 'smtp://mail' }, false],
  [{ SMTP_URL: 'smtps://mail', OUTBOX: '1' }, true],
  [{ DATABASE_URL: 'postgres://db/fledge', OUTBOX: '1' }, true],
])('with %j the outbox is on: %s', (env, isOn) => {
  expect(readConfig(env).mail.outboxSecret !== null).toBe(isOn)
})

test('the secret of the outbox differs at each start, unless it is set', () => {
  const secrets = [readConfig({}), readConfig({})].map(({ mail }) => mail.outboxSecret)
  expect(secrets[0]).toMatch(/^[\w-]{43}$/)
  expect(secrets[0]).not.toBe(secrets[1])
  expect(readConfig({ OUTBOX_SECRET: 'shared by two processes' }).mail.outboxSecret).toBe('shared by two processes')
})

test('sends contact messages to the outbox without a mail server, otherwise to CONTACT_TO', () => {
  expect(readConfig({}).mail.contactTo).toBe('contact@fledge.localhost')
  expect(readConfig({ SMTP_URL: 'smtp://mail' }).mail.contactTo).toBeNull()
  expect(readConfig({ SMTP_URL: 'smtp://mail', CONTACT_TO: 'us@fledge.test' }).mail.contactTo).toBe('us@fledge.test')
})

test('starts links in mails with PUBLIC_URL without its trailing slash', () => {
  expect(readConfig({ PUBLIC_URL: 'https://fledge.example/' }).mail.publicUrl).toBe('https://fledge.example')
  for (const bad of [{ PUBLIC_URL: 'fledge.example' }, { SMTP_URL: 'https://mail' }, { CONTACT_TO: 'us' }])
    expect(() => readConfig(bad)).toThrow(Object.keys(bad)[0])
})
