import { countedUpTo, type InternshipSort } from '@fledge/contract/constants'
import type { Internship } from '@fledge/contract/internships'
import { narrows } from '@fledge/core/internship-search'
import { compareByScore, type PlacedListing } from '@fledge/core/matching/market/rank-listings'
import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { encodeCursor } from '../../http/contract/cursor.ts'
import { findBestThatFit } from './best-that-fit.ts'
import type { Filter } from './list-conditions.ts'
import { countFitting, countOpen, listInternships, listOpenIds, sortValueOf } from './list-queries.ts'
import type { OwnFits, Places } from './own-fits.ts'
import { listOpenByIds } from './queries.ts'
import { readAfter } from './read-after.ts'

type Asked = {
  filter: Filter
  sort: InternshipSort
  limit: number
  cursor: string | undefined
  /** Whether more is known to fit than is counted. */
  isBeyond: boolean
}
type Page = { data: Internship[]; nextCursor: string | null; total: number }

/** A page of the open listings that fit the filter. Who has no resume that was read gets the newest for the best. */
export function listPage(deps: Deps, fits: OwnFits | null, asked: Asked): Promise<Page> {
  if (asked.sort !== 'best-match') return listSorted(deps, { ...asked, sort: asked.sort })
  return fits?.places ? listBestMatches(deps, fits.places, asked) : listSorted(deps, { ...asked, sort: 'newest' })
}

async function listSorted(
  { db }: Deps,
  { filter, sort, limit, cursor, isBeyond }: Asked & { sort: Exclude<InternshipSort, 'best-match'> },
): Promise<Page> {
  const after = readAfter(cursor, sort)
  const { rows, hasMore, total } = await listInternships(db, filter, { sort, limit, after }, isBeyond)
  const last = hasMore ? rows.at(-1) : undefined
  return { data: rows, nextCursor: last ? encodeCursor([sort, sortValueOf(last, sort), last.id]) : null, total }
}

/** The database filters, the market in memory orders. A page begins after the score and id that the last one ended with. */
async function listBestMatches(
  { db }: Deps,
  places: Places,
  { filter, sort, limit, cursor, isBeyond }: Asked,
): Promise<Page> {
  const end = readAfter(cursor, sort)
  const after = end && { id: end.id, total: Number(end.value) }
  const { placed, count } = await findPlaces(db, places, filter, { after, limit: limit + 1, isBeyond })
  const page = placed.slice(0, limit)
  const last = placed.length > limit ? page.at(-1) : undefined
  return {
    data: await listOpenByIds(
      db,
      page.map(({ id }) => id),
    ),
    nextCursor: last ? encodeCursor([sort, last.total ?? -1, last.id]) : null,
    total: Math.min(count, countedUpTo + 1),
  }
}

type Part = { after: PlacedListing | null; limit: number; isBeyond: boolean }

async function findPlaces(db: Db, places: Places, filter: Filter, part: Part) {
  // The market has all that is open: the database need not name it.
  if (!narrows(filter) && filter.company === undefined)
    return { placed: places.ofAll(part), count: await countOpen(db) }
  const { after, limit } = part
  // Of what much fits, the best are among the first of the market.
  if (filter.company === undefined && (part.isBeyond || (await countFitting(db, filter)) > countedUpTo)) {
    const placed = await findBestThatFit(db, places, filter, part)
    if (placed) return { placed, count: countedUpTo + 1 }
  }
  const ids = await listOpenIds(db, filter)
  const rest = places.among(ids).filter((one) => after === null || compareByScore(one, after) > 0)
  return { placed: rest.slice(0, limit), count: ids.length }
}
