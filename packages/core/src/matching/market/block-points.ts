import { sharePoints } from '../score/score-points.ts'
import { type Block, flagBits, isAllotted, isTitleScored, rowAsks, rowTerms } from './market-block.ts'
import type { Terms } from './market-terms.ts'
import { knownWeight } from './term-weights.ts'

/**
 * Shares out the points of the rows that are new, or that ask for a term whose weight changed since the block's
 * edition. Returns false when the block was up to date already.
 */
export function updateBlockPoints(terms: Terms, block: Block, edition: number): boolean {
  if (block.edition === edition && !block.hasNewRows) return false
  for (let row = 0; row < block.ids.length; row++)
    if (block.ids[row] !== null && isStale(terms, block, row)) allotRow(terms, block, row)
  block.edition = edition
  block.hasNewRows = false
  return true
}

function isStale({ changedIn }: Terms, block: Block, row: number): boolean {
  if ((block.flags[row]! & isAllotted) === 0) return true
  return rowTerms(block, row).some((term) => changedIn[term >> flagBits]! > block.edition)
}

function allotRow(terms: Terms, block: Block, row: number): void {
  const wanted = rowAsks(block, row)
  const shape = {
    requirements: block.requirements[row]!,
    isTitleScored: (block.flags[row]! & isTitleScored) !== 0,
  }
  const weights = wanted.map((ask) => meanWeight(terms, ask.terms))
  const { title, asks } = sharePoints(shape, weights)
  block.titlePoints[row] = title
  for (const [index, { end }] of wanted.entries()) block.askPoints[end] = asks[index]!
  block.flags[row]! |= isAllotted
}

function meanWeight(terms: Terms, asked: readonly number[]): number {
  return asked.reduce((sum, term) => sum + knownWeight(terms, term), 0) / asked.length
}
