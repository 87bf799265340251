import { openMarket } from '@fledge/core/matching/market/market'
import { scoreMarket } from '@fledge/core/matching/market/market-scores'
import { rankListings } from '@fledge/core/matching/market/rank-listings'
import { createProfile } from '@fledge/core/matching/profile/resume-profile'
import { bandFloors } from '@fledge/core/matching/score/score-bands'
import { demoStudentEmail } from './demo-accounts.ts'
import { currentFields, type DemoListing, postedAt } from './listings/demo-listing.ts'
import { endOf } from './listings/listing-life.ts'
import type { DemoStudent } from './people/students.ts'
import type { ReadFile } from './resumes/read-files.ts'

/** A listing for the student's studies that the resume fits well, by the product's own score, posted after its upload. */
export type DemoMatch = { student: DemoStudent; listing: DemoListing; match: number }

const most = 7

/** The matches that notifications of the demo student name. Those of other students cannot be seen: they have no sign-in. */
export function findMatches(listings: readonly DemoListing[], read: readonly ReadFile[]): DemoMatch[] {
  const own = read.find(({ file }) => file.edition === 2 && file.student.email === demoStudentEmail)
  if (!own?.reading) return []
  const { student, uploadedAt } = own.file
  const open = listings.filter(
    (listing) =>
      listing.role.majors.includes(student.major) && endOf(listing) === null && postedAt(listing) > uploadedAt,
  )
  const market = openMarket(
    open.map((listing) => ({ id: listing.id, companyName: listing.company.name, ...currentFields(listing) })),
  )
  const byId = new Map(open.map((listing) => [listing.id, listing]))
  const scored = scoreMarket(createProfile(own.reading.draft, own.reading.lines), market)
  return rankListings(scored, { minimum: bandFloors.good, limit: most }).flatMap(({ id, total }) => {
    const listing = byId.get(id)
    // Where nothing reaches the minimum, the ranking offers the best of the rest.
    return listing !== undefined && total >= bandFloors.good ? [{ student, listing, match: total }] : []
  })
}
