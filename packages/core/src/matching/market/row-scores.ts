import { namedStrength, usedStrength } from '../profile/settings.ts'
import { mostEntries } from '../profile/shown-entries.ts'
import { earnedPoints, mostWithNothing, mostWithoutMust, similarPoints } from '../score/score-points.ts'
import { deedsShare } from '../score/similar-work.ts'
import { type Block, flagBits, flags } from './market-block.ts'
import type { ResumeScales } from './resume-scales.ts'

/** In place of a score from 0 to 100: no listing, or one without a number. */
export const noScore = 255

/**
 * The score of a resume for one row, or `noScore`. It takes the steps of `earnPoints`, because the score in a list must
 * equal the score with its evidence to the last bit.
 */
export function scoreRow(scales: ResumeScales, block: Block, row: number): number {
  const work = block.works[row]!
  if (work < 0) return noScore
  const { strength, usedIn } = scales
  const { terms, termsFrom, askPoints } = block
  const end = termsFrom[row + 1]!
  let total = scales.titlePoints[work]!
  let deeds = 0
  let seen = 0
  let count = 0
  let sum = 0
  let most = 0
  for (let at = termsFrom[row]!; at < end; at++) {
    const term = terms[at]!
    const own = strength[term >> flagBits]!
    seen |= term
    if (own > 0) {
      deeds |= usedIn[term >> flagBits]!
      if ((term & flags.isSingle) !== 0) total += earnedPoints(own, askPoints[at]!)
    }
    if ((term & flags.isSingle) !== 0) continue
    count++
    sum += own
    if (own > most) most = own
    if ((term & flags.endsAsk) === 0) continue
    total += earnedPoints((term & flags.isChoice) !== 0 ? most : sum / count, askPoints[at]!)
    count = 0
    sum = 0
    most = 0
  }
  if (deeds !== 0) total += Math.max(0, deedsOfRow(usedIn, block, row) - scales.titlePoints[work]!)
  const mayBeLimited = total > mostWithNothing && (seen & (flags.isMust | flags.isGeneral)) !== 0
  return mayBeLimited ? Math.min(total, limitOfRow(scales, block, row)) : total
}

/** One array for all rows: the points of what each entry used. */
const usedPoints = new Int32Array(mostEntries)

/** The points of the entry that used most of what is asked. */
function deedsOfRow(usedIn: Int32Array, { terms, termsFrom, askPoints }: Block, row: number): number {
  const end = termsFrom[row + 1]!
  let all = 0
  let most = 0
  let any = 0
  let every = -1
  usedPoints.fill(0)
  for (let at = termsFrom[row]!; at < end; at++) {
    const term = terms[at]!
    any |= usedIn[term >> flagBits]!
    every &= usedIn[term >> flagBits]!
    if ((term & flags.endsAsk) === 0) continue
    const points = (term & flags.isGeneral) === 0 ? askPoints[at]! : 0
    all += points
    for (let bits = (term & flags.isChoice) !== 0 ? any : every; bits !== 0; bits &= bits - 1) {
      const entry = 31 - Math.clz32(bits & -bits)
      usedPoints[entry]! += points
      most = Math.max(most, usedPoints[entry]!)
    }
    any = 0
    every = -1
  }
  return earnedPoints(deedsShare(most, all), similarPoints)
}

/**
 * The most points of a row: fewer without a must or without anything that is asked. What is only near never reaches that
 * limit, except next to ways of working.
 */
function limitOfRow({ strength }: ResumeScales, { terms, termsFrom }: Block, row: number): number {
  const end = termsFrom[row + 1]!
  let showsAny = false
  let missesMust = false
  let most = 0
  let least = 1
  for (let at = termsFrom[row]!; at < end; at++) {
    const term = terms[at]!
    most = Math.max(most, strength[term >> flagBits]!)
    least = Math.min(least, strength[term >> flagBits]!)
    if ((term & flags.endsAsk) === 0) continue
    if (most >= namedStrength && (term & flags.isGeneral) === 0) showsAny = true
    const met = (term & flags.isChoice) !== 0 ? most : least
    if ((term & flags.isMust) !== 0 && met < usedStrength) missesMust = true
    most = 0
    least = 1
  }
  if (!showsAny) return mostWithNothing
  return missesMust ? mostWithoutMust : 100
}
