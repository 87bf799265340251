import { pointsOfAsk, rounded } from '../score/score-points.ts'
import { findFits, findShown } from './block-fits.ts'
import { type Findings, findHits } from './block-hits.ts'
import { type Block, blockRows, endsAsk, isAsking, isChoice, isJoint, isTitled, markBits } from './market-block.ts'
import type { Scales } from './resume-scales.ts'

/** Stands for no listing, and for a listing without a number. */
export const noTotal = 255

/**
 * Writes the scores of a resume for the rows of a block. They are the same steps on the same numbers as those of
 * `totalOf` (points.ts) for a prepared listing, and what is not whole is added up in the same order, so that the scores
 * are the same to the last bit.
 */
export function scoreBlock(scales: Scales, block: Block, totals: Uint8Array): void {
  findings.totals = totals
  for (const pass of [...toFits, ...toScores]) pass(scales, block, findings)
}

/** How far the resume is at home in the fields of work of each row; good until the next block. */
export function fitsOfBlock(scales: Scales, block: Block): Float64Array {
  for (const pass of toFits) pass(scales, block, findings)
  return findings.fits
}

type Pass = (scales: Scales, block: Block, findings: Findings) => void

/**
 * Short loops over a block, one after another. They are called by way of a list because the engine then makes each of
 * them fast by itself; put into one function, as it does otherwise, they take a quarter longer.
 */
const toFits: readonly Pass[] = [findHits, findShown, findFits]
const toScores: readonly Pass[] = [scoreTitles, addAsks]

const findings: Findings = {
  hits: new Int32Array(4_096),
  hitCount: 0,
  fits: new Float64Array(blockRows),
  totals: new Uint8Array(blockRows),
}

function scoreTitles(_: Scales, { states, titlePoints }: Block, { fits, totals }: Findings): void {
  for (let row = 0; row < blockRows; row++) {
    const points = rounded(fits[row]! * titlePoints[row]!)
    totals[row] = (states[row]! & (isTitled | isAsking)) === 0 ? noTotal : points
  }
}

function addAsks({ worth }: Scales, block: Block, { hits, hitCount, fits, totals }: Findings): void {
  const { terms, termRows, points } = block
  let done = -1
  for (let hit = 0; hit < hitCount; hit++) {
    const place = hits[hit]!
    if (place <= done) continue
    const term = terms[place]!
    const row = termRows[place]!
    if ((term & isJoint) === 0) totals[row]! += pointsOfAsk(worth[term >> markBits]!, fits[row]!, points[place]!)
    else {
      done = endOfAsk(block, place)
      totals[row]! += pointsOfAsk(worthOfJoint(worth, block, place), fits[row]!, points[done]!)
    }
  }
}

function endOfAsk({ terms }: Block, place: number): number {
  let end = place
  while ((terms[end]! & endsAsk) === 0) end++
  return end
}

function startOfAsk({ terms, termRows, asksFrom }: Block, place: number): number {
  const least = asksFrom[termRows[place]!]!
  let start = place
  while (start > least && (terms[start - 1]! & endsAsk) === 0) start--
  return start
}

/** What several terms together are worth, of which one stands at this place: the most of a choice, or the mean. */
function worthOfJoint(worth: Float64Array, block: Block, place: number): number {
  const [start, end] = [startOfAsk(block, place), endOfAsk(block, place)]
  let sum = 0
  let most = 0
  for (let at = start; at <= end; at++) {
    const value = worth[block.terms[at]! >> markBits]!
    sum += value
    if (value > most) most = value
  }
  return (block.terms[place]! & isChoice) === 0 ? sum / (end + 1 - start) : most
}
