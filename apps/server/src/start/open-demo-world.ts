import type { Db } from '../db/client.ts'
import { demoAccounts } from '../demo-world/demo-accounts.ts'
import type { DemoAccount } from '../deps.ts'
import { listKnownEmails } from '../features/auth/queries.ts'
import type { Files } from '../files/files.ts'
import type { Reader } from '../reading/reader.ts'
import type { Log } from './life.ts'

/** Loads the demo world into a database without users; gives those of its open accounts that (still) exist. */
export async function openDemoWorld(into: { db: Db; files: Files; reader: Reader; log: Log }): Promise<DemoAccount[]> {
  const { loadDemoWorld } = await import('../demo-world/load.ts')
  await loadDemoWorld({ ...into, now: new Date() })
  const known = await listKnownEmails(
    into.db,
    demoAccounts.map(({ email }) => email),
  )
  return demoAccounts.filter(({ email }) => known.has(email))
}
