import type { SortOption } from '@fledge/contract/constants'
import type { HandlerInput } from '@fledge/contract/http/endpoint'
import type { listInternships } from '@fledge/contract/internships'
import { searchedPlace, searchedType, searchWords } from '@fledge/core/internship-search'
import { asc, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { internships } from '../../db/schema/internships.ts'
import { contains } from './narrowing.ts'
import { isKept, isOpen } from './queries.ts'

export type Filter = Pick<HandlerInput<typeof listInternships>['query'], 'company' | 'q' | 'type' | 'location'> & {
  /** The caller is that company, which sees its own in every state. */
  own?: boolean
}
/** Where a page starts: after the row with this sort value and id. */
export type After = { value: string | number; id: string }

export const visible = ({ own }: Filter): SQL => (own ? isKept : isOpen)

/** The rule of core's `fitsSearch`, in SQL. */
export function conditionsOf({ company, q, type, location }: Filter): SQL[] {
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

const orders = {
  newest: { column: internships.createdAt, direction: desc },
  oldest: { column: internships.createdAt, direction: asc },
  'stipend-high': { column: internships.stipend, direction: desc },
  'stipend-low': { column: internships.stipend, direction: asc },
} as const

/** Ids break ties. */
export function orderOf(sort: SortOption): SQL {
  const { column, direction } = orders[sort]
  return sql`${direction(column)}, ${direction(internships.id)}`
}

/** A row comparison, which PostgreSQL answers from the index. */
export const isAfter = (sort: SortOption, { value, id }: After): SQL =>
  isPast(sort, sql`(${sql.param(value, orders[sort].column)}, ${id}::uuid)`)

/** The same of a pair of expressions. */
export function isPast(sort: SortOption, end: SQL): SQL {
  const { column, direction } = orders[sort]
  const key = sql`(${column}, ${internships.id})`
  return direction === desc ? sql`${key} < ${end}` : sql`${key} > ${end}`
}
