import type { Internship } from '@fledge/contract/internships'
import { narrows } from '@fledge/core/internship-search'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { internships } from '../../db/schema/internships.ts'
import { lookForPage, type Page, walkToPage } from './find-page.ts'
import { conditionsOf, type Filter, isAfter, orderOf, visible } from './list-conditions.ts'
import { findNarrowing } from './narrowing.ts'
import { listOpenByIds } from './queries.ts'
import { allOf, enough, readByWords, sampled } from './ways.ts'

/** `total` ends at `enough`. */
export type Found = { rows: Internship[]; total: number }

/** Whether listings have to be looked through. Those of one company are few, and its own index has them. */
export const isSearch = (filter: Filter): boolean => filter.company === undefined && narrows(filter)

/**
 * A page of what a search finds, and how much it finds. `isBeyond` says that this is known to be more than is counted.
 * What much fits is among the first of the order; of little, all is found by its words and then put in order. One
 * statement does either; only words that are in too many others, and what is far from the begin of the order, take more.
 */
export async function search(db: Db, filter: Filter, page: Page, isBeyond = false): Promise<Found> {
  const isFull = (rows: readonly Internship[]) => rows.length === page.limit
  const walked = isBeyond ? await walkToPage(db, filter, page) : []
  if (isFull(walked)) return { rows: walked, total: enough }
  const { rows, looked, total } = await lookForPage(db, filter, page, isBeyond)
  if (looked < sampled && page.after === null) return { rows, total: total ?? 0 }
  if (total !== null && (total < enough || isFull(rows))) return { rows, total }
  const found = total === null ? await readByWords(db, filter, (source) => pick(db, source, page)) : null
  if (total === null && found === null) return { rows: [], total: 0 }
  if (found !== null && found.count < enough) return { rows: await listOpenByIds(db, found.ids), total: found.count }
  if (isFull(rows)) return { rows, total: enough }
  const more = isBeyond ? walked : await walkToPage(db, filter, page)
  return { rows: isFull(more) ? more : await listOpenByIds(db, await sortAll(db, filter, page)), total: enough }
}

/** The page among what is in a source, and how much is in it. */
async function pick(db: Db, source: SQL, page: Page): Promise<{ count: number; ids: string[] }> {
  const isOnPage = page.after ? isAfter(page.sort, page.after) : sql`true`
  const [row] = await db.select({ count: countOf, ids: firstIds(page, isOnPage) }).from(source)
  return row!
}

/** Where what fits is much and far from the begin of the order. */
async function sortAll(db: Db, filter: Filter, { sort, limit, after }: Page): Promise<string[]> {
  const narrowing = await findNarrowing(db, filter)
  if (narrowing === null) return []
  const fits = and(visible(filter), after ? isAfter(sort, after) : undefined, ...conditionsOf(filter))!
  const rows = await db
    .select({ id: sql<string>`${internships.id}` })
    .from(allOf(fits, narrowing))
    .orderBy(orderOf(sort))
    .limit(limit)
  return rows.map(({ id }) => id)
}

const countOf = sql`count(*)`.mapWith(Number)

const firstIds = ({ sort, limit }: Page, condition: SQL): SQL<string[]> =>
  sql<string[]>`coalesce(
    (array_agg(${internships.id} order by ${orderOf(sort)}) filter (where ${condition}))[1:${limit}], '{}')`
