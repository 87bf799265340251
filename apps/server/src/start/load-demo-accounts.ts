import type { Db } from '../db/client.ts'
import { demoAccounts } from '../demo-world/demo-accounts.ts'
import type { DemoAccount } from '../deps.ts'
import { listExistingEmails } from '../features/auth/account-queries.ts'
import type { Files } from '../files/files.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { createReader } from '../reading/reader.ts'
import type { Log } from './process-state.ts'

/** Loads the demo world into a database without users. Returns the public demo accounts that exist. */
export async function loadDemoAccounts(target: { db: Db; files: Files; jobs: Jobs; log: Log }): Promise<DemoAccount[]> {
  const { loadDemoWorld } = await import('../demo-world/load.ts')
  const reader = createReader({ processes: 1 })
  try {
    await loadDemoWorld({ ...target, reader, now: new Date() })
  } finally {
    await reader.close()
  }
  const emails = demoAccounts.map(({ email }) => email)
  const existing = await listExistingEmails(target.db, emails)
  return demoAccounts.filter(({ email }) => existing.has(email))
}
