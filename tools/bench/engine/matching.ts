import { randomBytes } from 'node:crypto'
import { type PreparedListing, prepareListing } from '@fledge/core/matching/listing/prepared-listing'
import { type Market, openMarket, putPrepared } from '@fledge/core/matching/market/market'
import { scoreMarket } from '@fledge/core/matching/market/market-scores'
import { countByBand, rankListings } from '@fledge/core/matching/market/rank-listings'
import type { Profile } from '@fledge/core/matching/profile/resume-profile'
import { randomOf } from '../../../apps/server/src/demo-world/random.ts'
import { bareScan, columnsOf } from './bare-scan.ts'
import { demoListings, demoProfiles } from './demo.ts'
import { runPairs, short, tableOf } from './pairs.ts'

/** One resume against whole markets, beside the bare weighted scan over the same skills. */
export async function measureMatching(sizes: readonly number[], pairs: number): Promise<string[]> {
  const prepared = demoListings().map(prepareListing)
  const profiles = await demoProfiles(10)
  // What is compiled on the way does not count as memory of listings.
  marketOf(drawListings(prepared, 2_000))
  const rows: string[][] = []
  for (const size of sizes) rows.push(await measureSize(prepared, profiles, size, pairs))
  const head = [
    'listings',
    'bare scan, ms',
    'all scores, ms',
    'ratio',
    'with the best hundred and the bands, ratio',
    'memory per listing and skill',
  ]
  return [tableOf('Matching one resume', head, rows)]
}

async function measureSize(
  prepared: readonly PreparedListing[],
  profiles: readonly Profile[],
  size: number,
  pairs: number,
) {
  const drawn = drawListings(prepared, size)
  const columns = columnsOf(drawn)
  const before = memoryInUse()
  const market = marketOf(drawn)
  const bytes = memoryInUse() - before
  const repeat = Math.max(1, Math.round(200_000 / size))
  const bare = inTurn(profiles, (profile) => bareScan(profile, columns))
  const scores = await runPairs(
    bare,
    inTurn(profiles, (profile) => scoreMarket(profile, market)),
    { pairs, repeat },
  )
  const ranked = await runPairs(
    bare,
    inTurn(profiles, (profile) => rank(profile, market)),
    { pairs, repeat },
  )
  return [
    size.toLocaleString('en'),
    scores.reference,
    scores.candidate,
    scores.ratio,
    ranked.ratio,
    `${short(bytes / columns.skills.length)} bytes`,
  ]
}

function marketOf(listings: readonly PreparedListing[]): Market {
  const market = openMarket([])
  for (const listing of listings) putPrepared(market, { ...listing, id: newId() })
  return market
}

function rank(profile: Profile, market: Market): void {
  const scored = scoreMarket(profile, market)
  rankListings(scored, { minimum: 40, limit: 100 })
  countByBand(scored)
}

function inTurn(profiles: readonly Profile[], run: (profile: Profile) => void): () => void {
  let next = 0
  return () => run(profiles[next++ % profiles.length]!)
}

/** Listings of the demo world in a random order that is always the same; each occurs many times in a large market. */
function drawListings(prepared: readonly PreparedListing[], size: number): PreparedListing[] {
  const random = randomOf('listings of a market')
  return Array.from({ length: size }, () => random.pick(prepared))
}

/** A string as the database gives it: flat, in one piece. */
const newId = (): string => randomBytes(18).toString('hex')

/** Bytes that JavaScript holds after its rubbish is collected; takes `node --expose-gc`. */
function memoryInUse(): number {
  for (let round = 0; round < 4; round++) globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
