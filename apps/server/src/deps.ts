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

/**
 * Runs work in one transaction. Everything outside the database that it asks of its dependencies (live events, stored
 * jobs, ended connections, released files) waits for the commit, because a rollback could not take it back. Inside
 * another transaction it waits for the commit of that one.
 */
export async function inTransaction<T>(deps: Deps, work: (tx: Deps) => Promise<T>): Promise<T> {
  const { publish, endConnections, jobs, files } = deps
  const afterCommit: (() => void | Promise<void>)[] = []
  const defer = (run: () => void | Promise<void>) => void afterCommit.push(run)
  const result = await deps.db.transaction((db) =>
    work({
      ...deps,
      db,
      publish: (...event) => defer(() => publish(...event)),
      endConnections: (tokenHash) => defer(() => endConnections(tokenHash)),
      files: { ...files, release: async (id) => defer(() => files.release(id)) },
      jobs: {
        ...jobs,
        async send(db, name, data, options) {
          await jobs.send(db, name, data, options)
          defer(() => jobs.wake(name))
        },
        async sendAll(db, name, data) {
          await jobs.sendAll(db, name, data)
          defer(() => jobs.wake(name))
        },
        wake: (name) => defer(() => jobs.wake(name)),
      },
    }),
  )
  for (const run of afterCommit) await run()
  return result
}
