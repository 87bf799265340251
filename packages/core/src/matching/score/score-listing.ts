import type { PreparedListing } from '../listing/prepared-listing.ts'
import type { Profile } from '../profile/resume-profile.ts'
import { earnPoints } from './earned-points.ts'
import { type Band, bandForScore } from './score-bands.ts'
import { createParts, type ScorePart } from './score-parts.ts'

/** A score with its parts; without text in the resume or content in the listing, the reason why there is none. */
export type Score =
  | { total: number; band: Band; parts: ScorePart[]; reason: null }
  | { total: null; band: null; parts: []; reason: NoScoreReason }

export type NoScoreReason = 'no_resume' | 'unreadable_resume' | 'empty_listing'

/**
 * The score of a resume for a listing from 0 to 100, with every point explained, or the reason why there is none. It
 * depends on the resume and the listing alone.
 */
export function scoreListing(profile: Profile | null, listing: PreparedListing): Score {
  const reason = noScoreReason(profile, listing)
  if (profile === null || reason !== null) return { total: null, band: null, parts: [], reason: reason ?? 'no_resume' }
  const earned = earnPoints(profile, listing)
  const parts = createParts(profile, listing, earned)
  return { total: earned.total, band: bandForScore(earned.total), parts, reason: null }
}

/** Why there is no score; null where there is one. */
export function noScoreReason(profile: Profile | null, listing: PreparedListing): NoScoreReason | null {
  if (profile === null) return 'no_resume'
  if (!profile.readable) return 'unreadable_resume'
  return listing.asks.length === 0 ? 'empty_listing' : null
}
