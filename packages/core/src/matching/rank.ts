import { type Band, bandOf } from './bands.ts'
import { type Allotted, allotmentOf, allottedListings, type Market } from './market.ts'
import { totalOf } from './points.ts'
import type { Profile } from './profile.ts'
import { type Score, scoreListing, whyNone } from './score.ts'

export type RankedListing = { id: string; score: Extract<Score, { reason: null }> }

/**
 * The best open listings for a resume, the highest score first, then by id: all that reach `minimum`, at most `limit`.
 * When none does, the best ten of which at least one requirement is met.
 */
export function rankListings(
  profile: Profile | null,
  market: Market,
  { minimum, limit }: { minimum: number; limit: number },
): RankedListing[] {
  if (profile === null || !profile.readable) return []
  const all = allottedListings(market).map((row) => ({ ...row, total: totalOf(profile, row.listing, row.allotment) }))
  const good = all.filter(({ total }) => total >= minimum)
  if (good.length === 0)
    return bestWithMetRequirement(profile, all.filter(({ total }) => total > 0).sort(byScore), market)
  return good
    .sort(byScore)
    .slice(0, limit)
    .flatMap((row) => ranked(profile, row, market))
}

/** How many open listings are in each band for a resume; those without a number are in none. */
export function countByBand(profile: Profile, market: Market): Record<Band, number> {
  const counts = { excellent: 0, good: 0, fair: 0, low: 0 }
  for (const { listing, allotment } of allottedListings(market))
    if (whyNone(profile, listing) === null) counts[bandOf(totalOf(profile, listing, allotment))]++
  return counts
}

/** A listing's place in an order; `total` is null where there is no number. */
export type Placed = { id: string; total: number | null }

/**
 * These listings in the order of `rankListings`, all of them. Those without a number stand last; an id that is not in
 * the market is left out.
 */
export function placeListings(profile: Profile, market: Market, ids: readonly string[]): Placed[] {
  return ids
    .flatMap((id) => market.rows.get(id) ?? [])
    .map(({ listing }) => ({
      id: listing.id,
      total: whyNone(profile, listing) ? null : totalOf(profile, listing, allotmentOf(market, listing)),
    }))
    .sort(byPlace)
}

/** The higher number first; equal ones in the order of their ids. */
export function byPlace(a: Placed, b: Placed): number {
  return (b.total ?? -1) - (a.total ?? -1) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
}

type Totalled = Allotted & { total: number }

const fallbackLimit = 10

function bestWithMetRequirement(profile: Profile, rows: readonly Totalled[], market: Market): RankedListing[] {
  const best: RankedListing[] = []
  for (const row of rows) {
    if (best.length === fallbackLimit) break
    best.push(...ranked(profile, row, market).filter(({ score }) => score.parts.some(isMetRequirement)))
  }
  return best
}

function isMetRequirement(part: Score['parts'][number]): boolean {
  return part.kind === 'requirement' && part.met === 'yes'
}

function ranked(profile: Profile, { listing }: Totalled, market: Market): RankedListing[] {
  const score = scoreListing(profile, listing, market)
  return score.reason === null ? [{ id: listing.id, score }] : []
}

function byScore(a: Totalled, b: Totalled): number {
  return b.total - a.total || (a.listing.id < b.listing.id ? -1 : 1)
}
