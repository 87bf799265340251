import type { HandlerInput } from '@fledge/contract/http/endpoint'
import type { listInternshipFacets, listInternships } from '@fledge/contract/internships'
import type { User } from '@fledge/contract/users'
import { narrows, searchedPlace, searchedType } from '@fledge/core/internship-search'
import { listInField } from '@fledge/core/matching/market/preferred-order'
import { type SearchTerm, searchTerms, skillSpellings, wholeTerms } from '@fledge/core/search/search-words'
import { and, eq, gte, inArray, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { isAmong } from '../../db/client.ts'
import { internships, isNotWithdrawn, isOpen } from '../../db/schema/internships.ts'
import type { Deps } from '../../deps.ts'
import { isId, unusedId } from '../../http/contract/ids.ts'
import { companiesOnTime } from '../reply-promises/record-queries.ts'

type Narrowing = HandlerInput<typeof listInternshipFacets>['query']
type Query = Narrowing & Pick<HandlerInput<typeof listInternships>['query'], 'company'>

export type ListingFilter = Omit<Query, 'field' | 'replies'> & {
  /** The caller is the company of the filter, which sees its own listings in every state. */
  own?: boolean
  ids?: readonly string[]
  /** Only companies that reply on time by their record at this time. */
  onTimeAt?: Date
}

/** The filter of a request, with the market's fields and the replies of now. A skill such as 'the' narrows nothing. */
export async function readFilter(
  { db, market, now }: Pick<Deps, 'db' | 'market' | 'now'>,
  { company, field, replies, skill, without, ...filter }: Query,
  user: User | null,
): Promise<ListingFilter> {
  return {
    ...filter,
    skill: skill?.filter(saysAnything),
    without: without && saysAnything(without) ? without : undefined,
    ...(company !== undefined && { company: isId(company) ? company : unusedId, own: company === user?.id }),
    ...(field !== undefined && { ids: listInField(await market.covering(db), field) }),
    ...(replies === 'on-time' && { onTimeAt: now() }),
  }
}

const saysAnything = (skill: string): boolean => wholeTerms(skill).length > 0

/** Whether a filter leaves out any listing. */
export function isNarrowed({ own: _, q, type, location, skill = [], ...others }: ListingFilter): boolean {
  const isSet = (value: unknown) => value !== undefined && value !== '' && value !== 0
  return narrows({ q, type, location }) || skill.length > 0 || Object.values(others).some(isSet)
}

export function matchesFilter(filter: ListingFilter): SQL {
  const { own, company, q, type, location, without, stipendMin, monthsMax } = filter
  const { startsBy, skill = [], ids, onTimeAt, perk, hoursMax, graduationYear } = filter
  const { startsOn } = internships
  const conditions = [
    own ? isNotWithdrawn : isOpen,
    company === undefined ? undefined : eq(internships.companyId, company),
    searchedType(type) === null ? undefined : sql`${internships.type} = ${type}`,
    containsAll([internships.searchText], searchTerms(q)),
    isInPlace(searchedPlace(location)),
    without ? sql`not ${asksFor(without)}` : undefined,
    stipendMin ? gte(internships.stipend, stipendMin) : undefined,
    monthsMax === undefined ? undefined : lte(internships.durationMonths, monthsMax),
    startsBy === undefined ? undefined : or(isNull(startsOn), lte(startsOn, startsBy)),
    // The searched text has an index.
    ...skill.map((one) => and(containsAll([internships.searchText], wholeTerms(one)), asksFor(one))),
    ids && isAmong(internships.id, ids),
    perk && sql`${perk} = any(${internships.perks})`,
    hoursMax === undefined ? undefined : lte(internships.hoursPerWeek, hoursMax),
    graduationYear === undefined
      ? undefined
      : sql`(${internships.graduationYears} = '{}' or ${graduationYear} = any(${internships.graduationYears}))`,
    onTimeAt && inArray(internships.companyId, companiesOnTime(onTimeAt)),
  ]
  return and(...conditions)!
}

/** Whether every term of a search is in one of the columns of searchable text. */
export const containsAll = (columns: readonly AnyPgColumn[], terms: readonly SearchTerm[]): SQL =>
  and(sql`true`, ...terms.map(({ text }) => or(...columns.map((column) => contains(column, text)))))!

/** Terms have none of the characters that `like` reads as patterns. */
const contains = (column: AnyPgColumn, text: string): SQL => like(column, `%${text}%`)

/** The required skills in lines, and closed up as `skillSpellings` writes them: once for all, because names are many. */
const askedNames = sql`lower(array_to_string(${internships.requirements}, e'\\n'))`
const closedUpNames = sql`regexp_replace(replace(${askedNames}, '.net', 'dotnet'), e'[^[:alnum:]+#\\n]', '', 'g')`

const asksFor = (skill: string): SQL => sql`(
  ${hasLine(askedNames, sql`lower(${skill})`)}
  or ${sql.join(
    skillSpellings(skill).map((spelling) => hasLine(closedUpNames, sql`${spelling}`)),
    sql` or `,
  )}
)`

const hasLine = (lines: SQL, line: SQL): SQL =>
  sql`strpos(e'\\n' || ${lines} || e'\\n', e'\\n' || ${line} || e'\\n') > 0`

const isInPlace = (place: readonly SearchTerm[]): SQL | undefined =>
  and(
    ...place.map(({ text }) => {
      const named = contains(internships.placeText, text)
      return text === 'remote' ? or(eq(internships.type, 'Remote'), named) : named
    }),
  )
