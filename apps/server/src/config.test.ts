import { isAbsolute } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('every setting is optional', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: null,
    demo: true,
    sessionHours: 24,
    s3: null,
  })
  expect(config.limits.loginFailures).toBe(10)
  expect(isAbsolute(config.dataDir)).toBe(true)
})

test('a setting that is empty counts as not given', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', S3_BUCKET: '' })).toEqual(readConfig({}))
})

test.each([
  [{}, true],
  [{ DATABASE_URL: 'postgres://db/fledge' }, false],
  [{ DATABASE_URL: 'postgresql://db/fledge', DEMO: '1' }, true],
  [{ DEMO: '0' }, false],
  [{ DEMO: 'false' }, false],
])('with %j the demo world is loaded: %s', (env, demo) => {
  expect(readConfig(env).demo).toBe(demo)
})

test('all bad values are listed at once', () => {
  const bad = { PORT: '70000', DATABASE_URL: 'mysql://db', LOGIN_FAILURES: '0', DEMO: 'maybe', TRUST_PROXY: '-1' }
  expect(() => readConfig(bad)).toThrow(/^These settings cannot be used:/)
  for (const name of Object.keys(bad)) expect(() => readConfig(bad)).toThrow(name)
})

test('a bucket needs its keys', () => {
  expect(() => readConfig({ S3_BUCKET: 'resumes' })).toThrow('S3_BUCKET needs S3_ACCESS_KEY_ID')
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }
  expect(readConfig({ S3_BUCKET: 'resumes', ...keys }).s3).toMatchObject({ bucket: 'resumes', region: 'us-east-1' })
})
