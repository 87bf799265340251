import { openMarket } from '@fledge/core/matching/market/market'
import { scoreMarket } from '@fledge/core/matching/market/market-scores'
import { rankListings } from '@fledge/core/matching/market/rank-listings'
import { createProfile } from '@fledge/core/matching/profile/resume-profile'
import { bandFloors } from '@fledge/core/matching/score/score-bands'
import { demoStudentEmail } from './demo-accounts.ts'
import { currentFields, type DemoListing, postedAt } from './listings/demo-listing.ts'
import type { DemoStudent } from './people/students.ts'
import type { ReadFile } from './resumes/read-files.ts'

/** A listing that the student's resume fits well, in the product's own reckoning, posted after the resume came in. */
export type DemoMatch = { student: DemoStudent; listing: DemoListing; match: number }

const perStudent = 3
const ofDemoStudent = 7

export function findMatches(listings: readonly DemoListing[], read: readonly ReadFile[]): DemoMatch[] {
  const open = listings.filter(({ deletedAt }) => deletedAt === null)
  const market = openMarket(open.map((listing) => ({ id: listing.id, ...currentFields(listing) })))
  const byId = new Map(open.map((listing) => [listing.id, listing]))
  return read.flatMap(({ file, reading }) => {
    if (file.edition !== 2 || reading === null) return []
    const scored = scoreMarket(createProfile(reading.draft, reading.lines), market)
    const best = rankListings(scored, { minimum: bandFloors.good, limit: 60 })
    const told = best.flatMap(({ id, total }) => {
      const listing = byId.get(id)
      // Where nothing reaches the minimum, the ranking offers the best of the rest: nobody is told of those.
      const isNews = listing !== undefined && total >= bandFloors.good && postedAt(listing) > file.uploadedAt
      return isNews ? [{ student: file.student, listing, match: total }] : []
    })
    return told.slice(0, file.student.email === demoStudentEmail ? ofDemoStudent : perStudent)
  })
}
