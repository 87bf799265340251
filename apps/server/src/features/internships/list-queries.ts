import { countedUpTo, type SortOption } from '@fledge/contract/constants'
import type { Internship, InternshipFacets } from '@fledge/contract/internships'
import { narrows } from '@fledge/core/internship-search'
import { and, asc, desc, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { companies } from '../../db/schema/accounts.ts'
import { internships } from '../../db/schema/internships.ts'
import { type After, conditionsOf, type Filter, isAfter, orderOf, visible } from './list-conditions.ts'
import { findNarrowing } from './narrowing.ts'
import { isOpen, listingColumns, ofCompany, wireOf } from './queries.ts'

/**
 * A search goes one of two ways, each short where the other is long. What many listings fit is among the first of them
 * in their order: those are looked at one by one, so many at most. What few fit is found by its words, and then put in
 * order. The reasons and figures are in decision 16.
 */
const lookedThrough = 5000

type Page = { sort: SortOption; limit: number; after: After | null }

export async function listVisibleInternships(db: Db, filter: Filter, page: Page): Promise<Internship[]> {
  const { sort, limit, after } = page
  const rest = and(visible(filter), after ? isAfter(sort, after) : undefined)!
  const fits = and(...conditionsOf(filter))
  if (!isSearch(filter)) return listRows(db, and(rest, fits)!, page)
  const narrowing = await findNarrowing(db, filter)
  if (narrowing === null) return []
  const first = await listRows(db, isIn(firstOf(rest, sort, lookedThrough), fits, page), page)
  if (first.length === limit) return first
  return listRows(db, isIn(allOf(and(rest, fits, ...narrowing)!), undefined, page), page)
}

/** How many listings fit the filter, and how many are open in all: neither is counted beyond `countedUpTo` + 1. */
export async function countOpenInternships(db: Db, filter: Filter): Promise<{ total: number; totalOpen: number }> {
  const isAll = filter.company === undefined && !isSearch(filter)
  const [open, fitting] = await Promise.all([
    countSome(db, {}, (source) => countAll(db, source)),
    isAll ? null : countSome(db, filter, (source) => countAll(db, source)),
  ])
  return { total: sumOf(fitting ?? open), totalOpen: sumOf(open) }
}

/**
 * Open listings by type and by place, each under the other filters; a place as most of its listings spell it. Where
 * more fit than are counted, the figures are of that many of them.
 */
export async function countByFacet(db: Db, { type, location, ...rest }: Filter): Promise<InternshipFacets> {
  const [types, places] = await Promise.all([
    countSome(db, { location, ...rest }, (source) =>
      countBy(db, source, { value: sql<string>`${internships.type}`, by: internships.type }),
    ),
    countSome(db, { type, ...rest }, (source) => countBy(db, source, { value: spelling, by: internships.placeText })),
  ])
  return { types, places, isWhole: sumOf(types) < enough && sumOf(places) < enough }
}

/** The ids of all that fits the filter, in no order. */
export async function listOpenIds(db: Db, filter: Filter): Promise<string[]> {
  const narrowing = await findNarrowing(db, filter)
  if (narrowing === null) return []
  const rows = await db
    .select({ id: internships.id })
    .from(internships)
    .where(and(isOpen, ...conditionsOf(filter), ...narrowing))
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

/** Whether listings have to be looked through. Those of one company are few, and its own index has them. */
const isSearch = (filter: Filter): boolean => filter.company === undefined && narrows(filter)

async function listRows(db: Db, condition: SQL, { sort, limit }: Page): Promise<Internship[]> {
  const rows = await db
    .select(listingColumns)
    .from(internships)
    .innerJoin(companies, ofCompany)
    .where(condition)
    .orderBy(orderOf(sort))
    .limit(limit)
  return rows.map((row) => wireOf(row.listing, row.companyName))
}

/** Stands where a table stands, under its name: the first listings in an order. */
const firstOf = (condition: SQL, sort: SortOption, limit: number): SQL =>
  sql`(select * from ${internships} where ${condition} order by ${orderOf(sort)} limit ${limit}) ${internships}`

/** The same: all listings that meet a condition. The planner may not trade its indexes for an order that is asked of it. */
const allOf = (condition: SQL): SQL => {
  const { id, createdAt, stipend } = internships
  return sql`(with found as materialized (
    select ${id}, ${createdAt}, ${stipend}, ${internships.type}, ${internships.placeText}, ${internships.location}
    from ${internships} where ${condition}
  ) select * from found) ${internships}`
}

const isIn = (source: SQL, fits: SQL | undefined, { sort, limit }: Page): SQL =>
  sql`${internships.id} = any(array(
    select ${internships.id} from ${source} ${fits && sql`where ${fits}`} order by ${orderOf(sort)} limit ${limit}
  ))`

type Counted = { count: number }
type CountOver<C extends Counted> = (source: SQL) => Promise<C[]>

/** Counts what fits a filter, and of what many fit only as many as are `enough`. */
async function countSome<C extends Counted>(db: Db, filter: Filter, countOver: CountOver<C>): Promise<C[]> {
  const fits = and(...conditionsOf(filter))
  if (!isSearch(filter)) return countOver(firstOf(and(visible(filter), fits)!, 'newest', enough))
  const narrowing = await findNarrowing(db, filter)
  if (narrowing === null) return []
  const byWords = some(allOf(and(isOpen, fits, ...narrowing)!))
  const sample = await countAll(db, some(firstOf(isOpen, 'newest', sampled), fits))
  if (sumOf(sample) < sampled / 12) return countOver(byWords)
  const first = await countOver(some(firstOf(isOpen, 'newest', 16 * enough), fits))
  return sumOf(first) === enough ? first : countOver(byWords)
}

const enough = countedUpTo + 1
/** Where a twelfth of so many fits, looking at one listing after the other is the shorter way to count `enough`. */
const sampled = 500

const some = (source: SQL, fits?: SQL): SQL =>
  sql`(select * from ${source} ${fits && sql`where ${fits}`} limit ${enough}) ${internships}`

const countAll = (db: Db, source: SQL): Promise<Counted[]> => db.select({ count: countOf }).from(source)

type Grouping = { value: SQL<string>; by: typeof internships.type | typeof internships.placeText }

const countBy = (db: Db, source: SQL, { value, by }: Grouping): Promise<InternshipFacets['types']> =>
  db.select({ value, count: countOf }).from(source).groupBy(by).orderBy(desc(countOf), asc(by))

const countOf = sql<number>`count(*)`.mapWith(Number)
const spelling = sql<string>`mode() within group (order by ${internships.location})`
const sumOf = (rows: readonly Counted[]): number => rows.reduce((sum, { count }) => sum + count, 0)
