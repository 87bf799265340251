import { workTypes } from '@fledge/contract/constants'
import type { InternshipFacets } from '@fledge/contract/internships'
import { searchedPlace, searchedType, searchWords } from '@fledge/core/internship-search'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { internships } from '../../db/schema/internships.ts'
import { type Filter, visible } from './list-conditions.ts'
import { contains } from './narrowing.ts'
import { enough } from './ways.ts'

/** Whether `enough` listings in places that are known to be frequent fit. When they do not, others may. */
export async function isMuchInFrequentPlaces(db: Db, filter: Filter): Promise<boolean> {
  const place = placeAlone(filter)
  if (place === null) return false
  const { type } = filter
  const fits = and(isIn(place), searchedType(type) === null ? undefined : sql`${internships.type} = ${type}`)!
  const [row] = await db.select({ count: countOf(filter, fits) }).from(nothing)
  return row!.count === enough
}

/** The same of each work type, as counts by facet; null when there are not `enough` in all. */
export async function countFrequentPlaces(db: Db, filter: Filter): Promise<InternshipFacets['types'] | null> {
  const place = placeAlone(filter)
  if (place === null) return null
  const counts = workTypes.map(
    (type) => [type, countOf(filter, and(isIn(place), eq(internships.type, type))!)] as const,
  )
  const [row] = await db.select(Object.fromEntries(counts)).from(nothing)
  const types = workTypes.map((value) => ({ value, count: row![value]! })).filter(({ count }) => count > 0)
  if (types.reduce((sum, { count }) => sum + count, 0) < enough) return null
  return types.sort((a, b) => b.count - a.count)
}

const nothing = sql`(select) as nothing`

/** The place of a filter that looks for no words. 'remote' is a type too. */
function placeAlone({ q, location }: Filter): string | null {
  const place = searchedPlace(location)
  return searchWords(q).length > 0 || place === 'remote' ? null : place
}

/** In the index of places alone, where it matters in no way how many listings there are beyond. */
const countOf = (filter: Filter, fits: SQL): SQL<number> =>
  sql`(
  select count(*) from (
    select from ${internships} where ${and(visible(filter), fits)} limit ${enough}
  ) as counted
)`.mapWith(Number)

/** PostgreSQL's statistics name the most frequent places, a hundred at most. */
const isIn = (place: string): SQL => sql`${internships.placeText} = any(array(
  select place from pg_stats, unnest(most_common_vals::text::text[]) as place
  where schemaname = current_schema() and tablename = 'internships' and attname = 'place_text' and ${contains(sql`place`, place)}
))`
