import { type Band, bandOf } from './bands.ts'
import type { PreparedListing } from './listing.ts'
import { allotmentOf, type Market } from './market.ts'
import { totalOf } from './points.ts'
import type { Profile } from './profile.ts'
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
