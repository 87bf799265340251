import { namedStrength, usedStrength } from '../profile/settings.ts'
import { mostEntries } from '../profile/shown-entries.ts'
import { earnedPoints, mostWithNothing, mostWithoutMust } from '../score/score-points.ts'
import { deedsShare } from '../score/similar-work.ts'
import { type Block, flagBits, flags, rowAsks } from './market-block.ts'
import type { ResumeScales } from './resume-scales.ts'

/** In place of a score from 0 to 100: no listing, or one without a number. */
export const noScore = 255

/**
 * The score of a resume for one row, or `noScore`. It takes the steps of `earnPoints`, because the score in a list must
 * equal the score with its evidence to the last bit.
 */
export function scoreRow(scales: ResumeScales, block: Block, row: number): number {
  const outOf = block.similarPoints[row]!
  if (outOf === 0) return noScore
  const asked = addAsks(scales, block, row)
  const title = titleWorth(scales, block, row)
  const similar = asked === 0 ? title : Math.max(title, deedsOfRow(scales, block, row))
  const total = asked + earnedPoints(similar, outOf)
  return total > mostWithNothing ? Math.min(total, limitOfRow(scales, block, row)) : total
}

/** The points for what is asked. */
function addAsks({ strength }: ResumeScales, { terms, termsFrom, askPoints }: Block, row: number): number {
  const end = termsFrom[row + 1]!
  let points = 0
  let count = 0
  let sum = 0
  let most = 0
  for (let at = termsFrom[row]!; at < end; at++) {
    const term = terms[at]!
    const own = strength[term >> flagBits]!
    count++
    sum += own
    if (own > most) most = own
    if ((term & flags.endsAsk) === 0) continue
    if (most > 0) points += earnedPoints((term & flags.isChoice) !== 0 ? most : sum / count, askPoints[at]!)
    count = 0
    sum = 0
    most = 0
  }
  return points
}

/** From 0 to 1: how near a job is by its role, or an entry by its field of work. */
function titleWorth({ roleWorth, fieldWorth }: ResumeScales, block: Block, row: number): number {
  const { fields, fieldShares, fieldsFrom } = block
  const role = block.roles[row]!
  const end = fieldsFrom[row + 1]!
  let worth = role < 0 ? 0 : roleWorth[role]!
  for (let at = fieldsFrom[row]!; at < end; at++) {
    const own = fieldShares[at]! * fieldWorth[fields[at]!]!
    if (own > worth) worth = own
  }
  return worth
}

/** One array for all rows: the points of what each entry used. */
const usedPoints = new Int32Array(mostEntries)

/** From 0 to 1: how near the entry is that used most of what is asked. */
function deedsOfRow({ usedIn, withDeeds }: ResumeScales, block: Block, row: number): number {
  usedPoints.fill(0)
  let all = 0
  let most = 0
  for (const { terms, isChoice, points } of rowAsks(block, row)) {
    all += points
    let bits = isChoice ? 0 : -1
    for (const term of terms) bits = isChoice ? bits | usedIn[term]! : bits & usedIn[term]!
    for (bits &= withDeeds; bits !== 0; bits &= bits - 1) {
      const entry = 31 - Math.clz32(bits & -bits)
      usedPoints[entry]! += points
      most = Math.max(most, usedPoints[entry]!)
    }
  }
  return deedsShare(most, all)
}

/** The most points of a row: fewer without a must or without anything that is asked. */
function limitOfRow({ strength }: ResumeScales, block: Block, row: number): number {
  let showsAny = false
  let missesMust = false
  for (const { terms, isChoice, isMust, isGeneral } of rowAsks(block, row)) {
    const strengths = terms.map((term) => strength[term]!)
    if (!isGeneral && Math.max(...strengths) >= namedStrength) showsAny = true
    const met = isChoice ? Math.max(...strengths) : Math.min(...strengths)
    if (isMust && met < usedStrength) missesMust = true
  }
  if (!showsAny) return mostWithNothing
  return missesMust ? mostWithoutMust : 100
}
