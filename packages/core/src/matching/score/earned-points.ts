import type { PreparedListing } from '../listing/prepared-listing.ts'
import type { Profile } from '../profile/resume-profile.ts'
import { fieldFit } from './field-fit.ts'
import { type RatingInField, rateAsk, rateInField } from './rate-asks.ts'
import { type AskSums, addAsk, depthLimit, depthPoints, noAsks, pointsForAsk, roundHalfUp } from './score-points.ts'
import { findSameRole } from './title-worth.ts'

/** The whole points of a resume for a listing, part by part. `limited` is what the limit of `depthLimit` took. */
export type EarnedPoints = {
  total: number
  /** From 0 to 1: how far the resume belongs to the listing's fields of work. */
  fit: number
  title: number
  field: number
  depth: number
  limited: number
  asks: readonly number[]
  ratings: readonly RatingInField[]
  sums: AskSums
}

/** The points of a resume for a listing. */
export function earnPoints(profile: Profile, listing: PreparedListing): EarnedPoints {
  const { points, asks, role } = listing
  const fit = fieldFit(profile, listing)
  const ratings = asks.map((ask) => {
    const rating = rateAsk(profile, ask)
    return rateInField(rating, ask.degrees.length > 0 ? null : fit)
  })
  const sums = noAsks()
  for (const [index, ask] of asks.entries())
    addAsk(sums, { ...ratings[index]!, outOf: points.asks[index]!, importance: ask.importance })
  const title = role === null ? 0 : roundHalfUp(points.title * (findSameRole(profile.roles, role)?.worth ?? 0))
  const field = roundHalfUp(points.field * fit)
  const reached = depthPoints(sums, points.depth)
  const depth = Math.min(reached, depthLimit(sums, title + field + sums.points))
  return {
    total: title + field + depth + sums.points,
    fit,
    title,
    field,
    depth,
    limited: reached - depth,
    asks: ratings.map(({ worth }, index) => pointsForAsk(worth, points.asks[index]!)),
    ratings,
    sums,
  }
}

/** The score of a resume for a listing, from 0 to 100. */
export const totalScore = (profile: Profile, listing: PreparedListing): number => earnPoints(profile, listing).total
