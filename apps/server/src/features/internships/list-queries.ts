import type { SortOption } from '@fledge/contract/constants'
import type { HandlerInput } from '@fledge/contract/endpoint'
import type { Internship, listInternships } from '@fledge/contract/internships'
import { foldText } from '@fledge/core/places'
import { and, asc, desc, eq, like, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { companies } from '../../db/schema/accounts.ts'
import { internships } from '../../db/schema/internships.ts'
import { isOpen, listingColumns, ofCompany, wireOf } from './queries.ts'

export type Filter = Pick<HandlerInput<typeof listInternships>['query'], 'company' | 'q' | 'type' | 'location'>
/** Where a page starts: after the row with this sort value and id. */
export type After = { value: string | number; id: string }

export async function listOpenInternships(
  db: Db,
  filter: Filter,
  { sort, limit, after }: { sort: SortOption; limit: number; after: After | null },
): Promise<Internship[]> {
  const { column, direction } = orders[sort]
  const rows = await db
    .select(listingColumns)
    .from(internships)
    .innerJoin(companies, ofCompany)
    .where(and(isOpen, ...conditionsOf(filter), after ? isAfter(sort, after) : undefined))
    .orderBy(direction(column), direction(internships.id))
    .limit(limit)
  return rows.map((row) => wireOf(row.listing, row.companyName))
}

/** How many listings fit the filter, and how many are open in all. */
export async function countOpenInternships(db: Db, filter: Filter): Promise<{ total: number; totalOpen: number }> {
  const fits = and(...conditionsOf(filter)) ?? sql`true`
  const [row] = await db
    .select({
      total: sql<number>`count(*) filter (where ${fits})`.mapWith(Number),
      totalOpen: sql<number>`count(*)`.mapWith(Number),
    })
    .from(internships)
    .where(isOpen)
  return row!
}

/** Places as most of their listings spell them. */
export async function listPlaces(db: Db): Promise<{ place: string; count: number }[]> {
  return db
    .select({
      place: sql<string>`mode() within group (order by ${internships.location})`,
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(internships)
    .where(isOpen)
    .groupBy(internships.placeText)
    .orderBy(desc(sql`count(*)`), asc(internships.placeText))
}

/** The value a page's cursor carries for the row it ends with. */
export const sortValueOf = ({ createdAt, stipend }: Internship, sort: SortOption): string | number =>
  sort === 'newest' || sort === 'oldest' ? createdAt : stipend

const orders = {
  newest: { column: internships.createdAt, direction: desc },
  oldest: { column: internships.createdAt, direction: asc },
  'stipend-high': { column: internships.stipend, direction: desc },
  'stipend-low': { column: internships.stipend, direction: asc },
} as const

/** A row comparison, which PostgreSQL answers from the index; ids break ties. */
function isAfter(sort: SortOption, { value, id }: After): SQL {
  const { column, direction } = orders[sort]
  const key = sql`(${column}, ${internships.id})`
  const end = sql`(${sql.param(value, column)}, ${id}::uuid)`
  return direction === desc ? sql`${key} < ${end}` : sql`${key} > ${end}`
}

function conditionsOf({ company, q, type, location }: Filter): SQL[] {
  const conditions = [
    company === undefined ? undefined : eq(internships.companyId, company),
    type === undefined || type === 'all' ? undefined : eq(internships.type, type),
    ...wordsOf(q).map((word) => contains(internships.searchText, word)),
    isIn(foldText(location ?? '')),
  ]
  return conditions.filter((condition) => condition !== undefined)
}

/** Every word must occur somewhere in the listing, in any order. */
const wordsOf = (q = '') => [...new Set(foldText(q).split(' '))].filter((word) => word !== '')

/** 'remote' is both a work type and a place (decision 40). */
function isIn(place: string): SQL | undefined {
  if (place === '' || place === 'all') return undefined
  const named = contains(internships.placeText, place)
  return place === 'remote' ? or(eq(internships.type, 'Remote'), named) : named
}

const contains = (column: typeof internships.searchText | typeof internships.placeText, text: string): SQL =>
  like(column, `%${text.replace(/[\\%_]/g, '\\$&')}%`)
