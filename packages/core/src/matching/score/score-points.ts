import type { Ask, PreparedListing } from '../listing/prepared-listing.ts'
import { isPhraseOf } from '../profile/phrase-search.ts'
import type { Profile } from '../profile/resume-profile.ts'
import { fieldFit } from './field-fit.ts'

/** Whole points: `asks` in the order of the listing's asks, and the title's. */
export type Allotment = { title: number; asks: readonly number[] }

/** What a resume gets of an allotment, part by part, in whole points; `fit` and `worths` are from 0 to 1. */
export type Points = { fit: number; title: number; asks: readonly number[]; worths: readonly number[] }

/** The points of a resume for a listing, part by part. */
export function pointsOf(profile: Profile, listing: PreparedListing, allotment: Allotment): Points {
  const fit = fieldFit(profile, listing)
  const worths = listing.asks.map((ask) => worthOfAsk(profile, ask))
  const asks = worths.map((worth, index) => pointsOfAsk(worth, fit, allotment.asks[index]!))
  return { fit, title: rounded(fit * allotment.title), asks, worths }
}

/** Their sum alone. Many listings of a market are scored by `totalsOf` (scan.ts), with the same numbers. */
export function totalOf(profile: Profile, listing: PreparedListing, allotment: Allotment): number {
  const { title, asks } = pointsOf(profile, listing, allotment)
  return asks.reduce((sum, points) => sum + points, title)
}

/**
 * What is asked counts as far as the resume is at home in the field: a cook's 'Excel' is not an accountant's. The very
 * thing is worth a point at least.
 */
export function pointsOfAsk(worth: number, fit: number, outOf: number): number {
  const points = rounded(outOf * worth * fit)
  return points === 0 && worth === 1 && outOf > 0 ? 1 : points
}

/** From 0, nothing like it, to 1, all of it. */
function worthOfAsk(profile: Profile, { skills, every, words }: Ask): number {
  if (skills.length === 0) return isPhraseOf(profile, words) ? 1 : 0
  let sum = 0
  let most = 0
  for (const skill of skills) {
    const worth = profile.worth[skill]!
    sum += worth
    if (worth > most) most = worth
  }
  return every ? sum / skills.length : most
}

/** Half up; of what is not negative. */
export function rounded(value: number): number {
  return (value + 0.5) | 0
}

const titleBudget = 42
const requirementBudget = 65
/** A skill that only the description names is worth at most this much, all of them together at most `mentionBudget`. */
const mentionPoints = 4
const mentionBudget = 15
const mentionPointsAlone = 20
const mentionBudgetAlone = 78

/** What the sharing out depends on beside the weights: the first so many asks are requirements, the others mentions. */
export type Shape = { requirements: number; isTitleCounted: boolean }

/**
 * Shares out the points of a listing: in whole numbers, by the weight of each thing asked. The whole is 100, and less
 * for a listing that asks for next to nothing: a title alone cannot make a perfect match.
 */
export function allot(shape: Shape, weights: readonly number[]): Allotment {
  const { requirements, isTitleCounted } = shape
  const mentions = weights.length - requirements
  const alone = requirements === 0
  const mentionsTogether = alone
    ? Math.min(mentionBudgetAlone, mentionPointsAlone * mentions)
    : Math.min(mentionBudget, mentionPoints * mentions)
  const [title = 0, ...asks] = wholeShares(
    [
      isTitleCounted ? titleBudget : 0,
      ...inProportion(weights.slice(0, requirements), requirementBudget),
      ...inProportion(weights.slice(requirements), mentionsTogether),
    ],
    wholeOf(shape, mentions),
  )
  return { title, asks }
}

function inProportion(weights: readonly number[], budget: number): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => (budget * weight) / sum)
}

/** A title counts where it, or what stands below it, tells the field of work. */
export function isTitleCounted(listing: PreparedListing): boolean {
  return listing.title !== '' && listing.fields.length > 0
}

/**
 * The most that a match can reach. Little asked is little shown: below three requirements, and without a title that
 * tells the field, no match is perfect.
 */
function wholeOf({ requirements, isTitleCounted }: Shape, mentions: number): number {
  const whole = requirements > 0 ? 82 + 6 * requirements : 60 + 15 * mentions
  return Math.min(100, whole) - (isTitleCounted ? 0 : unknownField)
}

const unknownField = 12

/** Whole numbers in the proportion of `shares` with the sum `whole`: the largest remainders are rounded up. */
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
