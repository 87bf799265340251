import type { InternshipFacets } from '@fledge/contract/internships'
import { searchedPlace, searchedType } from '@fledge/core/internship-search'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { internships } from '../../db/schema/internships.ts'
import { countFrequentPlaces } from './frequent-places.ts'
import { conditionsOf, type Filter, visible } from './list-conditions.ts'
import { isSearch, takeSample } from './search.ts'
import { enough, firstOf, readSome, sampled, some } from './ways.ts'

type Facets = Pick<InternshipFacets, 'types' | 'places'> & { count: number }

/**
 * Open listings by type and by place, each under the other filters; a place as most of its listings spell it. Where
 * more fit than are counted, the figures are of that many of them.
 */
export async function countByFacet(db: Db, { type, location, ...rest }: Filter): Promise<InternshipFacets> {
  const isOne = searchedType(type) === null && searchedPlace(location) === null
  const counting = countTypes(db, { location, ...rest })
  const [byType, byPlace] = await Promise.all([counting, isOne ? counting : countSome(db, { type, ...rest })])
  return { types: byType.types, places: byPlace.places, isWhole: byType.count < enough && byPlace.count < enough }
}

async function countTypes(db: Db, filter: Filter): Promise<Facets> {
  const types = await countFrequentPlaces(db, filter)
  return types ? { types, places: [], count: enough } : countSome(db, filter)
}

/** Counts what fits a filter, and of what many fit only as many as are `enough`. */
async function countSome(db: Db, filter: Filter): Promise<Facets> {
  const read = (source: SQL) => countIn(db, source)
  const fits = and(...conditionsOf(filter))
  if (!isSearch(filter)) return read(firstOf(and(visible(filter), fits)!, 'newest', enough))
  const sample = await takeSample(db, filter, { sort: 'newest', limit: 0, after: null })
  if (sample.looked < sampled) return read(some(firstOf(visible(filter), 'newest', sampled), fits, sampled))
  return (await readSome(db, filter, sample, read)) ?? { types: [], places: [], count: 0 }
}

async function countIn(db: Db, source: SQL): Promise<Facets> {
  const { type, placeText, location } = internships
  const counted = sql`(
    with found as materialized (select ${type}, ${placeText}, ${location} from ${source})
    select (select count(*) from found) as count, ${groupsBy(type, sql`${type}`)} as types,
      ${groupsBy(placeText, sql`mode() within group (order by ${location})`)} as places
  ) as counted`
  const [row] = await db
    .select({
      count: sql`count`.mapWith(Number),
      types: sql<Facets['types']>`types`,
      places: sql<Facets['places']>`places`,
    })
    .from(counted)
  return row!
}

/** Most frequent first. */
const groupsBy = (by: typeof internships.type | typeof internships.placeText, value: SQL): SQL => sql`coalesce((
  select json_agg(json_build_object('value', value, 'count', count) order by count desc, key)
  from (select ${value} as value, count(*) as count, ${by} as key from found ${internships} group by ${by}) as grouped
), '[]')`
