import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'

const limit = z.coerce.number().int().min(1)
const count = (fallback: number) => limit.default(fallback)
const flag = z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true')

/** The settings. Only this file reads the environment. Every setting is optional. */
const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_WAIT_MS: count(3000),
  DEMO: flag.optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
  SECURITY_LOG: flag.optional(),
  SESSION_HOURS: count(24),
  SESSION_DAYS: count(30),
  NOTIFICATION_DAYS: count(183),
  LOGIN_FAILURES: count(10),
  LOGIN_FAILURES_OF_ADDRESS: count(1000),
  LOGIN_FAILURES_OF_ACCOUNT: count(100),
  LOGIN_FAILURES_MINUTES: count(15),
  REQUESTS_PER_MINUTE: limit.optional(),
  MAX_CONNECTIONS: count(10_000),
  MAX_EVENT_LOOP_DELAY_MS: z.coerce.number().int().min(0).default(500),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  PASSWORD_STRICT: flag.optional(),
  READERS: count(1),
  MAILS_PER_HOUR: count(5),
  FORMS_PER_HOUR: count(100),
  REGISTRATIONS_PER_HOUR: limit.optional(),
  LISTINGS_PER_HOUR: limit.optional(),
  ANALYSES_PER_HOUR: limit.optional(),
  STORAGE_MB_PER_ACCOUNT: limit.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Fledge <no-reply@fledge.localhost>'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  OUTBOX: flag.optional(),
  OUTBOX_SECRET: z.string().min(16).optional(),
  CONTACT_TO: z.email().optional(),
  REQUIRE_VERIFIED_EMAIL: flag.optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
})

type Environment = z.output<typeof environment>
export type Config = ReturnType<typeof readConfig>

/** Whether demo accounts can sign in. On a public server, demo listings reject applications of real students. */
type DemoMode = 'off' | 'local' | 'public'

/** Reads and validates the settings. Throws ConfigError with a message that lists all invalid values. */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) throw new ConfigError(`These settings cannot be used:\n${z.prettifyError(parsed.error)}`)
  const e = parsed.data
  const publicReasons = findPublicReasons(e)
  const isPublic = publicReasons.length > 0
  const profileLimits = isPublic ? publicLimits : localLimits
  return {
    /** The settings that make this a public server; empty for a local one. */
    publicReasons,
    port: e.PORT,
    host: e.HOST,
    maxConnections: e.MAX_CONNECTIONS,
    /** Above it requests are rejected with 503, because responses would come too late; 0 is no limit. */
    maxEventLoopDelayMs: e.MAX_EVENT_LOOP_DELAY_MS,
    dataDir: resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL ?? null,
    /** How long a request waits for a database connection before it is rejected with 503. */
    databaseWaitMs: e.DATABASE_WAIT_MS,
    demo: selectDemoMode(e.DEMO ?? !isPublic, isPublic),
    logLevel: e.LOG_LEVEL,
    logsSecurity: e.SECURITY_LOG ?? isPublic,
    /** The bearer token for /api/metrics; without it nothing is measured. */
    metricsToken: e.METRICS_TOKEN ?? null,
    sessionHours: e.SESSION_HOURS,
    /** At most 30 by NIST SP 800-63B-4, 2.1.3. */
    sessionDays: e.SESSION_DAYS,
    limits: {
      loginFailures: e.LOGIN_FAILURES,
      loginFailuresOfAddress: e.LOGIN_FAILURES_OF_ADDRESS,
      /** Within a day, from everywhere; then one attempt a minute from unknown networks and devices. */
      loginFailuresOfAccount: e.LOGIN_FAILURES_OF_ACCOUNT,
      loginFailuresMinutes: e.LOGIN_FAILURES_MINUTES,
      requestsPerMinute: e.REQUESTS_PER_MINUTE ?? profileLimits.requestsPerMinute,
      /** Requested mails of one kind and account. */
      mailsPerHour: e.MAILS_PER_HOUR,
      /** Password resets and contact messages of one network. */
      formsPerHour: e.FORMS_PER_HOUR,
      /** Registrations of one network, listings of one company, analyses of one student; null is no limit. */
      registrationsPerHour: e.REGISTRATIONS_PER_HOUR ?? profileLimits.registrationsPerHour,
      listingsPerHour: e.LISTINGS_PER_HOUR ?? profileLimits.listingsPerHour,
      analysesPerHour: e.ANALYSES_PER_HOUR ?? profileLimits.analysesPerHour,
      /** Stored files of one student; null is no limit. */
      storageMbPerAccount: e.STORAGE_MB_PER_ACCOUNT ?? profileLimits.storageMbPerAccount,
    },
    /** The number of proxies whose X-Forwarded-For entries are trusted. */
    trustedProxies: e.TRUST_PROXY,
    /** How long notifications that were read are kept. */
    notificationDays: e.NOTIFICATION_DAYS,
    strictPasswords: e.PASSWORD_STRICT ?? isPublic,
    readers: e.READERS,
    mail: readMailSettings(e, isPublic),
    /** Whether companies must confirm their email address before posting. */
    requireVerifiedEmail: e.REQUIRE_VERIFIED_EMAIL ?? isPublic,
    s3: readS3Settings(e),
  }
}

export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** The settings that make a server reachable for others, and so turn on the public profile; empty for a local one. */
function findPublicReasons({ HOST, PUBLIC_URL, TRUST_PROXY, DATABASE_URL }: Environment): string[] {
  return [
    isLoopback(HOST) ? '' : `HOST is ${HOST}`,
    PUBLIC_URL === undefined ? '' : 'PUBLIC_URL is set',
    TRUST_PROXY === 0 ? '' : 'TRUST_PROXY is set',
    DATABASE_URL === undefined ? '' : 'DATABASE_URL is set',
  ].filter((reason) => reason !== '')
}

/** Whether a server on this host accepts connections of its own machine only. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

/** Limits of a local server, which trying it out never reaches. */
const localLimits = {
  requestsPerMinute: 1_000_000,
  registrationsPerHour: null,
  listingsPerHour: null,
  analysesPerHour: null,
  storageMbPerAccount: 500,
}

const publicLimits = {
  requestsPerMinute: 600,
  registrationsPerHour: 20,
  listingsPerHour: 20,
  analysesPerHour: 60,
  storageMbPerAccount: 50,
}

function selectDemoMode(isOn: boolean, isPublic: boolean): DemoMode {
  if (!isOn) return 'off'
  return isPublic ? 'public' : 'local'
}

function readMailSettings(e: Environment, isPublic: boolean) {
  const isSent = e.SMTP_URL !== undefined
  const hasOutbox = e.OUTBOX ?? !(isSent || isPublic)
  return {
    smtpUrl: e.SMTP_URL ?? null,
    from: e.MAIL_FROM,
    /** The site's public address without a slash at its end; null is the server's own address. */
    publicUrl: e.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    /** The secret that opens the outbox, by default a new one at each start; null without an outbox. */
    outboxSecret: hasOutbox ? (e.OUTBOX_SECRET ?? randomBytes(32).toString('base64url')) : null,
    /** The recipient of contact messages; null stores them only. */
    contactTo: e.CONTACT_TO ?? (isSent ? null : 'contact@fledge.localhost'),
  }
}

function readS3Settings(e: Environment) {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = e
  const isConfigured = [e.S3_ENDPOINT, accessKeyId, secretAccessKey].some((value) => value !== undefined)
  if (bucket === undefined && isConfigured) throw new ConfigError('These settings cannot be used:\nS3_* need S3_BUCKET')
  if (bucket === undefined) return null
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new ConfigError('These settings cannot be used:\nS3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY')
  }
  return { bucket, accessKeyId, secretAccessKey, region: e.S3_REGION, endpoint: e.S3_ENDPOINT ?? null }
}
