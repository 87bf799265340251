import { fields, skills } from '../../skills/vocabulary.ts'
import { fullShare } from '../score/field-weights.ts'
import type { Findings } from './block-hits.ts'
import { type Block, blockRows, isRepeated, markBits } from './market-block.ts'
import { evidenceBit, type Scales } from './resume-scales.ts'

/**
 * Finds how far the resume is at home in the fields of work of each row, as `fieldFit` (field-fit.ts) does it for a
 * listing. Only the fields of which the resume gives evidence are gone through.
 */
export function findFits(scales: Scales, block: Block, { fits }: Findings): void {
  fits.fill(0)
  for (const field of scales.fields) {
    addUpOwn(scales, block, field)
    addFits(scales, block, { field, fits })
    forgetOwn(block, field)
  }
  for (let row = 0; row < blockRows; row++) if (fits[row]! > 1) fits[row] = 1
}

/** The evidence of the skills that a row asks for: all together, and what is the own of the field at hand. */
const shownOfRow = new Float64Array(blockRows)
const ownOfRow = new Float64Array(blockRows)

/** The hits that are evidence, chained by field: the place of each, the next one's number, and each field's first. */
const shown = { at: new Int32Array(4_096), next: new Int32Array(4_096), first: new Int32Array(fields.length) }
const fieldOfSkill = Uint8Array.from(skills, ({ field }) => field)

/** Finds the evidence among the hits. */
export function findShown({ marks, skillMass }: Scales, { terms, termRows }: Block, findings: Findings): void {
  const { hits, hitCount } = findings
  if (hitCount > shown.at.length) makeRoom(hitCount)
  const { at } = shown
  let count = 0
  shownOfRow.fill(0)
  for (let hit = 0; hit < hitCount; hit++) {
    const place = hits[hit]!
    const term = terms[place]!
    if ((term & isRepeated) !== 0) continue
    shownOfRow[termRows[place]!]! += skillMass[term >> markBits]!
    at[count] = place
    count += marks[term >> markBits]! >> evidenceBit
  }
  chainByField(terms, count)
}

function makeRoom(count: number): void {
  shown.at = new Int32Array(count)
  shown.next = new Int32Array(count)
}

/** From the last to the first, so that each chain is in the order of the ledger. */
function chainByField(terms: Int32Array, count: number): void {
  const { at, next, first } = shown
  first.fill(-1)
  for (let index = count - 1; index >= 0; index--) {
    const field = fieldOfSkill[terms[at[index]!]! >> markBits]!
    next[index] = first[field]!
    first[field] = index
  }
}

function addUpOwn({ skillMass }: Scales, { terms, termRows }: Block, field: number): void {
  const { at, next, first } = shown
  for (let index = first[field]!; index >= 0; index = next[index]!)
    ownOfRow[termRows[at[index]!]!]! += skillMass[terms[at[index]!]! >> markBits]!
}

function forgetOwn({ termRows }: Block, field: number): void {
  const { at, next, first } = shown
  for (let index = first[field]!; index >= 0; index = next[index]!) ownOfRow[termRows[at[index]!]!] = 0
}

/**
 * What the field adds to the fit of every row that has it: `fitIn` (field-fit.ts), written out because everything
 * waits for this loop.
 */
function addFits(
  { fieldMass, totalMass }: Scales,
  { fields: { from, rows, shares } }: Block,
  { field, fits }: { field: number; fits: Float64Array },
): void {
  const all = shownOfRow
  const own = ownOfRow
  const mass = fieldMass[field]!
  const to = from[field + 1]!
  for (let at = from[field]!; at < to; at++) {
    const row = rows[at]!
    const fit = mass / (totalMass - (all[row]! - own[row]!)) / fullShare
    fits[row]! += shares[at]! * (fit < 1 ? fit : 1)
  }
}
