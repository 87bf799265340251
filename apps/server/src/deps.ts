import type { Config, DemoMode } from './config.ts'
import type { Db } from './db/client.ts'
import type { LiveMarket } from './features/analysis/live-market.ts'
import type { Metrics } from './features/health/metrics.ts'
import type { Readings } from './features/resumes/readings.ts'
import type { Files } from './files/files.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { MailSender } from './mail/outbox-worker.ts'
import type { Publish } from './realtime/gateway.ts'

export type DemoAccount = { role: 'student' | 'company'; email: string; password: string }

/** All dependencies of the features. Tests create their own. */
export type Deps = {
  db: Db
  publish: Publish
  /** Closes the live connections of a session. */
  endConnections: (tokenHash: string) => void
  jobs: Jobs
  files: Files
  mailSender: MailSender
  readings: Readings
  /** The open internships in memory, ready for scoring. */
  market: LiveMarket
  /** The TXT records of a name: [] when it has none, null when the lookup failed. */
  lookUpTxt: (name: string) => Promise<string[] | null>
  now: () => Date
  sessionHours: number
  sessionDays: number
  notificationDays: number
  limits: Config['limits']
  /** Null without METRICS_TOKEN. */
  metrics: Metrics | null
  metricsToken: string | null
  strictPasswords: boolean
  /** Whether companies must confirm their email address before posting. */
  requireVerifiedEmail: boolean
  /** The secret that opens the outbox; null without an outbox. */
  outboxSecret: string | null
  contactTo: string | null
  /** The site's public address without a slash at its end; null when it is not configured. */
  publicUrl: string | null
  /** The sender of mails, such as 'Fledge <no-reply@fledge.example>'. */
  mailFrom: string
  demo: DemoMode
  /** The accounts that the login page offers; empty without the demo world. */
  demoAccounts: readonly DemoAccount[]
  isDatabaseReachable: () => Promise<boolean>
  /** Whether the server is stopping and should get no more requests. */
  isDraining: () => boolean
}
