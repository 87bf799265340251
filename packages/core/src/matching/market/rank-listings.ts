import type { Profile } from '../profile/resume-profile.ts'
import { type Band, bandOf } from '../score/score-bands.ts'
import { noTotal } from './block-scores.ts'
import { type Market, placeOf } from './market.ts'
import { endsAsk, isChoice, markBits } from './market-block.ts'
import { type Totals, totalsAt } from './market-scores.ts'

export type RankedListing = { id: string; total: number }

/**
 * The best open listings for a resume, the highest score first, then by id: all that reach `minimum`, at most `limit`.
 * When none does, the best ten of which at least one requirement is met.
 */
export function rankListings(scored: Totals, { minimum, limit }: { minimum: number; limit: number }): RankedListing[] {
  const good = bestOf(scored, { limit, least: Math.max(minimum, leastOfBest(scored, limit)) }, () => true)
  if (good.length > 0) return good
  return bestOf(scored, { limit: fallbackLimit, least: 1 }, (slot) => isAnyRequirementMet(scored, slot))
}

/** How many open listings are in each band for a resume; those without a number are in none. */
export function countByBand({ totals }: Totals): Record<Band, number> {
  const counts = { excellent: 0, good: 0, fair: 0, low: 0 }
  for (const [total, listings] of countByTotal(totals).entries())
    if (total !== noTotal && listings > 0) counts[bandOf(total)] += listings
  return counts
}

/** A listing's place in an order; `total` is null where there is no number. */
export type Placed = { id: string; total: number | null }

/**
 * These listings in the order of `rankListings`, all of them. Those without a number stand last; an id that is not in
 * the market is left out.
 */
export function placeListings(profile: Profile, market: Market, ids: readonly string[]): Placed[] {
  const known = ids.filter((id) => market.slots.has(id))
  const totals = totalsAt(
    profile,
    market,
    known.map((id) => market.slots.get(id)!),
  )
  return known.map((id, index) => ({ id, total: totals[index] === noTotal ? null : totals[index]! })).sort(byPlace)
}

/**
 * All listings of the market in that order, at most `limit` of those that come after a place: without sorting all, or
 * naming them.
 */
export function placeAll(scored: Totals, { after, limit }: { after: Placed | null; limit: number }): Placed[] {
  const least = after === null ? leastOfBest(scored, limit) : 0
  const placed = bestOf(scored, { limit, least }, (slot) => after === null || isBehind(scored, slot, after))
  if (placed.length === limit) return placed
  const last = listWithoutNumber(scored).filter((one) => after === null || byPlace(one, after) > 0)
  return [...placed, ...last.sort(byPlace)].slice(0, limit)
}

function isBehind({ market, totals }: Totals, slot: number, after: Placed): boolean {
  const [total, end] = [totals[slot]!, after.total ?? -1]
  return total === end ? idAt(market, slot) > after.id : total < end
}

const listWithoutNumber = ({ market, totals }: Totals): Placed[] =>
  [...market.slots.keys()].filter((id) => totals[market.slots.get(id)!] === noTotal).map((id) => ({ id, total: null }))

/** The higher number first; equal ones in the order of their ids. */
export function byPlace(a: Placed, b: Placed): number {
  return (b.total ?? -1) - (a.total ?? -1) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
}

const fallbackLimit = 10

/** The first `limit` of those that count and have at least so much, without sorting all of them. */
function bestOf({ market, totals }: Totals, wanted: Wanted, counts: (slot: number) => boolean): RankedListing[] {
  const best: RankedListing[] = []
  const { limit } = wanted
  let { least } = wanted
  let last: RankedListing | null = null
  for (let slot = 0; slot < totals.length; slot++) {
    const total = totals[slot]!
    if (total < least || total === noTotal || !counts(slot)) continue
    const one = { id: idAt(market, slot), total }
    if (last !== null && byPlace(one, last) > 0) continue
    best.push(one)
    if (best.length < limit + roomToSort) continue
    best.sort(byPlace).length = limit
    last = best[limit - 1]!
    least = last.total
  }
  return best.sort(byPlace).slice(0, limit)
}

type Wanted = { limit: number; least: number }

/** The least score that can be among the first `limit`. */
function leastOfBest({ totals }: Totals, limit: number): number {
  const counts = countByTotal(totals)
  let reached = 0
  for (let total = noTotal - 1; total > 0; total--) {
    reached += counts[total]!
    if (reached >= limit) return total
  }
  return 0
}

const roomToSort = 1_000

function idAt(market: Market, slot: number): string {
  const { block, row } = placeOf(market, slot)
  return block.ids[row]!
}

function countByTotal(totals: Uint8Array): Uint32Array {
  const counts = new Uint32Array(noTotal + 1)
  for (let slot = 0; slot < totals.length; slot++) counts[totals[slot]!]!++
  return counts
}

/** Asked of every listing where a resume fits none: nothing is made on the way. */
function isAnyRequirementMet({ market, scales: { worth } }: Totals, slot: number): boolean {
  const { block, row } = placeOf(market, slot)
  let left = block.requirements[row]!
  let terms = 0
  let had = 0
  for (let at = block.asksFrom[row]!; left > 0; at++) {
    const term = block.terms[at]!
    terms++
    if (worth[term >> markBits] === 1) had++
    if ((term & endsAsk) === 0) continue
    if (had === terms || (had > 0 && (term & isChoice) !== 0)) return true
    left--
    terms = 0
    had = 0
  }
  return false
}
