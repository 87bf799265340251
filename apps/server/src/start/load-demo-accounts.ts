import type { Db } from '../db/client.ts'
import { demoAccounts } from '../demo-world/demo-accounts.ts'
import type { DemoAccount } from '../deps.ts'
import { listExistingEmails } from '../features/auth/account-queries.ts'
import type { Files } from '../files/files.ts'
import type { Reader } from '../reading/reader.ts'
import type { Log } from './process-state.ts'

type Target = { db: Db; files: Files; reader: Reader; log: Log }

/** Loads the demo world into a database without users. Returns the public demo accounts that exist. */
export async function loadDemoAccounts(target: Target): Promise<DemoAccount[]> {
  const { loadDemoWorld } = await import('../demo-world/load.ts')
  await loadDemoWorld({ ...target, now: new Date() })
  const emails = demoAccounts.map(({ email }) => email)
  const existing = await listExistingEmails(target.db, emails)
  return demoAccounts.filter(({ email }) => existing.has(email))
}
