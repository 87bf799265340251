import { checkReasons } from './applications/checked-reasons.ts'
import { demoAccounts } from './demo-accounts.ts'
import type { LoadedWorld } from './insert-world.ts'
import { findMatches } from './matches.ts'
import { makeNotices } from './notices.ts'
import { readFiles, type Stores } from './resumes/read-files.ts'
import { type DemoWorld, makeDemoWorld } from './world.ts'

/** All that the demo world consists of, its resume files stored; those that the demo accounts see are read. */
export async function prepareWorld(stores: Stores, now: Date): Promise<Omit<LoadedWorld, 'hashes'>> {
  const made = makeDemoWorld(now)
  const read = await readFiles(stores, { ...made, shown: listShownFiles(made) }, now)
  const world = { ...made, applications: checkReasons(made.applications, read) }
  return { world, now, read, notices: makeNotices(world, findMatches(world.listings, read), now) }
}

/** The files of the demo student and of the applicants of the demo company. Nobody can sign in to the other accounts. */
function listShownFiles({ files, applications }: DemoWorld): Set<string> {
  const isDemo = ({ email }: { email: string }) => demoAccounts.some((account) => account.email === email)
  const own = files.filter(({ student }) => isDemo(student))
  const received = applications.filter(({ listing }) => isDemo(listing.company)).map(({ file }) => file)
  return new Set([...own, ...received].map(({ id }) => id))
}
