import { randomBytes } from 'node:crypto'
import { count, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { users } from '../db/schema/accounts.ts'
import { hashPassword } from '../features/auth/password.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { demoPassword } from './demo-accounts.ts'
import { insertWorld } from './insert-world.ts'
import type { Stores } from './resumes/read-files.ts'

/** Any number, the same in every process: who holds it loads, the others find the world loaded. */
const loadingLock = 70_337_002

type Loading = Stores & { db: Db; jobs: Pick<Jobs, 'sendAll'>; now: Date; log: (message: string) => void }

/**
 * Fills a database without users with the demo world: companies, listings, students with real resume files,
 * applications and notifications, all relative to `now`. The product's own reader reads the resumes that the demo
 * accounts see; jobs read the others. Gives false, and does nothing, when there are users. All rows appear together or
 * not at all, so a load that was cut off starts afresh.
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
    const unread = prepared.read.filter(({ reading }) => reading === null)
    await jobs.sendAll(
      db,
      // New uploads have a queue of their own and do not wait.
      'read-slow-resume',
      unread.map(({ file }) => ({ fileId: file.id })),
    )
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
