import { resolve } from 'node:path'
import { z } from 'zod'

const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback)
const flag = z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true')

/** The only reader of the environment. Everything else is handed a Config. Every setting is optional. */
const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DEMO: flag.optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
  SESSION_HOURS: count(24),
  LOGIN_FAILURES: count(10),
  LOGIN_FAILURES_OF_ADDRESS: count(1000),
  LOGIN_FAILURES_MINUTES: count(15),
  REQUESTS_PER_MINUTE: count(1_000_000),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  PASSWORD_STRICT: flag.default(false),
  READERS: count(1),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
})

export type Config = ReturnType<typeof readConfig>

/** Reads and checks the settings. Throws one error whose message lists every bad value. */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) throw new ConfigError(`These settings cannot be used:\n${z.prettifyError(parsed.error)}`)
  const e = parsed.data
  return {
    port: e.PORT,
    host: e.HOST,
    dataDir: resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL ?? null,
    demo: e.DEMO ?? e.DATABASE_URL === undefined,
    logLevel: e.LOG_LEVEL,
    sessionHours: e.SESSION_HOURS,
    limits: {
      loginFailures: e.LOGIN_FAILURES,
      loginFailuresOfAddress: e.LOGIN_FAILURES_OF_ADDRESS,
      loginFailuresMinutes: e.LOGIN_FAILURES_MINUTES,
      requestsPerMinute: e.REQUESTS_PER_MINUTE,
    },
    /** How many proxies stand before us; their word on the caller's address counts, no other. */
    trustedProxies: e.TRUST_PROXY,
    strictPasswords: e.PASSWORD_STRICT,
    readers: e.READERS,
    s3: s3Of(e),
  }
}

export class ConfigError extends Error {
  override name = 'ConfigError'
}

function s3Of(e: z.output<typeof environment>) {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = e
  if (bucket === undefined) return null
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new ConfigError('These settings cannot be used:\nS3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY')
  }
  return { bucket, accessKeyId, secretAccessKey, region: e.S3_REGION, endpoint: e.S3_ENDPOINT ?? null }
}
