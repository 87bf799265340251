import { countedUpTo, locationFilters } from '@fledge/contract/constants'
import type { InternshipFacets } from '@fledge/contract/internships'
import { searchedPlace, searchedType } from '@fledge/core/internship-search'
import { countPlaces, type LocationCount } from '@fledge/core/places/place-counts'
import { desc, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { internships } from '../../db/schema/internships.ts'
import { type ListingFilter, matchesFilter } from './listing-filter.ts'

/** Listings that match a filter, counted by location and type. */
type Groups = { groups: (LocationCount & { type: string })[]; isWhole: boolean }

/** Open listings by work type and place, each under the other filters. `isWhole` is false above `countedUpTo`. */
export async function countByFacet(db: Db, filter: ListingFilter): Promise<InternshipFacets> {
  const { type, location, ...rest } = filter
  const isShared = searchedType(type) === null && searchedPlace(location).length === 0
  const counting = countGroups(db, { ...rest, location })
  const [byType, byPlace] = await Promise.all([counting, isShared ? counting : countGroups(db, { ...rest, type })])
  return {
    types: countTypes(byType.groups),
    places: countPlaces(byPlace.groups, locationFilters),
    isWhole: byType.isWhole && byPlace.isWhole,
  }
}

async function countGroups(db: Db, filter: ListingFilter): Promise<Groups> {
  const matching = db
    .select({ type: internships.type, placeText: internships.placeText, location: internships.location })
    .from(internships)
    .where(matchesFilter(filter))
    .orderBy(desc(internships.createdAt))
    .limit(countedUpTo + 1)
    .as('matching')
  const { placeText, location, type } = matching
  const groups = await db
    .select({ placeText, location, type, count: sql`count(*)`.mapWith(Number) })
    .from(matching)
    .groupBy(placeText, location, type)
    .orderBy(placeText, location, type)
  return { groups, isWhole: groups.reduce((sum, { count }) => sum + count, 0) <= countedUpTo }
}

/** Most frequent first. */
function countTypes(groups: Groups['groups']): InternshipFacets['types'] {
  const counts = new Map<string, number>()
  for (const { type, count } of groups) counts.set(type, (counts.get(type) ?? 0) + count)
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}
