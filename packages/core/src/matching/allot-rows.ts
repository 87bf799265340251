import { asksOfRow, type Block, isAllotted, isTitled, markBits, termsOfRow } from './block.ts'
import { allot } from './points.ts'
import type { Terms } from './terms.ts'
import { knownWeight } from './weights.ts'

/**
 * Shares out the points of the rows that are new or ask for something whose weight has changed since the block's
 * edition; true when there was something to look at.
 */
export function allotRows(terms: Terms, block: Block, edition: number): boolean {
  if (block.edition === edition && !block.hasNewRows) return false
  for (let row = 0; row < block.ids.length; row++) if (isStale(terms, block, row)) allotRow(terms, block, row)
  block.edition = edition
  block.hasNewRows = false
  return true
}

function isStale({ changedIn }: Terms, block: Block, row: number): boolean {
  if (block.ids[row] === null) return false
  if ((block.states[row]! & isAllotted) === 0) return true
  return termsOfRow(block, row).some((term) => changedIn[term >> markBits]! > block.edition)
}

function allotRow(terms: Terms, block: Block, row: number): void {
  const wanted = asksOfRow(block, row)
  const isTitleCounted = (block.states[row]! & isTitled) !== 0
  const weights = wanted.map((ask) => meanWeight(terms, ask.terms))
  const { title, asks } = allot({ requirements: block.requirements[row]!, isTitleCounted }, weights)
  block.titlePoints[row] = title
  for (const [index, { end }] of wanted.entries()) block.points[end] = asks[index]!
  block.states[row]! |= isAllotted
}

function meanWeight(terms: Terms, asked: readonly number[]): number {
  return asked.reduce((sum, term) => sum + knownWeight(terms, term), 0) / asked.length
}
