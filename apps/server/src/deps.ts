import type { Config } from './config.ts'
import type { Db } from './db/client.ts'
import type { LiveMarket } from './features/analysis/live-market.ts'
import type { Metrics } from './features/health/metrics.ts'
import type { Readings } from './features/resumes/readings.ts'
import type { Files } from './files/files.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { MailSender } from './mail/outbox-worker.ts'
import type { Publish } from './realtime/gateway.ts'

export type DemoAccount = { role: 'student' | 'company'; email: string; password: string }

type FeatureSettings = Pick<
  Config,
  | 'sessionHours'
  | 'sessionDays'
  | 'notificationDays'
  | 'limits'
  | 'strictPasswords'
  | 'requireVerifiedEmail'
  | 'metricsToken'
  | 'demo'
> &
  Pick<Config['mail'], 'outboxSecret' | 'contactTo' | 'publicUrl'>

/** All dependencies of the features. Tests create their own. */
export type Deps = FeatureSettings & {
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
  /** Null without METRICS_TOKEN. */
  metrics: Metrics | null
  /** The sender of mails, such as 'Fledge <no-reply@fledge.example>'. */
  mailFrom: string
  /** The accounts that the login page offers; empty without the demo world. */
  demoAccounts: readonly DemoAccount[]
  isDatabaseReachable: () => Promise<boolean>
  /** Whether the server is stopping and should get no more requests. */
  isDraining: () => boolean
}
