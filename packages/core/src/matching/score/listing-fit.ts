import type { PreparedListing } from '../listing/prepared-listing.ts'
import { allotmentOf, type Market } from '../market/market.ts'
import { placeListings } from '../market/rank-listings.ts'
import type { Profile } from '../profile/resume-profile.ts'
import { type Band, bandOf } from './score-bands.ts'
import { type NoScore, whyNone } from './score-listing.ts'
import { totalOf } from './score-points.ts'

/** A score without its evidence. */
export type Fit = { total: number; band: Band; reason: null } | { total: null; band: null; reason: NoScore }

/** The number of `scoreListing` without working out its parts, for lists. */
export function fitOf(profile: Profile | null, listing: PreparedListing, market: Market): Fit {
  const reason = whyNone(profile, listing)
  if (profile === null || reason !== null) return { total: null, band: null, reason: reason ?? 'no_resume' }
  const total = totalOf(profile, listing, allotmentOf(market, listing))
  return { total, band: bandOf(total), reason: null }
}

/** The same of listings of the market at once, by their ids; those that are not there are left out. */
export function fitsInMarket(profile: Profile, market: Market, ids: readonly string[]): Map<string, Fit> {
  return new Map(placeListings(profile, market, ids).map(({ id, total }) => [id, fitOfTotal(profile, total)]))
}

function fitOfTotal(profile: Profile, total: number | null): Fit {
  if (total !== null) return { total, band: bandOf(total), reason: null }
  return { total, band: null, reason: profile.readable ? 'empty_listing' : 'unreadable_resume' }
}
