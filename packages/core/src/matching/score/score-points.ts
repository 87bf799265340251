import type { Ask, PreparedListing } from '../listing/prepared-listing.ts'
import { hasPhrase } from '../profile/phrase-search.ts'
import type { Profile } from '../profile/resume-profile.ts'
import { fieldFit } from './field-fit.ts'

/** The whole points that a listing gives: for its title, and for its asks in their order. */
export type Allotment = { title: number; asks: readonly number[] }

/**
 * The whole points that a resume earns of an allotment. `fit` (field-fit.ts) and `worths` (what the resume has of each
 * ask) are from 0 to 1.
 */
export type EarnedPoints = { fit: number; title: number; asks: readonly number[]; worths: readonly number[] }

/** The points of a resume for a listing, part by part. */
export function earnPoints(profile: Profile, listing: PreparedListing, allotment: Allotment): EarnedPoints {
  const fit = fieldFit(profile, listing)
  const worths = listing.asks.map((ask) => worthOfAsk(profile, ask))
  const asks = worths.map((worth, index) => pointsForAsk(worth, fit, allotment.asks[index]!))
  return { fit, title: roundHalfUp(fit * allotment.title), asks, worths }
}

/** The score of a resume for a listing, from 0 to 100: the sum of `earnPoints`. */
export function totalScore(profile: Profile, listing: PreparedListing, allotment: Allotment): number {
  const { title, asks } = earnPoints(profile, listing, allotment)
  return asks.reduce((sum, points) => sum + points, title)
}

/**
 * The points of one ask, out of `outOf`. An ask counts as far as the resume belongs to the field, since 'Excel' in a
 * cook's resume is not an accountant's. An ask that is met in full earns at least one point.
 */
export function pointsForAsk(worth: number, fit: number, outOf: number): number {
  const points = roundHalfUp(outOf * worth * fit)
  return points === 0 && worth === 1 && outOf > 0 ? 1 : points
}

/** From 0 (nothing like it) to 1 (all of it). */
function worthOfAsk(profile: Profile, { skills, every, words }: Ask): number {
  if (skills.length === 0) return hasPhrase(profile, words) ? 1 : 0
  let sum = 0
  let most = 0
  for (const skill of skills) {
    const worth = profile.worth[skill]!
    sum += worth
    if (worth > most) most = worth
  }
  return every ? sum / skills.length : most
}

/** Rounds a number that is not negative, half up. */
export function roundHalfUp(value: number): number {
  return (value + 0.5) | 0
}

/** Points before they are scaled to the sum of `wholeScore`. Set on the evaluation set (docs/matching.md). */
const titleBudget = 42
const requirementBudget = 65
/** Points of a skill that only the description names, and of all such skills together. */
const mentionPoints = 4
const mentionBudget = 15
/** The same for a listing without requirements. */
const mentionPointsAlone = 20
const mentionBudgetAlone = 78

/** The first `requirements` asks of a listing are requirements, the others were found in its description. */
export type ListingShape = { requirements: number; isTitleScored: boolean }

/**
 * Shares out the points of a listing in whole numbers, in proportion to the weight of each ask. They add up to 100, or
 * less for a listing that asks for next to nothing, because a title alone cannot make a perfect match.
 */
export function sharePoints(shape: ListingShape, weights: readonly number[]): Allotment {
  const { requirements, isTitleScored } = shape
  const mentions = weights.length - requirements
  const mentionsTogether =
    requirements === 0
      ? Math.min(mentionBudgetAlone, mentionPointsAlone * mentions)
      : Math.min(mentionBudget, mentionPoints * mentions)
  const [title = 0, ...asks] = wholeShares(
    [
      isTitleScored ? titleBudget : 0,
      ...inProportion(weights.slice(0, requirements), requirementBudget),
      ...inProportion(weights.slice(requirements), mentionsTogether),
    ],
    wholeScore(shape, mentions),
  )
  return { title, asks }
}

function inProportion(weights: readonly number[], budget: number): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => (budget * weight) / sum)
}

/** A title is worth points when it, or the text below it, shows the field of work. */
export function isTitleScored(listing: PreparedListing): boolean {
  return listing.title !== '' && listing.fields.length > 0
}

/** The best possible score: below 100 for fewer than three requirements, or for a title without a field. */
function wholeScore({ requirements, isTitleScored }: ListingShape, mentions: number): number {
  const whole = requirements > 0 ? 82 + 6 * requirements : 60 + 15 * mentions
  return Math.min(100, whole) - (isTitleScored ? 0 : unknownField)
}

const unknownField = 12

/** Whole numbers in the proportion of `shares` with the sum `whole`, by the largest-remainder method. */
function wholeShares(shares: readonly number[], whole: number): number[] {
  const sum = shares.reduce((total, share) => total + share, 0)
  if (sum === 0) return shares.map(() => 0)
  const exact = shares.map((share) => (share * whole) / sum)
  const floors = exact.map(Math.floor)
  const missing = whole - floors.reduce((total, value) => total + value, 0)
  const byRemainder = exact
    .map((_, index) => index)
    .sort((a, b) => exact[b]! - floors[b]! - (exact[a]! - floors[a]!) || a - b)
  for (const index of byRemainder.slice(0, missing)) floors[index]!++
  return floors
}
