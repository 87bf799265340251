import type { Profile } from '../profile/resume-profile.ts'
import { noTotal, scoreBlock } from './block-scores.ts'
import { type Market, placeOf, settle } from './market.ts'
import { type Block, blockRows } from './market-block.ts'
import { type Scales, scalesOf } from './resume-scales.ts'

/**
 * The scores of a resume for all listings, each at its place in the market: what `scoreListing` gives for each by
 * itself (a law, tested). Good until the market changes.
 */
export type Totals = { market: Market; scales: Scales; totals: Uint8Array }

/** Scores a resume for every listing; settles the market first. All `noTotal` where the resume gave no text. */
export function totalsOf(profile: Profile, market: Market): Totals {
  settle(market)
  const scales = scalesOf(profile, market)
  const totals = new Uint8Array(market.blocks.length * blockRows).fill(noTotal)
  if (!profile.readable) return { market, scales, totals }
  for (const [index, block] of market.blocks.entries())
    if (block) scoreBlock(scales, block, totals.subarray(index * blockRows, (index + 1) * blockRows))
  return { market, scales, totals }
}

/** The scores for the listings at these places. */
export function totalsAt(profile: Profile, market: Market, slots: readonly number[]): Uint8Array {
  settle(market)
  if (!profile.readable) return new Uint8Array(slots.length).fill(noTotal)
  const scales = scalesOf(profile, market)
  const ofBlock = new Map<Block, Uint8Array>()
  return Uint8Array.from(slots, (slot) => {
    const { block, row } = placeOf(market, slot)
    const totals = ofBlock.get(block) ?? new Uint8Array(blockRows)
    if (!ofBlock.has(block)) scoreBlock(scales, block, totals)
    ofBlock.set(block, totals)
    return totals[row]!
  })
}
