import type { Market } from '@fledge/core/matching/market/market'
import { scoreMarket } from '@fledge/core/matching/market/market-scores'
import {
  compareByPreference,
  createPreference,
  type PreferredListing,
  pageByPreference,
} from '@fledge/core/matching/market/preferred-order'
import { pageByScore, placeListings } from '@fledge/core/matching/market/rank-listings'
import type { Profile } from '@fledge/core/matching/profile/resume-profile'
import type { Wanted } from '@fledge/core/preferences/misses'
import type { Db } from '../../db/client.ts'
import { cutPage, decodeCursor, invalidCursor } from '../../http/contract/cursor.ts'
import { isId } from '../../http/contract/ids.ts'
import { nextTurn } from '../../next-turn.ts'
import { isNarrowed, type ListingFilter } from '../internships/listing-filter.ts'
import { listOpenByIds } from '../internships/listing-queries.ts'
import { listMatchingIds } from '../internships/search.ts'

type Scored = { profile: Profile; market: Market; wanted: Wanted | null }
type PageRequest = { limit: number; cursor?: string | undefined }
const sort = 'best-match'

/** A page of the matching listings, the best `orderKey` first. Throws a 400 for another order's cursor. */
export async function findBestMatches(db: Db, scored: Scored, filter: ListingFilter, { limit, cursor }: PageRequest) {
  const placed = await placeMatching(db, scored, filter, { after: readAfter(cursor), limit: limit + 1 })
  const keyOf = ({ total, id, isPreferred }: PreferredListing) => [sort, total ?? -1, id, isPreferred ? 1 : 0]
  const { page, nextCursor } = cutPage(placed, limit, keyOf)
  const ids = page.map(({ id }) => id)
  return { data: await listOpenByIds(db, ids), nextCursor }
}

async function placeMatching(
  db: Db,
  { profile, market, wanted }: Scored,
  filter: ListingFilter,
  { after, limit }: { after: PreferredListing | null; limit: number },
): Promise<PreferredListing[]> {
  if (!isNarrowed(filter)) {
    await nextTurn()
    const scores = scoreMarket(profile, market)
    if (wanted !== null) return pageByPreference(scores, wanted, { after, limit })
    return pageByScore(scores, { after, limit }).map((one) => ({ ...one, isPreferred: true }))
  }
  const ids = await listMatchingIds(db, filter)
  await nextTurn()
  const isPreferred = wanted === null ? () => true : createPreference(market, wanted)
  const compare = compareByPreference(wanted ?? { isGuess: true })
  const matching = placeListings(profile, market, ids)
    .map((one) => ({ ...one, isPreferred: isPreferred(market.placeById.get(one.id)!) }))
    .sort(compare)
  return matching.filter((listing) => after === null || compare(listing, after) > 0).slice(0, limit)
}

function readAfter(cursor: string | undefined): PreferredListing | null {
  if (cursor === undefined) return null
  const [madeFor, total, id, tier] = decodeCursor(cursor) ?? []
  if (madeFor !== sort || typeof total !== 'number' || typeof id !== 'string' || !isId(id)) throw invalidCursor()
  if (tier !== 0 && tier !== 1) throw invalidCursor()
  return { id, total, isPreferred: tier === 1 }
}
