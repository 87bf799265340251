import { namedStrength, usedStrength } from '../profile/settings.ts'
import { mostEntries } from '../profile/shown-entries.ts'
import { earnedPoints, mostWithNothing, mostWithoutMust, similarPoints, workPoints } from '../score/score-points.ts'
import { worthByDeeds, worthOfEntry } from '../score/similar-work.ts'
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
  const { strength, usedIn, unusedPoints } = scales
  const { terms, termsFrom, askPoints } = block
  const end = termsFrom[row + 1]!
  let total = 0
  let seen = 0
  let used = 0
  let count = 0
  let sum = 0
  let most = 0
  let usesOfAsk = 0
  for (let at = termsFrom[row]!; at < end; at++) {
    const term = terms[at]!
    const shown = strength[term >> flagBits]!
    const isSingle = (term & flags.isSingle) !== 0
    seen |= term
    // Of most listings, a resume shows little.
    if (isSingle && shown === 0) continue
    let uses = usedIn[term >> flagBits]!
    let worth = shown
    if (!isSingle) {
      count++
      sum += shown
      if (shown > most) most = shown
      usesOfAsk |= uses
      if ((term & flags.endsAsk) === 0) continue
      worth = (term & flags.isChoice) !== 0 ? most : sum / count
      uses = usesOfAsk
      count = sum = most = usesOfAsk = 0
    }
    total += earnedPoints(worth, askPoints[at]!)
    if ((term & flags.isOfAllWork) !== 0) continue
    used |= uses
    for (; uses !== 0; uses &= uses - 1) usedPoints[lowestBit(uses)]! += askPoints[at]!
  }
  total += used === 0 ? unusedPoints[work]! : similarOfRow(scales, block, row, used)
  const mayBeLimited = total > mostWithNothing && (seen & (flags.isMust | flags.isGeneral)) !== 0
  return mayBeLimited ? Math.min(total, limitOfRow(scales, block, row)) : total
}

/** One array for all rows, with zeros between them: the points of what each entry used. */
const usedPoints = new Int32Array(mostEntries)

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits)

/** The points of the entry that is nearest to the work of a row. Clears what the entries `used`. */
function similarOfRow({ counting, titles }: ResumeScales, block: Block, row: number, used: number): number {
  const whole = countWorkPoints(block, row)
  const counts = (entry: number) => ((counting >> entry) & 1) !== 0
  let worth = 0
  for (const title of titles[block.works[row]!]!)
    worth = Math.max(worth, worthOfEntry(title, usedPoints[title.entry]! / whole, counts(title.entry)))
  for (let bits = used; bits !== 0; bits &= bits - 1) {
    const entry = lowestBit(bits)
    worth = Math.max(worth, worthByDeeds(usedPoints[entry]! / whole, counts(entry)))
    usedPoints[entry] = 0
  }
  return earnedPoints(worth, similarPoints)
}

function countWorkPoints({ terms, termsFrom, askPoints }: Block, row: number): number {
  let points = 0
  let asks = 0
  for (let at = termsFrom[row]!; at < termsFrom[row + 1]!; at++) {
    const term = terms[at]!
    if ((term & flags.isOfAllWork) !== 0 || (term & flags.endsAsk) === 0) continue
    points += askPoints[at]!
    asks++
  }
  return workPoints(points, asks)
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
