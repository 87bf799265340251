import { fields, skills } from '../../skills/vocabulary.ts'
import { fitInField } from '../score/field-fit.ts'
import { pointsForAsk, roundHalfUp } from '../score/score-points.ts'
import { type Block, endsAsk, flagBits, hasAsks, isChoice, isRepeated, isTitleScored } from './market-block.ts'
import { isEvidence, isWorth, type ResumeScales } from './resume-scales.ts'

/** In place of a score from 0 to 100: no listing, or one without a number. */
export const noScore = 255

/**
 * The score of a resume for one row, or `noScore`. The sums are built in the order of `totalScore` (score-points.ts),
 * because the score in a list must equal the score with its evidence to the last bit.
 */
export function scoreRow(scales: ResumeScales, block: Block, row: number): number {
  if ((block.flags[row]! & (isTitleScored | hasAsks)) === 0) return noScore
  const marks = combineMarks(scales, block, row)
  const fit = (marks & isEvidence) === 0 ? plainFit(scales, block, row) : fitOfRow(scales, block, row)
  const title = roundHalfUp(fit * block.titlePoints[row]!)
  return (marks & isWorth) === 0 ? title : title + pointsForAsks(scales, block, row, fit)
}

/** The marks of all terms of the row together: most listings ask for nothing that the resume has. */
function combineMarks({ marks }: ResumeScales, { terms, termsFrom }: Block, row: number): number {
  const end = termsFrom[row + 1]!
  let combined = 0
  for (let at = termsFrom[row]!; at < end; at++) combined |= marks[terms[at]! >> flagBits]!
  return combined
}

/** From 0 to 1: how far the resume belongs to the fields of work of a row, as `fieldFit` (field-fit.ts) defines it. */
export function fitOfRow(scales: ResumeScales, block: Block, row: number): number {
  const shown = addShownMass(scales, block, row)
  if (shown === 0) return plainFit(scales, block, row)
  const { fields, fieldShares, fieldsFrom } = block
  const end = fieldsFrom[row + 1]!
  let fit = 0
  for (let at = fieldsFrom[row]!; at < end; at++) {
    const field = fields[at]!
    if (scales.fieldMass[field]! > 0) fit += fieldShares[at]! * fitInField(scales, field, shown - shownOfField[field]!)
  }
  clearShownMass(block, row)
  return Math.min(1, fit)
}

/** The fit of a row that asks for no skill of the resume. */
function plainFit({ fieldFits }: ResumeScales, { fields, fieldShares, fieldsFrom }: Block, row: number): number {
  const end = fieldsFrom[row + 1]!
  let fit = 0
  for (let at = fieldsFrom[row]!; at < end; at++) fit += fieldShares[at]! * fieldFits[fields[at]!]!
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
    if (mass === 0 || (term & isRepeated) !== 0) continue
    shown += mass
    shownOfField[fieldOfSkill[term >> flagBits]!]! += mass
  }
  return shown
}

function clearShownMass({ terms, termsFrom }: Block, row: number): void {
  const end = termsFrom[row + 1]!
  for (let at = termsFrom[row]!; at < end; at++) shownOfField[fieldOfSkill[terms[at]! >> flagBits] ?? 0] = 0
}

function pointsForAsks({ worth }: ResumeScales, block: Block, row: number, fit: number): number {
  const { terms, termsFrom, askPoints } = block
  const end = termsFrom[row + 1]!
  let points = 0
  let count = 0
  let sum = 0
  let most = 0
  for (let at = termsFrom[row]!; at < end; at++) {
    const term = terms[at]!
    const value = worth[term >> flagBits]!
    count++
    sum += value
    if (value > most) most = value
    if ((term & endsAsk) === 0) continue
    if (sum > 0) points += pointsForAsk((term & isChoice) === 0 ? sum / count : most, fit, askPoints[at]!)
    count = 0
    sum = 0
    most = 0
  }
  return points
}
