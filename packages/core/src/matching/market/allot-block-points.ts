import { allot } from '../score/score-points.ts'
import { gatherFields } from './field-columns.ts'
import { asksOfRow, type Block, isAllotted, isTitled, markBits } from './market-block.ts'
import type { Terms } from './market-terms.ts'
import { knownWeight } from './term-weights.ts'

/**
 * Shares out the points of the rows that are new or ask for something whose weight has changed since the block's
 * edition; true when there was something to look at.
 */
export function allotRows(terms: Terms, block: Block, edition: number): boolean {
  if (block.edition === edition && !block.hasNewRows) return false
  for (const row of staleRows(terms, block)) if (block.ids[row] !== null) allotRow(terms, block, row)
  gatherFields(block.fields)
  block.edition = edition
  block.hasNewRows = false
  return true
}

function staleRows({ changedIn }: Terms, { ids, states, asksFrom, terms, termRows, edition }: Block): Set<number> {
  const stale = new Set<number>()
  for (let row = 0; row < ids.length; row++) if ((states[row]! & isAllotted) === 0) stale.add(row)
  const end = asksFrom[ids.length]!
  for (let place = 0; place < end; place++)
    if (changedIn[terms[place]! >> markBits]! > edition) stale.add(termRows[place]!)
  return stale
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
