import { countedUpTo, type SortOption } from '@fledge/contract/constants'
import type { Internship } from '@fledge/contract/internships'
import { searchTerms, wholeTerms } from '@fledge/core/search/search-words'
import { and, asc, desc, not, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { companies } from '../../db/schema/accounts.ts'
import { internships, ofCompany } from '../../db/schema/internships.ts'
import { cutPage, decodeCursor, invalidCursor, isIsoTime } from '../../http/contract/cursor.ts'
import { isId } from '../../http/contract/ids.ts'
import { containsAll, type ListingFilter, matchesFilter } from './listing-filter.ts'
import { listingColumns, toInternship } from './listing-queries.ts'

/** By relevance: in tiers by how and where a listing contains the terms; the newest first in each of them. */
export type SearchOrder = SortOption | 'relevance'
type PageRequest = { sort: SearchOrder; limit: number; cursor?: string | undefined }
/** Where a page starts: after the row with this sort value, id and tier. */
type After = { value: string | number; id: string; tier: number }

const orders = {
  relevance: { column: internships.createdAt, direction: desc },
  newest: { column: internships.createdAt, direction: desc },
  oldest: { column: internships.createdAt, direction: asc },
  'stipend-high': { column: internships.stipend, direction: desc },
  'stipend-low': { column: internships.stipend, direction: asc },
} as const

/** A page of the listings that match a filter. Throws a 400 for a cursor that was not made for this order. */
export async function findPage(db: Db, filter: ListingFilter, { sort, limit, cursor }: PageRequest) {
  const rows = await db
    .select({ ...listingColumns, tier: sql<number>`page.tier` })
    .from(pageIds(filter, { sort, limit: limit + 1, after: readAfter(cursor, sort) }))
    .innerJoin(internships, sql`${internships.id} = page.id`)
    .innerJoin(companies, ofCompany)
    .orderBy(sql`page.tier`, orderBy(sort))
  const keyOf = ({ listing, tier }: (typeof rows)[number]) => [sort, sortValue(listing, sort), listing.id, tier]
  const { page, nextCursor } = cutPage(rows, limit, keyOf)
  return { data: page.map(({ listing, companyName }): Internship => toInternship(listing, companyName)), nextCursor }
}

/** How many listings match a filter, counted up to `countedUpTo` + 1. */
export const countListings = (db: Db, filter: ListingFilter): Promise<number> =>
  db.$count(sql`(select from ${internships} where ${matchesFilter(filter)} limit ${countedUpTo + 1}) as matching`)

/** The ids of all listings that match a filter, in no order. */
export async function listMatchingIds(db: Db, filter: ListingFilter): Promise<string[]> {
  const rows = await db.select({ id: internships.id }).from(internships).where(matchesFilter(filter))
  return rows.map(({ id }) => id)
}

/** One ordered and limited select per tier: PostgreSQL reads a tier only when those before it do not fill the page. */
function pageIds(
  filter: ListingFilter,
  { sort, limit, after }: { sort: SearchOrder; limit: number; after: After | null },
) {
  const conditions = sort === 'relevance' ? relevanceTiers(filter) : [matchesFilter(filter)]
  if (after !== null && conditions[after.tier] === undefined) throw invalidCursor()
  const tiers = conditions.map(
    (condition, tier) => sql`(
      select id, ${sql.raw(String(tier))} as tier from ${internships}
      where ${and(condition, after?.tier === tier ? isAfter(sort, after) : undefined)}
      order by ${orderBy(sort)} limit ${limit}
    )`,
  )
  const union = sql.join(tiers.slice(after?.tier ?? 0), sql` union all `)
  return sql`(select id, tier from (${union}) as tiers limit ${limit}) as page`
}

/** In title and skills, whole words first ('art' before 'article'), then beginnings; then what has the terms anywhere. */
function relevanceTiers(filter: ListingFilter): SQL[] {
  const terms = searchTerms(filter.q)
  const matches = matchesFilter(filter)
  if (terms.length === 0) return [matches]
  const whole = wholeTerms(filter.q).map((term) => ({ ...term, text: ` ${term.text.trim()} ` }))
  const beginnings = terms.map((term) => ({ ...term, text: ` ${term.text.trimStart()}` }))
  const { titleText, headingText, placeText } = internships
  const preferred = [whole, beginnings].flatMap((form) =>
    [titleText, headingText].map((column) => containsAll([column, placeText], form)),
  )
  // The searched text contains title, skills and place. Asking for both, PostgreSQL would expect far fewer rows.
  const others = matchesFilter({ ...filter, q: undefined })
  return [
    ...preferred.map((condition, tier) => and(others, condition, ...preferred.slice(0, tier).map(not))!),
    and(matches, ...preferred.map(not))!,
  ]
}

/** Ids break ties. */
function orderBy(sort: SearchOrder): SQL {
  const { column, direction } = orders[sort]
  return sql`${direction(column)}, ${direction(internships.id)}`
}

/** A row comparison, which PostgreSQL answers from the index. */
function isAfter(sort: SearchOrder, { value, id }: After): SQL {
  const { column, direction } = orders[sort]
  const operator = direction === desc ? sql`<` : sql`>`
  return sql`(${column}, ${internships.id}) ${operator} (${sql.param(value, column)}, ${id}::uuid)`
}

const sortValue = ({ createdAt, stipend }: { createdAt: string; stipend: number }, sort: SearchOrder) =>
  orders[sort].column === internships.stipend ? stipend : createdAt

function readAfter(cursor: string | undefined, sort: SearchOrder): After | null {
  if (cursor === undefined) return null
  const [madeFor, value, id, tier] = decodeCursor(cursor) ?? []
  const isValue = orders[sort].column === internships.stipend ? isRupees(value) : isIsoTime(value)
  if (madeFor !== sort || !isValue || value === undefined) throw invalidCursor()
  if (typeof id !== 'string' || !isId(id) || typeof tier !== 'number') throw invalidCursor()
  return { value, id, tier }
}

/** The range of the database's integers. */
const isRupees = (value: unknown): boolean => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31
