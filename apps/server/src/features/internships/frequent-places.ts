import { workTypes } from '@fledge/contract/constants'
import type { InternshipFacets } from '@fledge/contract/internships'
import { searchedPlace } from '@fledge/core/internship-search'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { readySql } from '../../db/ready.ts'
import { internships } from '../../db/schema/internships.ts'
import { placeAlone, value } from './asked.ts'
import type { Filter } from './list-conditions.ts'
import { patternOf } from './narrowing.ts'
import { isOpen } from './queries.ts'
import { enough } from './ways.ts'

/**
 * Open listings by work type in the places that are known to be frequent and that a filter names, as counts by facet;
 * null when there are not `enough` in all: others may fit too.
 */
export async function countFrequentPlaces(db: Db, filter: Filter): Promise<InternshipFacets['types'] | null> {
  if (placeAlone(filter) === null) return null
  const counted = await countTypes(db, { place: patternOf(searchedPlace(filter.location)!) })
  const types = counted.filter(({ count }) => count > 0)
  if (types.reduce((sum, { count }) => sum + count, 0) < enough) return null
  return types.sort((a, b) => b.count - a.count)
}

/**
 * PostgreSQL's statistics name the most frequent places, a hundred at most: here those that are like the value `place`.
 */
const frequent: SQL = sql`array(
  select place from pg_stats, unnest(most_common_vals::text::text[]) as place
  where schemaname = current_schema() and tablename = 'internships' and attname = 'place_text'
    and place like ${value('place', 'text')}
)`

/** In the index of places alone, where it matters in no way how many listings there are beyond. */
const countOf = (places: SQL, type: SQL): SQL => sql`(
  select count(*)::int from (
    select from ${internships} where ${isOpen} and ${internships.placeText} = any(${places}) and ${type}
    limit ${sql.raw(String(enough))}
  ) as counted
)`

/** How many listings of the asked types are in frequent places, up to `enough`. */
export const frequentCount: SQL = countOf(frequent, sql`${internships.type} = any(${value('types', 'text[]')}::text[])`)

const countTypes = readySql<InternshipFacets['types'][number]>(
  'count types in frequent places',
  sql`with named as materialized (select ${frequent} as places)
    select type as value, ${countOf(sql`(select places from named)::text[]`, sql`${internships.type} = asked.type`)} as count
    from unnest(array[${sql.join(
      workTypes.map((type) => sql.raw(`'${type}'`)),
      sql`, `,
    )}]) with ordinality as asked(type, place) order by place`,
)
