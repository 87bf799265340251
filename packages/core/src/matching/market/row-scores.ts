import { fields, skills } from '../../skills/vocabulary.ts'
import type { Ask } from '../listing/asks.ts'
import { fitInField } from '../score/field-fit.ts'
import { rateInto } from '../score/rate-asks.ts'
import { type AskSums, addAsk, depthLimit, depthPoints, noAsks, roundHalfUp } from '../score/score-points.ts'
import { type Block, flagBits, flags } from './market-block.ts'
import type { ResumeScales } from './resume-scales.ts'

/** In place of a score from 0 to 100: no listing, or one without a number. */
export const noScore = 255

/**
 * The score of a resume for one row, or `noScore`. The sums are built in the order of `earnPoints`, because the score in a
 * list must equal the score with its evidence to the last bit.
 */
export function scoreRow(scales: ResumeScales, block: Block, row: number): number {
  if (block.depthPoints[row] === 0) return noScore
  const fit = fitOfRow(scales, block, row)
  const role = block.roles[row]!
  const title = role < 0 ? 0 : roundHalfUp(block.titlePoints[row]! * scales.titleWorth[role]!)
  const field = roundHalfUp(block.fieldPoints[row]! * fit)
  if (!hasAny(scales, block, row)) return title + field
  const sums = addAsks(scales, block, row, fit)
  const others = title + field + sums.points
  return others + Math.min(depthPoints(sums, block.depthPoints[row]!), depthLimit(sums, others))
}

/** From 0 to 1: how far the resume belongs to the fields of work of a row, as `fieldFit` (field-fit.ts) defines it. */
export function fitOfRow(scales: ResumeScales, block: Block, row: number): number {
  const shown = addShownMass(scales, block, row)
  const { fields, fieldShares, fieldsFrom } = block
  const end = fieldsFrom[row + 1]!
  let fit = 0
  for (let at = fieldsFrom[row]!; at < end; at++) {
    const field = fields[at]!
    if (shown === 0) fit += fieldShares[at]! * scales.fieldFits[field]!
    else if (scales.fieldMass[field]! > 0)
      fit += fieldShares[at]! * fitInField(scales, field, shown - shownOfField[field]!)
  }
  if (shown !== 0) clearShownMass(block, row)
  return Math.min(1, fit)
}

const fieldOfSkill = Uint8Array.from(skills, ({ field }) => field)
/** By field: the evidence of the asked skills, while one row is scored. */
const shownOfField = new Float64Array(fields.length)

/** The evidence that the asked skills of a row give, in total; adds it up by field in `shownOfField`. */
function addShownMass({ skillMass }: ResumeScales, { terms, termsFrom }: Block, row: number): number {
  const end = termsFrom[row + 1]!
  let shown = 0
  for (let at = termsFrom[row]!; at < end; at++) {
    const term = terms[at]!
    const mass = skillMass[term >> flagBits]!
    if (mass === 0 || (term & flags.isRepeated) !== 0) continue
    shown += mass
    shownOfField[fieldOfSkill[term >> flagBits]!]! += mass
  }
  return shown
}

function clearShownMass({ terms, termsFrom }: Block, row: number): void {
  const end = termsFrom[row + 1]!
  for (let at = termsFrom[row]!; at < end; at++) shownOfField[fieldOfSkill[terms[at]! >> flagBits] ?? 0] = 0
}

/** One object for all rows: a market has hundreds of thousands of asks. */
const rated = { worth: 0, depth: 0, isMet: false, outOf: 0, importance: 'asked' as Ask['importance'] }

function addAsks({ worth, depth }: ResumeScales, block: Block, row: number, fit: number): AskSums {
  const { terms, termsFrom, askPoints } = block
  const end = termsFrom[row + 1]!
  const sums = noAsks()
  let count = 0
  let sum = 0
  let deep = 0
  let most = 0
  let deepest = 0
  for (let at = termsFrom[row]!; at < end; at++) {
    const term = terms[at]!
    const own = worth[term >> flagBits]!
    const ownDepth = depth[term >> flagBits]!
    count++
    sum += own
    deep += ownDepth
    if (own > most) most = own
    if (ownDepth > deepest) deepest = ownDepth
    if ((term & flags.endsAsk) === 0) continue
    const isChoice = (term & flags.isChoice) !== 0
    rateInto(
      rated,
      isChoice ? most : sum / count,
      isChoice ? deepest : deep / count,
      (term & flags.isDegree) === 0 ? fit : null,
    )
    rated.outOf = askPoints[at]!
    rated.importance = importanceOf(term)
    addAsk(sums, rated)
    count = 0
    sum = 0
    deep = 0
    most = 0
    deepest = 0
  }
  return sums
}

/** Whether a resume has anything that the row asks for: most rows ask for nothing of it. */
function hasAny({ worth }: ResumeScales, { terms, termsFrom }: Block, row: number): boolean {
  const end = termsFrom[row + 1]!
  for (let at = termsFrom[row]!; at < end; at++) if (worth[terms[at]! >> flagBits]! > 0) return true
  return false
}

const importanceOf = (term: number): Ask['importance'] =>
  (term & flags.isMust) !== 0 ? 'must' : (term & flags.isNice) !== 0 ? 'nice' : 'asked'
