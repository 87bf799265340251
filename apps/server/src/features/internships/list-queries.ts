import type { SortOption } from '@fledge/contract/constants'
import type { Internship } from '@fledge/contract/internships'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { companies } from '../../db/schema/accounts.ts'
import { internships } from '../../db/schema/internships.ts'
import type { Page } from './find-page.ts'
import { conditionsOf, type Filter, isAfter, orderOf, visible } from './list-conditions.ts'
import { findNarrowing } from './narrowing.ts'
import { pageOfAll, shortPage } from './page-of-all.ts'
import { isOpen, listingColumns, ofCompany, wireOf } from './queries.ts'
import { isSearch, search } from './search.ts'
import { enough, firstOf } from './ways.ts'

/** A page, whether more follow, and how many there are in all: `countedUpTo` + 1 says that there are more than that. */
export type Listed = { rows: Internship[]; hasMore: boolean; total: number }

/** A page of what fits the filter. `isBeyond` says that more is known to fit than is counted. */
export async function listInternships(db: Db, filter: Filter, page: Page, isBeyond = false): Promise<Listed> {
  if (isSearch(filter)) {
    const { rows, total } = await search(db, filter, { ...page, limit: page.limit + 1 }, isBeyond)
    return { ...cut(rows, page), total }
  }
  const isOfAll = filter.company === undefined && page.limit < shortPage
  const listed = isOfAll ? pageOfAll(db, page) : listRows(db, filter, page)
  const [{ rows, hasMore }, total] = await Promise.all([listed, isBeyond ? enough : countSome(db, filter)])
  return { rows, hasMore, total }
}

/** Of one row more than the page has. */
const cut = (rows: Internship[], { limit }: Page) => ({ rows: rows.slice(0, limit), hasMore: rows.length > limit })

/** How many listings are open: as much as `enough` of them. */
export const countOpen = (db: Db): Promise<number> => countSome(db, {})

/** How many fit a filter that is a search: as much as `enough` of them. */
export async function countFitting(db: Db, filter: Filter): Promise<number> {
  const { total } = await search(db, filter, { sort: 'newest', limit: 1, after: null })
  return total
}

/** The ids of all that fits the filter, in no order. */
export async function listOpenIds(db: Db, filter: Filter): Promise<string[]> {
  const narrowing = await findNarrowing(db, filter)
  if (narrowing === null) return []
  const rows = await db
    .select({ id: internships.id })
    .from(internships)
    .where(and(isOpen, ...conditionsOf(filter), ...narrowing.conditions))
  return rows.map(({ id }) => id)
}

/** The value a page's cursor carries for the row it ends with. */
export const sortValueOf = ({ createdAt, stipend }: Internship, sort: SortOption): string | number =>
  sort === 'newest' || sort === 'oldest' ? createdAt : stipend

async function listRows(db: Db, filter: Filter, page: Page) {
  const { sort, limit, after } = page
  const rows = await db
    .select(listingColumns)
    .from(internships)
    .innerJoin(companies, ofCompany)
    .where(and(fitting(filter), after ? isAfter(sort, after) : undefined))
    .orderBy(orderOf(sort))
    .limit(limit + 1)
  return cut(
    rows.map((row) => wireOf(row.listing, row.companyName)),
    page,
  )
}

async function countSome(db: Db, filter: Filter): Promise<number> {
  const source = firstOf(fitting(filter), 'newest', enough)
  const [row] = await db.select({ count: sql`count(*)`.mapWith(Number) }).from(source)
  return row!.count
}

const fitting = (filter: Filter): SQL => and(visible(filter), ...conditionsOf(filter))!
