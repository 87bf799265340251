import type { SortOption } from '@fledge/contract/constants'
import { narrows } from '@fledge/core/internship-search'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { internships } from '../../db/schema/internships.ts'
import { isMuchInFrequentPlaces } from './frequent-places.ts'
import { type After, conditionsOf, type Filter, isAfter, orderOf, visible } from './list-conditions.ts'
import { findNarrowing } from './narrowing.ts'
import { allOf, enough, firstOf, readSome, type Sample, sampled, some } from './ways.ts'

export type Page = { sort: SortOption; limit: number; after: After | null }
/** `total` ends at `enough`. */
export type Found = { ids: string[]; total: number }

/** Whether listings have to be looked through. Those of one company are few, and its own index has them. */
export const isSearch = (filter: Filter): boolean => filter.company === undefined && narrows(filter)

/**
 * The ids of a page of what a search finds, in their order, and how much it finds. `isBeyond` says that this is known to
 * be more than is counted. What much fits is among the first of the order; of little, all is found by its words and
 * then put in order.
 */
export async function search(db: Db, filter: Filter, page: Page, isBeyond = false): Promise<Found> {
  const sample = await takeSample(db, filter, page)
  if (sample.looked < sampled && page.after === null) return { ids: sample.ids, total: sample.count }
  if (!isBeyond && !(await isMuchInFrequentPlaces(db, filter))) {
    const found = await readSome(db, filter, sample, (source) => pick(db, source, page))
    if (found === null) return { ids: [], total: 0 }
    if (found.count < enough) return { ids: found.ids, total: found.count }
  }
  const isFull = (ids: readonly string[]) => ids.length === page.limit
  if (isFull(sample.ids)) return { ids: sample.ids, total: enough }
  const walked = await walk(db, filter, page)
  return { ids: isFull(walked) ? walked : await sortAll(db, filter, page), total: enough }
}

/** Of so many listings that fit in a market of a million, about 30 are among the first of its order that are looked at. */
const lookedThrough = 8 * enough

const rest = (filter: Filter, { sort, after }: Page): SQL =>
  and(visible(filter), after ? isAfter(sort, after) : undefined)!

/** Looks at the first listings where the page begins. */
export async function takeSample(db: Db, filter: Filter, page: Page): Promise<Sample & { ids: string[] }> {
  const { id, createdAt, stipend } = internships
  const first = firstOf(rest(filter, page), page.sort, sampled)
  // Without its own bounds the subquery would ask whether a listing fits once for each column.
  const source = sql`(
    select ${id}, ${createdAt}, ${stipend}, ${and(...conditionsOf(filter))} as fits from ${first} offset 0
  ) ${internships}`
  const [row] = await db
    .select({
      looked: countOf,
      count: sql`count(*) filter (where fits)`.mapWith(Number),
      ids: firstIds(page, sql`fits`),
      size: sql`(select reltuples from pg_class where oid = 'internships'::regclass)`.mapWith(Number),
    })
    .from(source)
  return row!
}

/** The page among what is in a source, and how much is in it. */
async function pick(db: Db, source: SQL, page: Page): Promise<{ count: number; ids: string[] }> {
  const isOnPage = page.after ? isAfter(page.sort, page.after) : sql`true`
  const [row] = await db.select({ count: countOf, ids: firstIds(page, isOnPage) }).from(source)
  return row!
}

async function walk(db: Db, filter: Filter, page: Page): Promise<string[]> {
  const first = firstOf(rest(filter, page), page.sort, lookedThrough)
  const { ids } = await pick(db, some(first, and(...conditionsOf(filter)), page.limit), page)
  return ids
}

/** Where what fits is much and far from the begin of the order. */
async function sortAll(db: Db, filter: Filter, page: Page): Promise<string[]> {
  const narrowing = await findNarrowing(db, filter)
  if (narrowing === null) return []
  const fits = and(rest(filter, page), ...conditionsOf(filter))!
  const rows = await db
    .select({ id: sql<string>`${internships.id}` })
    .from(allOf(fits, narrowing))
    .orderBy(orderOf(page.sort))
    .limit(page.limit)
  return rows.map(({ id }) => id)
}

const countOf = sql`count(*)`.mapWith(Number)

const firstIds = ({ sort, limit }: Page, condition: SQL): SQL<string[]> =>
  sql<string[]>`coalesce(
    (array_agg(${internships.id} order by ${orderOf(sort)}) filter (where ${condition}))[1:${limit}], '{}')`
