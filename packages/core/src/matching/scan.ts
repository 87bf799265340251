import { fields, skills } from '../skills/vocabulary.ts'
import {
  type Block,
  blockRows,
  endsAsk,
  hasJoint,
  isAsking,
  isChoice,
  isRepeated,
  isTitled,
  markBits,
} from './block.ts'
import { fitIn } from './field-fit.ts'
import { type Market, placeOf, settle } from './market.ts'
import { pointsOfAsk, rounded } from './points.ts'
import type { Profile } from './profile.ts'
import { fitByField, isEvidence, isWorth, type Scales, scalesOf } from './scales.ts'

/** Stands for no listing, and for a listing without a number. */
export const noTotal = 255

/**
 * The scores of a resume for all listings, each at its place in the market: what `scoreListing` gives for each by
 * itself (a law, tested). Good until the market changes.
 */
export type Totals = { market: Market; scales: Scales; totals: Uint8Array }

export function totalsOf(profile: Profile, market: Market): Totals {
  settle(market)
  const scales = scalesOf(profile, market)
  const totals = new Uint8Array(market.blocks.length * blockRows).fill(noTotal)
  if (!profile.readable) return { market, scales, totals }
  for (const [index, block] of market.blocks.entries())
    if (block) scoreRows(scales, block, { from: 0, to: block.ids.length }, totals.subarray(index * blockRows))
  return { market, scales, totals }
}

/** The scores for the listings at these places. */
export function totalsAt(profile: Profile, market: Market, slots: readonly number[]): Uint8Array {
  settle(market)
  const scales = scalesOf(profile, market)
  const totals = new Uint8Array(slots.length).fill(noTotal)
  if (!profile.readable) return totals
  for (const [index, slot] of slots.entries()) {
    const { block, row } = placeOf(market, slot)
    scoreRows(scales, block, { from: row, to: row + 1 }, totals.subarray(index))
  }
  return totals
}

/** How far a resume is at home in the field of work of a row. */
export function fitOfRow(scales: Scales, block: Block, row: number): number {
  return fitOf(scales, block, row, findHits(scales, block, row))
}

/**
 * The loop that everything waits for. It takes the same steps in the same order as `totalOf` (points.ts) does for a
 * prepared listing, so that the numbers are the same to the last bit.
 */
function scoreRows(scales: Scales, block: Block, { from, to }: { from: number; to: number }, totals: Uint8Array): void {
  const { ids, states, titlePoints } = block
  for (let row = from; row < to; row++) {
    if (ids[row] === null) continue
    const found = findHits(scales, block, row)
    const state = states[row]!
    if ((state & (isTitled | isAsking)) === 0) continue
    const fit = fitOf(scales, block, row, found)
    const points = (state & hasJoint) === 0 ? pointsOfHits(scales, block, fit) : pointsOfAsks(scales, block, row, fit)
    totals[row - from] = rounded(fit * titlePoints[row]!) + points
  }
}

/** Where the row's terms stand that the resume is worth something for: the first `count` of `at`. */
const hits = { at: new Int32Array(1024), fitBefore: new Float64Array(1024), count: 0 }

/** Finds the hits of a row and gives all their marks. */
function findHits({ marks }: Scales, { asksFrom, terms }: Block, row: number): number {
  const from = asksFrom[row]!
  const to = asksFrom[row + 1]!
  if (to - from > hits.at.length) makeRoom(to - from)
  const places = hits.at
  let count = 0
  let found = 0
  // Without a branch: whether a term is a hit cannot be foreseen.
  for (let at = from; at < to; at++) {
    const mark = marks[terms[at]! >> markBits]!
    places[count] = at
    count += mark & isWorth
    found |= mark
  }
  hits.count = count
  return found
}

function makeRoom(places: number): void {
  hits.at = new Int32Array(places)
  hits.fitBefore = new Float64Array(places)
}

/** Where every thing asked has one term. */
function pointsOfHits({ worth }: Scales, { terms, points }: Block, fit: number): number {
  const { at, count } = hits
  let total = 0
  for (let hit = 0; hit < count; hit++) {
    const place = at[hit]!
    total += pointsOfAsk(worth[terms[place]! >> markBits]!, fit, points[place]!)
  }
  return total
}

function pointsOfAsks({ worth }: Scales, { asksFrom, terms, points }: Block, row: number, fit: number): number {
  let total = 0
  let sum = 0
  let most = 0
  let count = 0
  for (let at = asksFrom[row]!; at < asksFrom[row + 1]!; at++) {
    const term = terms[at]!
    const value = worth[term >> markBits]!
    sum += value
    count++
    if (value > most) most = value
    if ((term & endsAsk) === 0) continue
    total += pointsOfAsk((term & isChoice) === 0 ? sum / count : most, fit, points[at]!)
    sum = 0
    most = 0
    count = 0
  }
  return total
}

/** A skill of the resume that is asked for counts for its own field and is no evidence against another. */
function fitOf(scales: Scales, block: Block, row: number, found: number): number {
  if ((found & isEvidence) === 0) return fitOfFields(block, row, fitByField(scales, 0))
  const shown = addUpShown(scales, block)
  const fits = fitByField(scales, shown)
  correctFits(scales, block, fits, shown)
  const fit = fitOfFields(block, row, fits)
  restoreFits(scales, block, fits)
  return fit
}

function fitOfFields({ fieldsFrom, fields, shares }: Block, row: number, fits: Float64Array): number {
  const to = fieldsFrom[row + 1]!
  let fit = 0
  for (let at = fieldsFrom[row]!; at < to; at++) fit += shares[at]! * fits[fields[at]!]!
  return fit < 1 ? fit : 1
}

const fieldOfSkill = Uint8Array.from(skills, ({ field }) => field)
/** What the hits of the row at hand add to the evidence for each field. */
const shownIn = new Float64Array(fields.length)

function addUpShown({ mass }: Scales, { terms }: Block): number {
  let shown = 0
  for (let hit = 0; hit < hits.count; hit++) {
    const term = terms[hits.at[hit]!]!
    const added = mass[term >> markBits]!
    if (added === 0 || (term & isRepeated) !== 0) continue
    shown += added
    shownIn[fieldOfSkill[term >> markBits]!]! += added
  }
  return shown
}

/** Reckons with `shownIn` in the fields of the hits, until `restoreFits`. */
function correctFits({ mass, masses }: Scales, { terms }: Block, fits: Float64Array, shown: number): void {
  for (let hit = 0; hit < hits.count; hit++) {
    const term = terms[hits.at[hit]!]! >> markBits
    if (mass[term] === 0) continue
    const field = fieldOfSkill[term]!
    hits.fitBefore[hit] = fits[field]!
    fits[field] = fitIn(masses, field, shown - shownIn[field]!)
  }
}

/** Backwards, since two hits may be of one field. */
function restoreFits({ mass }: Scales, { terms }: Block, fits: Float64Array): void {
  for (let hit = hits.count - 1; hit >= 0; hit--) {
    const term = terms[hits.at[hit]!]! >> markBits
    if (mass[term] === 0) continue
    const field = fieldOfSkill[term]!
    fits[field] = hits.fitBefore[hit]!
    shownIn[field] = 0
  }
}
