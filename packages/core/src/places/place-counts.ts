import { isInPlace, type PlacedListing, searchedPlace } from '../internship-search.ts'

/** How many listings spell their location this way. */
export type LocationCount = PlacedListing & { location: string; count: number }
export type PlaceCount = { value: string; count: number }

/** What separates a city from its region, country or an alternative. */
const separator = /[,;/|()&]|\s[-–—]\s|\sor\s/i

/** The option under which the location filter offers a location: its city, or 'Remote' for every remote variant. */
export function placeName(location: string): string {
  if (searchedPlace(location).some(({ text }) => text === 'remote')) return 'Remote'
  const city = location.split(separator).find((part) => searchedPlace(part).length > 0)
  return (city ?? location).trim()
}

/**
 * The options of the location filter, most frequent first: one for each city, spelled as most of its listings spell it,
 * and those of `offered` that find something. Each count is what the filter finds for the option, so a listing in
 * 'Pune or Mumbai' counts for both.
 */
export function countPlaces(locations: readonly LocationCount[], offered: readonly string[]): PlaceCount[] {
  const spellings = new Map<string, Map<string, number>>()
  for (const { location, count } of locations) addSpelling(spellings, placeName(location), count)
  for (const value of offered) addSpelling(spellings, value, 0)
  return [...spellings]
    .map(([place, counts]) => ({ place, value: mostFrequent(counts), count: countIn(locations, mostFrequent(counts)) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.place < b.place ? -1 : 1))
    .map(({ value, count }) => ({ value, count }))
}

function addSpelling(spellings: Map<string, Map<string, number>>, name: string, count: number): void {
  const place = placeKey(name)
  if (place === '') return
  const counts = spellings.get(place) ?? new Map<string, number>()
  spellings.set(place, counts.set(name, (counts.get(name) ?? 0) + count))
}

/** The same for each spelling of a place. */
const placeKey = (name: string): string =>
  searchedPlace(name)
    .map(({ text }) => text.trim())
    .toSorted()
    .join(' ')

/** On a tie, the first in the order of the locations. */
const mostFrequent = (counts: ReadonlyMap<string, number>): string =>
  [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0]

function countIn(locations: readonly LocationCount[], name: string): number {
  const place = searchedPlace(name)
  return locations.reduce((sum, one) => (isInPlace(one, place) ? sum + one.count : sum), 0)
}
