import type { PreparedListing } from '../listing/prepared-listing.ts'
import type { Market } from '../market/market.ts'
import { placeListings } from '../market/rank-listings.ts'
import type { Profile } from '../profile/resume-profile.ts'
import { totalScore } from './earned-points.ts'
import { type Band, bandForScore } from './score-bands.ts'
import { type NoScoreReason, noScoreReason } from './score-listing.ts'

/** A score from 0 to 100 without its evidence, or the reason why there is none. */
export type Fit = { total: number; band: Band; reason: null } | { total: null; band: null; reason: NoScoreReason }

/** The number of `scoreListing` without its parts, for lists. */
export function computeFit(profile: Profile | null, listing: PreparedListing): Fit {
  const reason = noScoreReason(profile, listing)
  if (profile === null || reason !== null) return { total: null, band: null, reason: reason ?? 'no_resume' }
  return fitForTotal(profile, totalScore(profile, listing))
}

/** The fit of listings of the market, by their ids; ids that the market does not have are left out. */
export function fitsInMarket(profile: Profile, market: Market, ids: readonly string[]): Map<string, Fit> {
  return new Map(placeListings(profile, market, ids).map(({ id, total }) => [id, fitForTotal(profile, total)]))
}

function fitForTotal(profile: Profile, total: number | null): Fit {
  if (total !== null) return { total, band: bandForScore(total), reason: null }
  return { total, band: null, reason: profile.readable ? 'empty_listing' : 'unreadable_resume' }
}
