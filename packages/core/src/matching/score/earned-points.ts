import { type Ask, isGeneral, isOfAllWork } from '../listing/asks.ts'
import type { PreparedListing } from '../listing/prepared-listing.ts'
import type { Profile } from '../profile/resume-profile.ts'
import { type RatedResume, type Rating, rateAsk } from './rate-asks.ts'
import { earnedPoints, mostWithNothing, mostWithoutMust, workPoints } from './score-points.ts'
import { nearestWork, type RatedEntry, type SimilarWork, titleWorths } from './similar-work.ts'

/**
 * The whole points of a resume for a listing, row by row. `limit` is what holds the total below the sum of the rows: a
 * must that is not met, or that nothing is met; `limited` are the points that it takes.
 */
export type EarnedPoints = {
  total: number
  asks: readonly number[]
  ratings: readonly Rating[]
  similar: number
  similarWork: SimilarWork | null
  limit: { reason: 'must' | 'nothing'; ask: number | null } | null
  limited: number
}

/** The points of a resume for a listing. */
export const earnPoints = (profile: Profile, listing: PreparedListing): EarnedPoints =>
  earnRated(
    profile,
    listing,
    listing.asks.map((ask) => rateAsk(profile, ask)),
  )

/** The points of a resume for a listing whose asks have these ratings. */
export function earnRated(
  profile: Pick<RatedResume, 'entries'>,
  listing: PreparedListing,
  ratings: readonly Rating[],
): EarnedPoints {
  const { points, asks } = listing
  const earned = ratings.map(({ strength }, index) => earnedPoints(strength, points.asks[index]!))
  const similarWork = findSimilarWork(profile.entries, listing, ratings)
  const similar = earnedPoints(similarWork?.worth ?? 0, points.similar)
  const sum = earned.reduce((total, one) => total + one, similar)
  const { most, limit } = findLimit(asks, ratings)
  const total = Math.min(sum, most)
  return { total, asks: earned, ratings, similar, similarWork, limit: total < sum ? limit : null, limited: sum - total }
}

/** The score of a resume for a listing, from 0 to 100. */
export const totalScore = (profile: Profile, listing: PreparedListing): number => earnPoints(profile, listing).total

/** What all work uses counts for no entry: a head girl leads and keeps lists in Excel, and does no work like a manager's. */
function findSimilarWork(
  entries: readonly RatedEntry[],
  listing: PreparedListing,
  ratings: readonly Rating[],
): SimilarWork | null {
  const asks = ratings
    .map(({ usedIn }, index) => ({ usedIn, points: listing.points.asks[index]! }))
    .filter((_, index) => !isOfAllWork(listing.asks[index]!))
  const all = workPoints(
    asks.reduce((sum, { points }) => sum + points, 0),
    asks.length,
  )
  const usedShare = (entry: number) =>
    all === 0 ? 0 : asks.reduce((sum, { usedIn, points }) => sum + ((usedIn >> entry) & 1) * points, 0) / all
  return nearestWork(entries, titleWorths(entries, listing), usedShare)
}

/** Ways of working ('teamwork') are not what a listing is about, so they alone do not lift a score. */
function findLimit(asks: readonly Ask[], ratings: readonly Rating[]): { most: number; limit: EarnedPoints['limit'] } {
  if (!asks.some((ask, index) => ratings[index]!.isShown && !isGeneral(ask)))
    return { most: mostWithNothing, limit: { reason: 'nothing', ask: null } }
  const missed = asks.findIndex(({ importance }, index) => importance === 'must' && !ratings[index]!.isMet)
  if (missed >= 0) return { most: mostWithoutMust, limit: { reason: 'must', ask: missed } }
  return { most: 100, limit: null }
}
