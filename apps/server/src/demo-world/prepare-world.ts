import { checkReasons } from './applications/checked-reasons.ts'
import type { LoadedWorld } from './insert-world.ts'
import { findMatches } from './matches.ts'
import { makeNotices } from './notices.ts'
import { readFiles, type Stores } from './resumes/read-files.ts'
import { makeDemoWorld } from './world.ts'

/** All that the demo world consists of, its resume files stored and read. */
export async function prepareWorld(stores: Stores, now: Date): Promise<Omit<LoadedWorld, 'hashes'>> {
  const made = makeDemoWorld(now)
  const read = await readFiles(stores, made, now)
  const world = { ...made, applications: checkReasons(made.applications, read) }
  return { world, now, read, notices: makeNotices(world, findMatches(world.listings, read), now) }
}
