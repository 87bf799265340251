import type { PreparedListing } from '../listing/prepared-listing.ts'
import { allotmentOf, type Market } from '../market/market.ts'
import type { Profile } from '../profile/resume-profile.ts'
import { type Band, bandOf } from './score-bands.ts'
import { askPart, type ScorePart, titlePart } from './score-parts.ts'
import { isTitleCounted, pointsOf } from './score-points.ts'

/** A score is never invented: without something to read or to answer there is no number, and the reason. */
export type Score =
  | { total: number; band: Band; parts: ScorePart[]; reason: null }
  | { total: null; band: null; parts: []; reason: NoScore }

export type NoScore = 'no_resume' | 'unreadable_resume' | 'empty_listing'

/**
 * The score of a resume for a listing with every point explained, or the reason why there is none. The listing need
 * not stand in the market; the market only says what is rare.
 */
export function scoreListing(profile: Profile | null, listing: PreparedListing, market: Market): Score {
  const reason = whyNone(profile, listing)
  if (profile === null || reason !== null) return { total: null, band: null, parts: [], reason: reason ?? 'no_resume' }
  const allotment = allotmentOf(market, listing)
  const points = pointsOf(profile, listing, allotment)
  const parts = listing.asks.map((ask, index) =>
    askPart(profile, ask, points.worths[index]!, { points: points.asks[index]!, outOf: allotment.asks[index]! }),
  )
  if (allotment.title > 0)
    parts.push(titlePart(profile, listing, points.fit, { points: points.title, outOf: allotment.title }))
  const total = parts.reduce((sum, part) => sum + part.points, 0)
  return { total, band: bandOf(total), parts, reason: null }
}

/** Why there is no number; null where there is one. */
export function whyNone(profile: Profile | null, listing: PreparedListing): NoScore | null {
  if (profile === null) return 'no_resume'
  if (!profile.readable) return 'unreadable_resume'
  return listing.asks.length === 0 && !isTitleCounted(listing) ? 'empty_listing' : null
}
