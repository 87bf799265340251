import type { Profile } from '../profile/resume-profile.ts'
import { namedStrength } from '../profile/settings.ts'
import { type Band, bandForScore } from '../score/score-bands.ts'
import { findRow, type Market } from './market.ts'
import { rowAsks } from './market-block.ts'
import { type MarketScores, scorePlaces } from './market-scores.ts'
import { noScore } from './row-scores.ts'

/** A listing with its score from 0 to 100. */
export type RankedListing = { id: string; total: number }

/** A listing in an order by score; `total` is null for a listing without a number. */
export type PlacedListing = { id: string; total: number | null }

/**
 * The best listings for a resume, the highest score first, then by id: those that reach `minimum`, at most `limit`.
 * When none does, the best ten of which the resume shows at least one requirement.
 */
export function rankListings(
  scores: MarketScores,
  { minimum, limit }: { minimum: number; limit: number },
): RankedListing[] {
  const good = listReaching(scores, { minimum, limit })
  if (good.length > 0) return good
  return listFrom(scores, 1, (place) => meetsRequirement(scores, place)).slice(0, fallbackLimit)
}

const fallbackLimit = 10

/** Which places of the market count. */
type Where = (place: number) => boolean
const anywhere: Where = () => true

/** The best listings that reach `minimum`, at most `limit`, the highest score first. */
export function listReaching(
  scores: MarketScores,
  { minimum, limit, where = anywhere }: { minimum: number; limit: number; where?: Where },
): RankedListing[] {
  const least = Math.max(minimum, leastTotalOfBest(scores, { limit, below: noScore, where }))
  return listFrom(scores, least, where).slice(0, limit)
}

/** How many listings of the market are in each band; those without a number are in none. */
export function countByBand({ totals }: MarketScores): Record<Band, number> {
  const counts = { excellent: 0, good: 0, fair: 0, low: 0 }
  for (const [total, listings] of countByTotal(totals, anywhere).entries())
    if (total !== noScore && listings > 0) counts[bandForScore(total)] += listings
  return counts
}

/** These listings by score; those without a number come last, and ids that the market does not have are left out. */
export function placeListings(profile: Profile, market: Market, ids: readonly string[]): PlacedListing[] {
  const known = ids.flatMap((id) => {
    const place = market.placeById.get(id)
    return place === undefined ? [] : [{ id, place }]
  })
  const places = known.map(({ place }) => place)
  const totals = scorePlaces(profile, market, places)
  return known.map(({ id }, index) => toPlaced(id, totals[index]!)).sort(compareByScore)
}

/** One page of all listings of the market by score: at most `limit` that come after `after` (null: from the first). */
export function pageByScore(
  scores: MarketScores,
  { after, limit }: { after: PlacedListing | null; limit: number },
): PlacedListing[] {
  const isBehind = (one: PlacedListing) => after === null || compareByScore(one, after) > 0
  const least = leastTotalOfBest(scores, { limit, below: after === null ? noScore : (after.total ?? 0) })
  const numbered = listFrom(scores, least, anywhere).filter(isBehind)
  if (numbered.length >= limit) return numbered.slice(0, limit)
  return [...numbered, ...listWithoutNumber(scores).filter(isBehind)].slice(0, limit)
}

/** Orders listings by score, the highest first, then by id; those without a number come last. */
export function compareByScore(a: PlacedListing, b: PlacedListing): number {
  return (b.total ?? -1) - (a.total ?? -1) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
}

const toPlaced = (id: string, total: number): PlacedListing => ({ id, total: total === noScore ? null : total })

const listWithoutNumber = ({ market, totals }: MarketScores): PlacedListing[] =>
  [...market.placeById]
    .filter(([, place]) => totals[place] === noScore)
    .map(([id]) => toPlaced(id, noScore))
    .sort(compareByScore)

/** The listings with a score of at least `least` that count, in order. */
function listFrom({ market, totals }: MarketScores, least: number, counts: Where) {
  const found: RankedListing[] = []
  for (let place = 0; place < totals.length; place++) {
    const total = totals[place]!
    if (total < least || total === noScore || !counts(place)) continue
    const { block, row } = findRow(market, place)
    found.push({ id: block.ids[row]!, total })
  }
  return found.sort(compareByScore)
}

/** The least score that the best `limit` listings can have among those below `below`, so that not all are sorted. */
function leastTotalOfBest(
  { totals }: MarketScores,
  { limit, below, where = anywhere }: { limit: number; below: number; where?: Where },
): number {
  const counts = countByTotal(totals, where)
  let reached = 0
  for (let total = below - 1; total > 0; total--) {
    reached += counts[total]!
    if (reached >= limit) return total
  }
  return 0
}

/** How many of the listings that count have each score. */
function countByTotal(totals: Uint8Array, where: Where): Uint32Array {
  const counts = new Uint32Array(noScore + 1)
  for (let place = 0; place < totals.length; place++) if (where(place)) counts[totals[place]!]!++
  return counts
}

/** Whether the resume shows a requirement, be it only by name; ways of working are no reason to show a listing. */
function meetsRequirement({ market, scales }: MarketScores, place: number): boolean {
  const { block, row } = findRow(market, place)
  const isShown = (term: number) => scales.strength[term]! >= namedStrength
  return rowAsks(block, row)
    .slice(0, block.requirements[row])
    .some(({ terms, isChoice, isGeneral }) => !isGeneral && (isChoice ? terms.some(isShown) : terms.every(isShown)))
}
