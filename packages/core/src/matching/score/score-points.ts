import { isCertificate, skills } from '../../skills/vocabulary.ts'
import { type Ask, isGeneral, isOfAllWork } from '../listing/asks.ts'

/** The whole points that a listing gives; they add up to 100. `asks` are in the order of the listing. */
export type Allotment = { similar: number; asks: readonly number[] }

/** For the job or project that is nearest to the listing's work. The rest is shared by what is asked. */
export const similarPoints = 25

/** The weight of an ask. Ways of working ('communication') are asked for everywhere and say little. */
const niceWeight = 0.4
const generalWeight = 0.25
/** Office programs, languages, any degree: Excel is not half of an analyst's work, nor English of a receptionist's. */
const allWorkWeight = 0.5

/** Shares out the 100 points of a listing by what it asks for. Without an ask there are none. */
export function sharePoints(asks: readonly Ask[]): Allotment {
  if (asks.length === 0) return { similar: 0, asks: [] }
  return { similar: similarPoints, asks: wholeShares(asks.map(askWeight), 100 - similarPoints) }
}

function askWeight(ask: Ask): number {
  const own = isGeneral(ask) ? generalWeight : isOfAllWork(ask) && !asksForField(ask) ? allWorkWeight : 1
  return ask.importance === 'nice' ? own * niceWeight : own
}

/** A certificate, or 'B.Com or BBA' and not 'Graduate, any stream', which most students are. */
const asksForField = ({ degrees, skills: asked }: Ask): boolean =>
  (degrees.length > 0 && !degrees.some((key) => key.endsWith('.*'))) || asked.some((id) => isCertificate(skills[id]!))

/** The points that something from 0 to 1 earns of those at stake. */
export const earnedPoints = (worth: number, outOf: number): number => roundHalfUp(outOf * worth)

/**
 * The points that similar work is measured against, of `points` of the `asks` without what all work uses: three quarters
 * where more than three things are asked, because nobody's project uses all of a long list; twice as many for a single
 * ask, because 'Customer service' alone says little about the work.
 */
export const workPoints = (points: number, asks: number): number =>
  asks === 1 ? 2 * points : asks > 3 ? 0.75 * points : points

/** The most points without something that is a must: Good; and without anything that is asked: Low. */
export const mostWithoutMust = 79
export const mostWithNothing = 39

/** Rounds a number that is not negative, half up. */
function roundHalfUp(value: number): number {
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
