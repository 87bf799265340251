import type { Config } from './config.ts'
import type { Db } from './db/client.ts'
import type { LiveMarket } from './features/analysis/live-market.ts'
import type { Readings } from './features/resumes/readings.ts'
import type { Files } from './files/files.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Publish } from './realtime/gateway.ts'

export type DemoAccount = { role: 'student' | 'company'; email: string; password: string }

/** Everything a feature may reach outside itself. Tests build one of these; nothing is looked up. */
export type Deps = {
  db: Db
  publish: Publish
  /** Ends the live connections that were opened with this session. */
  endConnections: (tokenHash: string) => void
  jobs: Jobs
  files: Files
  readings: Readings
  market: LiveMarket
  now: () => Date
  sessionHours: number
  limits: Config['limits']
  strictPasswords: boolean
  /** The accounts that the login page may offer; none unless the demo world is loaded. */
  demoAccounts: readonly DemoAccount[]
  /** Whether the server is on its way out and should get no more requests. */
  isDraining: () => boolean
}
