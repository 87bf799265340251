import type { ListingText } from '@fledge/core/matching/listing/prepared-listing'
import { createProfile, type Profile } from '@fledge/core/matching/profile/resume-profile'
import { readResume } from '@fledge/core/resume/read-resume'
import { currentFields } from '../../../apps/server/src/demo-world/listings/demo-listing.ts'
import type { DemoFile } from '../../../apps/server/src/demo-world/resumes/files.ts'
import { bytesOf } from '../../../apps/server/src/demo-world/resumes/read-files.ts'
import { makeDemoWorld } from '../../../apps/server/src/demo-world/world.ts'
import { readFile } from '../../../apps/server/src/reading/read-file.ts'

const now = new Date('2026-06-01T00:00:00Z')
const world = makeDemoWorld(now)

export const demoListings = (): ListingText[] =>
  world.listings.map((listing) => ({ id: listing.id, ...currentFields(listing) }))

export type MadeFile = { kind: DemoFile['kind']; bytes: Uint8Array }

/** Some resumes of the demo world as files. */
export const demoFiles = (count: number): Promise<MadeFile[]> =>
  Promise.all(
    world.files.slice(0, count).map(async (file) => ({
      kind: file.kind,
      bytes: await bytesOf(file, world.companies, now),
    })),
  )

/** The profiles of the first resumes of the demo world, of those that can be read. */
export async function demoProfiles(count: number): Promise<Profile[]> {
  const profiles: Profile[] = []
  for (const { bytes, kind } of await demoFiles(count)) {
    const outcome = await readFile(bytes, kind)
    if (outcome.ok) profiles.push(createProfile(readResume(outcome.text), outcome.text.lines))
  }
  return profiles
}
