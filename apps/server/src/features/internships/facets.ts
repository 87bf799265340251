import { locationFilters } from '@fledge/contract/constants'
import type { InternshipFacets } from '@fledge/contract/internships'
import { searchedPlace, searchedType } from '@fledge/core/internship-search'
import { countPlaces, type LocationCount } from '@fledge/core/place-counts'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { ready } from '../../db/ready.ts'
import { internships } from '../../db/schema/internships.ts'
import { partsOf, value, valuesOf } from './asked.ts'
import { countFrequentPlaces } from './frequent-places.ts'
import { conditionsOf, type Filter, visible } from './list-conditions.ts'
import { isSearch } from './search.ts'
import { sourcesOf } from './sources.ts'
import { enough, firstOf, readByWords } from './ways.ts'

type Counted = { types: InternshipFacets['types']; locations: LocationCount[]; count: number }
/** What is counted: the other costs as much again. */
type Wanted = { areTypesWanted: boolean; arePlacesWanted: boolean }

/**
 * Open listings by type and by place, each under the other filters: for a place, as many as the filter by it finds. Where
 * more fit than are counted, the figures are of that many of them.
 */
export async function countByFacet(db: Db, { type, location, ...rest }: Filter): Promise<InternshipFacets> {
  const isOne = searchedType(type) === null && searchedPlace(location) === null
  const counting = countTypes(db, { location, ...rest }, isOne)
  const [byType, byPlace] = await Promise.all([
    counting,
    isOne ? counting : countSome(db, { type, ...rest }, { areTypesWanted: false, arePlacesWanted: true }),
  ])
  const isWhole = byType.count < enough && byPlace.count < enough
  return { types: byType.types, places: countPlaces(byPlace.locations, locationFilters), isWhole }
}

async function countTypes(db: Db, filter: Filter, arePlacesWanted: boolean): Promise<Counted> {
  const types = await countFrequentPlaces(db, filter)
  return types
    ? { types, locations: [], count: enough }
    : countSome(db, filter, { areTypesWanted: true, arePlacesWanted })
}

/** Counts what fits a filter, and of what many fit only as many as are `enough`. */
async function countSome(db: Db, filter: Filter, wanted: Wanted): Promise<Counted> {
  const read = (source: SQL) => countIn(db, source)
  if (!isSearch(filter)) return read(firstOf(and(visible(filter), ...conditionsOf(filter))!, 'newest', enough))
  const [row] = await looks[partsOf(filter) - 1]!(db, { ...valuesOf(filter), isBeyond: false, ...wanted })
  const { total, ...counted } = row!
  if (total !== null) return { ...counted, count: total }
  return (await readByWords(db, filter, read)) ?? { types: [], locations: [], count: 0 }
}

async function countIn(db: Db, source: SQL): Promise<Counted> {
  const { type, placeText, location } = internships
  const counted = sql`(
    with found as materialized (select ${type}, ${placeText}, ${location} from ${source})
    select (select count(*)::int from found) as count, ${typesIn} as types, ${locationsIn} as locations
  ) as counted`
  const [row] = await db.select({ count: sql<number>`count`, ...facets }).from(counted)
  return row!
}

const facets = { types: sql<InternshipFacets['types']>`types`, locations: sql<LocationCount[]>`locations` }

/** Most frequent first. */
const typesIn = sql`coalesce((
  select json_agg(json_build_object('value', type, 'count', count) order by count desc, type)
  from (select type, count(*) as count from found group by type) as grouped
), '[]')`

const locationsIn = sql`coalesce((
  select json_agg(json_build_object('placeText', place_text, 'location', location, 'type', type, 'count', count))
  from (select place_text, location, type, count(*) as count from found group by 1, 2, 3 order by 1, 2, 3) as grouped
), '[]')`

/** One statement for each number of parts that are looked up. */
const looks = [1, 2, 3].map((parts) => {
  const counted = sql`(
    with ${sourcesOf({ parts, isPlaceAlone: false }, { sort: 'newest', isFirst: true })},
    found as materialized (
      select type, place_text, location from looked where fits and (select is_all from told)
      union all
      select type, place_text, location from walked where (select total = ${sql.raw(String(enough))} from told)
      union all
      select type, place_text, location from held
    )
    select total, case when ${value('areTypesWanted', 'boolean')} then ${typesIn} else '[]' end as types,
      case when ${value('arePlacesWanted', 'boolean')} then ${locationsIn} else '[]' end as locations
    from told
  ) as counted`
  return ready(`count by facet, ${parts}`, (db) =>
    db.select({ total: sql<number | null>`total`, ...facets }).from(counted),
  )
})
