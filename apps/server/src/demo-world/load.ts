import { randomBytes } from 'node:crypto'
import { count, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { users } from '../db/schema/accounts.ts'
import { hashPassword } from '../features/auth/password.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { demoPassword, isDemoAccount } from './demo-accounts.ts'
import { insertWorld } from './insert-world.ts'
import type { Stores } from './resumes/read-files.ts'

/** Any number, the same in every process: who holds it loads, the others find the world loaded. */
const loadingLock = 70_337_002

type Loading = Stores & { db: Db; jobs: Pick<Jobs, 'sendAll'>; now: Date; log: (message: string) => void }

/**
 * Fills a database without users with the demo world: companies, listings, students with real resume files,
 * applications and notifications, all relative to `now`. The product's own reader reads the resumes that the text of the
 * world depends on; jobs read the others, those of the demo company's applicants first. Gives false, and does nothing,
 * when there are users. All rows appear together or not at all, so a load that was cut off starts afresh.
 */
export async function loadDemoWorld({ db, files, reader, jobs, now, log }: Loading): Promise<boolean> {
  if (await hasUsers(db)) return false
  const start = performance.now()
  log('Loading the demo world…')
  // Loaded here: the writers of PDF and Word files are large, and only a first start needs them.
  const { prepareWorld } = await import('./prepare-world.ts')
  const prepared = await prepareWorld({ files, reader }, now)
  const hashes = { demo: await hashPassword(demoPassword), nobody: await hashPassword(randomBytes(32).toString('hex')) }

  const isLoaded = await db.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${loadingLock})`)
    if (await hasUsers(db)) return false
    await insertWorld(db, { ...prepared, hashes, now })
    const unread = prepared.read.filter(({ reading }) => reading === null).map(({ file }) => file.id)
    const seen = prepared.world.applications.filter(({ listing }) => isDemoAccount(listing.company.email))
    const soon = new Set(seen.map(({ file }) => file.id))
    const jobOf = (fileId: string) => ({ fileId })
    await jobs.sendAll(db, 'read-resume', unread.filter((id) => soon.has(id)).map(jobOf))
    await jobs.sendAll(db, 'read-slow-resume', unread.filter((id) => !soon.has(id)).map(jobOf))
    return true
  })
  if (!isLoaded) return false
  await db.execute(sql`analyze`)
  const { companies, listings, students } = prepared.world
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  log(
    `Demo world loaded in ${seconds} s: ${companies.length} companies, ${listings.length} listings, ${students.length} students.`,
  )
  return true
}

async function hasUsers(db: Db): Promise<boolean> {
  const [row] = await db.select({ count: count() }).from(users)
  return (row?.count ?? 0) > 0
}
