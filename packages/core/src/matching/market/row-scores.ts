import { namedStrength, usedStrength } from '../profile/settings.ts'
import { mostEntries } from '../profile/shown-entries.ts'
import { earnedPoints, mostWithNothing, mostWithoutMust, similarPoints } from '../score/score-points.ts'
import { worthByDeeds, worthByTitle } from '../score/similar-work.ts'
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
  let total = 0
  let used = 0
  let seen = 0
  let count = 0
  let sum = 0
  let most = 0
  for (let at = termsFrom[row]!; at < end; at++) {
    const term = terms[at]!
    const own = strength[term >> flagBits]!
    seen |= term
    if (own > 0) {
      used |= usedIn[term >> flagBits]!
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
  if (used !== 0 || scales.titles[work]!.length > 0) total += similarOfRow(scales, block, row, used)
  const mayBeLimited = total > mostWithNothing && (seen & (flags.isMust | flags.isGeneral)) !== 0
  return mayBeLimited ? Math.min(total, limitOfRow(scales, block, row)) : total
}

/** One array for all rows: the points of what each entry used. */
const usedPoints = new Int32Array(mostEntries)

/** The points of the entry that is nearest to the work of a row. `used` are the entries that used anything of it. */
function similarOfRow({ usedIn, counting, titles }: ResumeScales, block: Block, row: number, used: number): number {
  const all = used === 0 ? 0 : countUsedPoints(usedIn, block, row)
  const share = (entry: number) => (all === 0 ? 0 : usedPoints[entry]! / all)
  let worth = 0
  for (const title of titles[block.works[row]!]!) worth = Math.max(worth, worthByTitle(title, share(title.entry)))
  for (let bits = used & counting; bits !== 0; bits &= bits - 1)
    worth = Math.max(worth, worthByDeeds(share(31 - Math.clz32(bits & -bits))))
  return earnedPoints(worth, similarPoints)
}

/** Adds up in `usedPoints` what each entry used, and returns the points of all that is asked but what all work uses. */
function countUsedPoints(usedIn: Int32Array, { terms, termsFrom, askPoints }: Block, row: number): number {
  const end = termsFrom[row + 1]!
  let all = 0
  let any = 0
  let every = -1
  usedPoints.fill(0)
  for (let at = termsFrom[row]!; at < end; at++) {
    const term = terms[at]!
    any |= usedIn[term >> flagBits]!
    every &= usedIn[term >> flagBits]!
    if ((term & flags.endsAsk) === 0) continue
    const points = (term & flags.isOfAllWork) === 0 ? askPoints[at]! : 0
    all += points
    for (let bits = (term & flags.isChoice) !== 0 ? any : every; bits !== 0; bits &= bits - 1)
      usedPoints[31 - Math.clz32(bits & -bits)]! += points
    any = 0
    every = -1
  }
  return all
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
