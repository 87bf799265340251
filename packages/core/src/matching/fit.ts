import { type Band, bandOf } from './bands.ts'
import type { PreparedListing } from './listing.ts'
import { allotmentOf, type Market } from './market.ts'
import { totalOf } from './points.ts'
import type { Profile } from './profile.ts'
import { placeListings } from './rank.ts'
import { type NoScore, whyNone } from './score.ts'

/** A score without its evidence. */
export type Fit = { total: number; band: Band; reason: null } | { total: null; band: null; reason: NoScore }

/** The number of `scoreListing` without working out its parts, for lists. */
export function fitOf(profile: Profile | null, listing: PreparedListing, market: Market): Fit {
  const reason = whyNone(profile, listing)
  if (profile === null || reason !== null) return { total: null, band: null, reason: reason ?? 'no_resume' }
  const total = totalOf(profile, listing, allotmentOf(market, listing))
  return { total, band: bandOf(total), reason: null }
}

/** The same of a listing of the market, by its id; null where it is not there. */
export function fitInMarket(profile: Profile, market: Market, id: string): Fit | null {
  const [placed] = placeListings(profile, market, [id])
  if (placed === undefined) return null
  if (placed.total !== null) return { total: placed.total, band: bandOf(placed.total), reason: null }
  return { total: null, band: null, reason: profile.readable ? 'empty_listing' : 'unreadable_resume' }
}
