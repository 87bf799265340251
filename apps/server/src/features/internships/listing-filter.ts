import type { HandlerInput } from '@fledge/contract/http/endpoint'
import type { listInternships } from '@fledge/contract/internships'
import { searchedPlace, searchedText, searchedType, searchTerms } from '@fledge/core/internship-search'
import { and, eq, like, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { internships } from '../../db/schema/internships.ts'
import { isNotWithdrawn, isOpen } from './listing-queries.ts'

export type ListingFilter = Omit<HandlerInput<typeof listInternships>['query'], 'sort' | 'limit' | 'cursor'> & {
  /** The caller is the company of the filter, which sees its own listings in every state. */
  own?: boolean
}

/** The listings that a filter matches: the rule of `matchesSearch` in SQL. */
export function matchesFilter({ own, company, q, type, location, without }: ListingFilter): SQL {
  const conditions = [
    own ? isNotWithdrawn : isOpen,
    company === undefined ? undefined : eq(internships.companyId, company),
    searchedType(type) === null ? undefined : sql`${internships.type} = ${type}`,
    containsAll(internships.searchText, searchTerms(q)),
    isInPlace(searchedPlace(location)),
    without ? asksNotFor(without) : undefined,
  ]
  return and(...conditions)!
}

/** Whether a column of searchable text contains every term of a search. */
export const containsAll = (column: AnyPgColumn, terms: readonly string[]): SQL =>
  and(sql`true`, ...terms.map((term) => contains(column, searchedText(term))))!

const contains = (column: AnyPgColumn, text: string): SQL => like(column, `%${text.replace(/[\\%_]/g, '\\$&')}%`)

/** Whether a listing does not ask for a skill under this name. */
const asksNotFor = (skill: string): SQL =>
  sql`not exists (select from unnest(${internships.requirements}) as asked where lower(asked) = lower(${skill}))`

function isInPlace(place: string | null): SQL | undefined {
  if (place === null) return undefined
  const named = contains(internships.placeText, place)
  return place === 'remote' ? or(eq(internships.type, 'Remote'), named) : named
}
