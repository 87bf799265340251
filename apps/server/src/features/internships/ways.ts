import { countedUpTo, type SortOption } from '@fledge/contract/constants'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { internships } from '../../db/schema/internships.ts'
import { conditionsOf, type Filter, orderOf, visible } from './list-conditions.ts'
import { findNarrowing, type Groups, holdsOneOfWords, type Narrowing } from './narrowing.ts'

/**
 * The two ways to what fits a filter: in an order, one listing after the other, or by the words that it holds. Each is
 * written as what stands where a table stands, under the name of the listings' table, and has an end (decision 16).
 */

/** So many are counted: one more than is told. */
export const enough = countedUpTo + 1
/** So many of the first listings show how much there is to find. */
export const sampled = 500

/** The first listings in an order. */
export const firstOf = (condition: SQL, sort: SortOption, limit: number | SQL): SQL =>
  sql`(select * from ${internships} where ${condition} order by ${orderOf(sort)} limit ${limit}) ${internships}`

/** Those of a source that fit, and no more of them than this; in the order of the source. */
export const some = (source: SQL, fits: SQL | undefined, limit: number | SQL): SQL =>
  sql`(select * from ${source} ${fits && sql`where ${fits}`} limit ${limit}) ${internships}`

/** All open listings that fit. The planner may not trade its indexes for an order that is asked of it. */
export const allOf = (condition: SQL, { conditions }: Narrowing): SQL =>
  sql`(with found as materialized (select ${found} from ${internships} where ${and(condition, ...conditions)})
    select * from found) ${internships}`

/** Where one in sixteen fits, these have `enough`. */
export const walkable = 16 * enough

/** Reads `enough` of what fits, or all where there is less, found by words; null when nothing can fit. */
export async function readByWords<T>(db: Db, filter: Filter, read: (source: SQL) => Promise<T>): Promise<T | null> {
  const narrowing = await findNarrowing(db, filter)
  return narrowing && read(heldBy(filter, narrowing))
}

/** What pages and counts want of a listing. */
const { id, createdAt, stipend, type, placeText, location } = internships
export const found = sql`${id}, ${createdAt}, ${stipend}, ${type}, ${placeText}, ${location}`

/** Open listings that fit, found by their words. */
const heldBy = (filter: Filter, { conditions, oneOf }: Narrowing): SQL =>
  sql`(${oneOf === null ? held(filter, conditions) : heldInGroups(filter, oneOf)}) ${internships}`

const held = (filter: Filter, conditions: readonly SQL[]): SQL =>
  sql`select ${found} from ${internships}
    where ${and(visible(filter), ...conditionsOf(filter), ...conditions)} limit ${enough}`

/**
 * Group by group. A listing may hold words of several: a recursive union, here without recursion, is PostgreSQL's way
 * to drop what came before as it comes, so that the limit ends it all.
 */
const heldInGroups = (filter: Filter, { groups, beside }: Groups): SQL =>
  sql`with recursive held as (
    select held.* from (${groups} offset 0) as one,
      lateral (${held(filter, [...beside, holdsOneOfWords(sql`one.words`)])}) as held
    union select * from held where false
  ) select * from held limit ${enough}`
