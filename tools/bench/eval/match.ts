import { type ListingText, type PreparedListing, prepareListing } from '@fledge/core/matching/listing/prepared-listing'
import { createProfile, type Profile } from '@fledge/core/matching/profile/resume-profile'
import { scoreListing } from '@fledge/core/matching/score/score-listing'
import { linesOfText } from '@fledge/core/resume/layout/lines-of-text'
import { readResume } from '@fledge/core/resume/read-resume'

type Resume = { id: string; text: string }
type Job = { id: string; title: string; description: string; skills: string[] | null; company?: string }

export const name = 'fledge'

const profiles = new Map<string, Profile>()
const listings = new Map<string, PreparedListing>()

export function prepare(): void {
  profiles.clear()
  listings.clear()
}

/** From 0 to 100; 0 too where there is no number. */
export function score(resume: Resume, job: Job): number {
  const profile = remembered(profiles, resume.id, () => readProfile(resume.text))
  const listing = remembered(listings, job.id, () => prepareListing(listingOf(job)))
  return scoreListing(profile, listing).total ?? 0
}

function listingOf({ id, title, description, skills, company = '' }: Job): ListingText {
  return { id, title, description, requirements: skills ?? [], companyName: company }
}

function readProfile(text: string): Profile {
  const lines = linesOfText(text)
  return createProfile(readResume({ pages: 1, lines }), lines)
}

function remembered<T>(known: Map<string, T>, id: string, make: () => T): T {
  const value = known.get(id) ?? make()
  known.set(id, value)
  return value
}
