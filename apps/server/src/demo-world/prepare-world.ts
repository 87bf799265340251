import { checkReasons, namesSkill } from './applications/checked-reasons.ts'
import { isDemoAccount } from './demo-accounts.ts'
import type { LoadedWorld } from './insert-world.ts'
import { findMatches } from './matches.ts'
import { makeNotices } from './notices.ts'
import { readFiles, type Stores } from './resumes/read-files.ts'
import { type DemoWorld, makeDemoWorld } from './world.ts'

/**
 * All that the demo world consists of, its resume files stored. Read are those that its own text depends on: the demo
 * student's, and those of applicants whose rejection by the demo company names a skill.
 */
export async function prepareWorld(stores: Stores, now: Date): Promise<Omit<LoadedWorld, 'hashes'>> {
  const made = makeDemoWorld(now)
  const read = await readFiles(stores, { ...made, needed: listNeededFiles(made) }, now)
  const world = { ...made, applications: checkReasons(made.applications, read) }
  return { world, now, read, notices: makeNotices(world, findMatches(world.listings, read), now) }
}

function listNeededFiles({ files, applications }: DemoWorld): Set<string> {
  const own = files.filter(({ student }) => isDemoAccount(student.email))
  const rejected = applications.filter(
    ({ listing, life }) => isDemoAccount(listing.company.email) && life.reasons.some(namesSkill),
  )
  return new Set([...own, ...rejected.map(({ file }) => file)].map(({ id }) => id))
}
