import type { PreparedListing } from '../listing/prepared-listing.ts'
import { allotPoints, type Market } from '../market/market.ts'
import type { Profile } from '../profile/resume-profile.ts'
import { type Band, bandForScore } from './score-bands.ts'
import { createAskPart, createTitlePart, type ScorePart } from './score-parts.ts'
import { earnPoints, isTitleScored } from './score-points.ts'

/** A score with its parts; without text in the resume or content in the listing, the reason why there is none. */
export type Score =
  | { total: number; band: Band; parts: ScorePart[]; reason: null }
  | { total: null; band: null; parts: []; reason: NoScoreReason }

/** Why a resume has no score for a listing. */
export type NoScoreReason = 'no_resume' | 'unreadable_resume' | 'empty_listing'

/**
 * The score of a resume for a listing from 0 to 100, with every point explained, or the reason why there is none. The
 * listing need not be part of the market, which only says how rare each ask is.
 */
export function scoreListing(profile: Profile | null, listing: PreparedListing, market: Market): Score {
  const reason = noScoreReason(profile, listing)
  if (profile === null || reason !== null) return { total: null, band: null, parts: [], reason: reason ?? 'no_resume' }
  const allotment = allotPoints(market, listing)
  const earned = earnPoints(profile, listing, allotment)
  const parts = listing.asks.map((ask, index) =>
    createAskPart(profile, ask, earned.worths[index]!, { points: earned.asks[index]!, outOf: allotment.asks[index]! }),
  )
  if (allotment.title > 0)
    parts.push(createTitlePart(profile, listing, earned.fit, { points: earned.title, outOf: allotment.title }))
  const total = parts.reduce((sum, part) => sum + part.points, 0)
  return { total, band: bandForScore(total), parts, reason: null }
}

/** Why there is no score; null where there is one. */
export function noScoreReason(profile: Profile | null, listing: PreparedListing): NoScoreReason | null {
  if (profile === null) return 'no_resume'
  if (!profile.readable) return 'unreadable_resume'
  return listing.asks.length === 0 && !isTitleScored(listing) ? 'empty_listing' : null
}
