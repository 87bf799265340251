import { narrows } from '@fledge/core/internship-search'
import type { Market } from '@fledge/core/matching/market/market'
import { scoreMarket } from '@fledge/core/matching/market/market-scores'
import {
  compareByScore,
  type PlacedListing,
  pageByScore,
  placeListings,
} from '@fledge/core/matching/market/rank-listings'
import type { Profile } from '@fledge/core/matching/profile/resume-profile'
import type { Db } from '../../db/client.ts'
import { decodeCursor, encodeCursor, invalidCursor } from '../../http/contract/cursor.ts'
import { isId } from '../../http/contract/ids.ts'
import { nextTurn } from '../../next-turn.ts'
import type { ListingFilter } from './listing-filter.ts'
import { listOpenByIds } from './listing-queries.ts'
import { listMatchingIds } from './search.ts'

type Scored = { profile: Profile; market: Market }
type PageRequest = { limit: number; cursor?: string | undefined }
const sort = 'best-match'

/** A page of the listings that match a filter, the best fit for a resume first. Throws a 400 for another order's cursor. */
export async function findBestMatches(db: Db, scored: Scored, filter: ListingFilter, { limit, cursor }: PageRequest) {
  const placed = await placeMatching(db, scored, filter, { after: readAfter(cursor), limit: limit + 1 })
  const page = placed.slice(0, limit)
  const last = placed.length > limit ? page.at(-1) : undefined
  const ids = page.map(({ id }) => id)
  return {
    data: await listOpenByIds(db, ids),
    nextCursor: last ? encodeCursor([sort, last.total ?? -1, last.id]) : null,
  }
}

async function placeMatching(
  db: Db,
  { profile, market }: Scored,
  filter: ListingFilter,
  { after, limit }: { after: PlacedListing | null; limit: number },
): Promise<PlacedListing[]> {
  if (!narrows(filter) && filter.company === undefined && filter.without === undefined) {
    await nextTurn()
    return pageByScore(scoreMarket(profile, market), { after, limit })
  }
  const ids = await listMatchingIds(db, filter)
  await nextTurn()
  const matching = placeListings(profile, market, ids)
  return matching.filter((listing) => after === null || compareByScore(listing, after) > 0).slice(0, limit)
}

function readAfter(cursor: string | undefined): PlacedListing | null {
  if (cursor === undefined) return null
  const [madeFor, total, id] = decodeCursor(cursor) ?? []
  if (madeFor !== sort || typeof total !== 'number' || typeof id !== 'string' || !isId(id)) throw invalidCursor()
  return { id, total }
}
