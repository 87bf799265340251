import type { PlacedListing } from '@fledge/core/matching/market/rank-listings'
import { and, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { internships } from '../../db/schema/internships.ts'
import { conditionsOf, type Filter, visible } from './list-conditions.ts'
import type { Places } from './own-fits.ts'

/** So many of the best are looked at, and if that is too few, so many after them: 2 and 7 ms of PostgreSQL. */
const lookedAt = [500, 2000]

/**
 * The first `limit` after a place of what fits a filter, the best first: looked for among the best of the market, which
 * the database need not name. Null when they are not among those that are looked at.
 */
export async function findBestThatFit(
  db: Db,
  places: Pick<Places, 'ofAll'>,
  filter: Filter,
  { after, limit }: { after: PlacedListing | null; limit: number },
): Promise<PlacedListing[] | null> {
  const found: PlacedListing[] = []
  let end = after
  for (const count of lookedAt) {
    const best = places.ofAll({ after: end, limit: count })
    const fitting = await listFitting(db, filter, best)
    found.push(...best.filter(({ id }) => fitting.has(id)))
    if (found.length >= limit || best.length < count) return found.slice(0, limit)
    end = best.at(-1)!
  }
  return null
}

async function listFitting(db: Db, filter: Filter, best: readonly PlacedListing[]): Promise<Set<string>> {
  const ids = best.map(({ id }) => id)
  const rows = await db
    .select({ id: internships.id })
    .from(internships)
    .where(and(sql`${internships.id} = any(${sql.param(ids)}::uuid[])`, visible(filter), ...conditionsOf(filter)))
  return new Set(rows.map(({ id }) => id))
}
