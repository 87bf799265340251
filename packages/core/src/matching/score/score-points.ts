import { type Ask, isGeneral } from '../listing/asks.ts'
import type { RatingInField } from './rate-asks.ts'

/**
 * The whole points that a listing gives; they add up to 100. `asks` are in the order of the listing, `depth` is for how
 * deep the evidence of all of them goes.
 */
export type Allotment = { title: number; field: number; depth: number; asks: readonly number[] }

/** Budgets of a score. A title with a role, and a field of work, have theirs; the rest is shared by what is asked. */
const titlePoints = 6
const fieldPoints = 20
/** The part of the rest that is for depth. The other part is for meeting what is asked. */
const depthShare = 0.3

/** The weight of an ask. Ways of working ('communication') are asked for everywhere and say little. */
const niceWeight = 0.4
const generalWeight = 0.25

/** Shares out the 100 points of a listing by what it asks for. Without an ask there are none. */
export function sharePoints(asks: readonly Ask[], named: { role: boolean; field: boolean }): Allotment {
  if (asks.length === 0) return { title: 0, field: 0, depth: 0, asks: [] }
  const title = named.role ? titlePoints : 0
  const field = named.field ? fieldPoints : 0
  const rest = 100 - title - field
  const depth = Math.round(rest * depthShare)
  return { title, field, depth, asks: wholeShares(asks.map(askWeight), rest - depth) }
}

function askWeight(ask: Ask): number {
  const own = isGeneral(ask) ? generalWeight : 1
  return ask.importance === 'nice' ? own * niceWeight : own
}

/** The points of one ask. What is met (1) earns all of them, and nothing else does. */
export function pointsForAsk(worth: number, outOf: number): number {
  return worth === 1 ? outOf : Math.min(Math.max(0, outOf - 1), roundHalfUp(outOf * worth))
}

/** What the asks of a listing add up to, one after the other: see `addAsk`. */
export type AskSums = { points: number; outOf: number; deep: number; asked: number; met: number; missesMust: boolean }

export const noAsks = (): AskSums => ({ points: 0, outOf: 0, deep: 0, asked: 0, met: 0, missesMust: false })

/** Adds one ask with what a resume is worth for it. What is only welcome does not count as asked for. */
export function addAsk(
  sums: AskSums,
  { worth, depth, isMet, outOf, importance }: RatingInField & { outOf: number; importance: Ask['importance'] },
): void {
  sums.points += pointsForAsk(worth, outOf)
  sums.outOf += outOf
  sums.deep += outOf * depth
  if (importance === 'nice') return
  sums.asked++
  if (isMet) sums.met++
  else if (importance === 'must') sums.missesMust = true
}

/** The points for depth before the limit: the mean depth of what is asked, weighted by its points. */
export const depthPoints = ({ deep, outOf }: AskSums, budget: number): number =>
  outOf === 0 ? 0 : roundHalfUp((budget * deep) / outOf)

const excellent = 80
/** The part of what is asked that has to be met for an excellent score. */
export const leastMet = 0.8

/**
 * The most points for depth: a score is excellent only when four fifths of what is asked, and everything required, are
 * met. `others` are the points of all other parts.
 */
export function depthLimit({ asked, met, missesMust }: AskSums, others: number): number {
  const mayBeExcellent = !missesMust && met >= leastMet * asked
  return mayBeExcellent ? 100 : Math.max(0, excellent - 1 - others)
}

/** Rounds a number that is not negative, half up. */
export function roundHalfUp(value: number): number {
  return (value + 0.5) | 0
}

/** Whole numbers in the proportion of `shares` with the sum `whole`, by the largest-remainder method. */
function wholeShares(shares: readonly number[], whole: number): number[] {
  const sum = shares.reduce((total, share) => total + share, 0)
  const exact = shares.map((share) => (share * whole) / sum)
  const floors = exact.map(Math.floor)
  const missing = whole - floors.reduce((total, value) => total + value, 0)
  const byRemainder = exact
    .map((_, index) => index)
    .sort((a, b) => exact[b]! - floors[b]! - (exact[a]! - floors[a]!) || a - b)
  for (const index of byRemainder.slice(0, missing)) floors[index]!++
  return floors
}
