import type { Profile } from '../profile/resume-profile.ts'
import { findRow, type Market } from './market.ts'
import { blockRows } from './market-block.ts'
import { createScales, type ResumeScales } from './resume-scales.ts'
import { noScore, scoreRow } from './row-scores.ts'

/**
 * The scores of a resume for all listings: `totals[place]` is a score from 0 to 100 or `noScore`, at the listing's
 * place in the market (`Market.placeById`). Valid until the market changes.
 */
export type MarketScores = { market: Market; scales: ResumeScales; totals: Uint8Array }

/**
 * Scores a resume for every listing of the market. Each number is the one that `scoreListing` gives; all are `noScore`
 * for a resume without text.
 */
export function scoreMarket(profile: Profile, market: Market): MarketScores {
  const scales = createScales(profile, market)
  const totals = new Uint8Array(market.blocks.length * blockRows).fill(noScore)
  if (!profile.readable) return { market, scales, totals }
  for (const [index, block] of market.blocks.entries())
    for (let row = 0; row < (block?.ids.length ?? 0); row++)
      totals[index * blockRows + row] = scoreRow(scales, block!, row)
  return { market, scales, totals }
}

/** The scores for the listings at these places of the market, in the same order. */
export function scorePlaces(profile: Profile, market: Market, places: readonly number[]): Uint8Array {
  if (!profile.readable) return new Uint8Array(places.length).fill(noScore)
  const scales = createScales(profile, market)
  return Uint8Array.from(places, (place) => {
    const { block, row } = findRow(market, place)
    return scoreRow(scales, block, row)
  })
}
