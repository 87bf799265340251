import { type Allotted, allottedListings, type Market } from './market.ts'
import { totalOf } from './points.ts'
import type { Profile } from './profile.ts'
import { type Score, scoreListing } from './score.ts'

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
