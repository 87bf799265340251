import type { Config } from './config.ts'
import type { Db } from './db/client.ts'
import type { EmbeddingModel } from './embedding-model/embedding-model.ts'
import type { LiveMarket } from './features/analysis/live-market.ts'
import type { Metrics } from './features/health/metrics.ts'
import type { Readings } from './features/resumes/readings.ts'
import type { Files } from './files/files.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { MailSender } from './mail/outbox-worker.ts'
import type { Publish } from './realtime/gateway.ts'
import type { SecondReader } from './second-reader/second-reader.ts'

/**
 * Whether the accounts of the demo world work. On a public server, where strangers share them, their listings take no
 * applications of real students.
 */
export type DemoMode = 'off' | 'local' | 'public'

export type DemoAccount = { role: 'student' | 'company'; email: string; password: string }

/** Everything a feature may reach outside itself. Tests build one of these; nothing is looked up. */
export type Deps = {
  db: Db
  publish: Publish
  /** Ends the live connections that were opened with this session. */
  endConnections: (tokenHash: string) => void
  jobs: Jobs
  files: Files
  mailSender: MailSender
  readings: Readings
  /** A model that is asked what our own reader passed over; null unless one is set. */
  secondReader: SecondReader | null
  /** A model that says which lines of a resume are near in meaning to what is missing; null unless one is set. */
  embeddingModel: EmbeddingModel | null
  market: LiveMarket
  now: () => Date
  sessionHours: number
  sessionDays: number
  limits: Config['limits']
  /** Measured only where somebody may read it. */
  metrics: Metrics | null
  metricsToken: string | null
  strictPasswords: boolean
  /** Whether a company has to have opened the link in its mail before it posts. */
  requireVerifiedEmail: boolean
  /** What a browser has to show to read the outbox; null where there is none. */
  outboxSecret: string | null
  contactTo: string | null
  /** Who our mails are from, such as 'Fledge <no-reply@fledge.example>'. */
  mailFrom: string
  demo: DemoMode
  /** The accounts that the login page may offer; none unless the demo world is loaded. */
  demoAccounts: readonly DemoAccount[]
  /** Whether the database answers now. */
  isDatabaseThere: () => Promise<boolean>
  /** Whether the server is on its way out and should get no more requests. */
  isDraining: () => boolean
}
