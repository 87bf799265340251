import type { SortOption } from '@fledge/contract/constants'
import type { HandlerInput } from '@fledge/contract/endpoint'
import type { Internship, InternshipFacets, listInternships } from '@fledge/contract/internships'
import { searchedPlace, searchedType, searchWords } from '@fledge/core/internship-search'
import { and, asc, desc, eq, like, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { companies } from '../../db/schema/accounts.ts'
import { internships } from '../../db/schema/internships.ts'
import { isKept, isOpen, listingColumns, ofCompany, wireOf } from './queries.ts'

export type Filter = Pick<HandlerInput<typeof listInternships>['query'], 'company' | 'q' | 'type' | 'location'> & {
  /** The caller is that company, which sees its own in every state. */
  own?: boolean
}
/** Where a page starts: after the row with this sort value and id. */
export type After = { value: string | number; id: string }

export async function listVisibleInternships(
  db: Db,
  filter: Filter,
  { sort, limit, after }: { sort: SortOption; limit: number; after: After | null },
): Promise<Internship[]> {
  const { column, direction } = orders[sort]
  const rows = await db
    .select(listingColumns)
    .from(internships)
    .innerJoin(companies, ofCompany)
    .where(and(visible(filter), ...conditionsOf(filter), after ? isAfter(sort, after) : undefined))
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
      totalOpen: sql<number>`count(*) filter (where ${isOpen})`.mapWith(Number),
    })
    .from(internships)
    .where(visible(filter))
  return row!
}

const visible = ({ own }: Filter): SQL => (own ? isKept : isOpen)

/** Open listings by type and by place, each under the other filters; a place as most of its listings spell it. */
export async function countByFacet(db: Db, { type, location, ...rest }: Filter): Promise<InternshipFacets> {
  const [types, places] = await Promise.all([
    countBy(db, { value: sql<string>`${internships.type}`, by: internships.type, filter: { location, ...rest } }),
    countBy(db, { value: spelling, by: internships.placeText, filter: { type, ...rest } }),
  ])
  return { types, places }
}

/** The ids of all that fits the filter, in no order. */
export async function listOpenIds(db: Db, filter: Filter): Promise<string[]> {
  const rows = await db
    .select({ id: internships.id })
    .from(internships)
    .where(and(isOpen, ...conditionsOf(filter)))
  return rows.map(({ id }) => id)
}

/** Those of these listings that are open, in the order of the ids. */
export async function listOpenByIds(db: Db, ids: readonly string[]): Promise<Internship[]> {
  const rows = await db
    .select(listingColumns)
    .from(internships)
    .innerJoin(companies, ofCompany)
    .where(and(isOpen, sql`${internships.id} = any(${sql.param(ids)}::uuid[])`))
  const byId = new Map(rows.map((row) => [row.listing.id, wireOf(row.listing, row.companyName)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
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

const spelling = sql<string>`mode() within group (order by ${internships.location})`

type Grouping = { value: SQL<string>; by: typeof internships.type | typeof internships.placeText; filter: Filter }

const countBy = (db: Db, { value, by, filter }: Grouping) =>
  db
    .select({ value, count: sql<number>`count(*)`.mapWith(Number) })
    .from(internships)
    .where(and(isOpen, ...conditionsOf(filter)))
    .groupBy(by)
    .orderBy(desc(sql`count(*)`), asc(by))

/** The rule of core's `fitsSearch`, in SQL. */
function conditionsOf({ company, q, type, location }: Filter): SQL[] {
  const conditions = [
    company === undefined ? undefined : eq(internships.companyId, company),
    searchedType(type) === null ? undefined : sql`${internships.type} = ${type}`,
    ...searchWords(q).map((word) => contains(internships.searchText, word)),
    isIn(searchedPlace(location)),
  ]
  return conditions.filter((condition) => condition !== undefined)
}

function isIn(place: string | null): SQL | undefined {
  if (place === null) return undefined
  const named = contains(internships.placeText, place)
  return place === 'remote' ? or(eq(internships.type, 'Remote'), named) : named
}

const contains = (column: typeof internships.searchText | typeof internships.placeText, text: string): SQL =>
  like(column, `%${text.replace(/[\\%_]/g, '\\$&')}%`)
