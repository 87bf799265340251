import { type PlacedListing, searchedPlace } from '../internship-search.ts'

/** How many listings spell their location this way. */
export type LocationCount = PlacedListing & { location: string; count: number }
type PlaceCount = { value: string; count: number }

/** Locations are read again for each count, and few of them are new. */
const placeTerms = remember((location) => searchedPlace(location).map(({ text }) => text))

/** What separates a city from its region, country or an alternative. */
const separator = /[,;/|()&]|\s[-–—]\s|\sor\s/i

/** The option under which the location filter offers a location: its city, or 'Remote' for every remote variant. */
export const placeName = remember((location) => {
  if (placeTerms(location).includes('remote')) return 'Remote'
  const city = location.split(separator).find((part) => placeTerms(part).length > 0)
  return (city ?? location).trim()
})

/**
 * The options of the location filter, most frequent first: one for each city, spelled as most of its listings spell it,
 * and those of `offered` that find something. Each count is what the filter finds for the option, so a listing in
 * 'Pune or Mumbai' counts for both.
 */
export function countPlaces(locations: readonly LocationCount[], offered: readonly string[]): PlaceCount[] {
  const spellings = new Map<string, Map<string, number>>()
  for (const { location, count } of locations) addSpelling(spellings, placeName(location), count)
  for (const value of offered) addSpelling(spellings, value, 0)
  const options = [...spellings].map(([place, counts]) => ({ place, value: mostFrequent(counts) }))
  const countOf = countByTerms(locations, [...new Set(options.flatMap(({ value }) => placeTerms(value)))])
  return options
    .map((option) => ({ ...option, count: countOf(placeTerms(option.value)) }))
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
  placeTerms(name)
    .map((text) => text.trim())
    .toSorted()
    .join(' ')

/** On a tie, the first in the order of the locations. */
const mostFrequent = (counts: ReadonlyMap<string, number>): string =>
  [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0]

/** How many listings have all of the given terms in their place, with the rule of `isInPlace`. */
function countByTerms(locations: readonly LocationCount[], terms: readonly string[]) {
  const found = new Map(terms.map((term) => [term, new Set<LocationCount>()]))
  // Terms have no inner blank, and most locations share their words. A short word has fewer parts than there are terms.
  const termsIn = remember((word) => {
    const candidates = word.length > longWord ? terms : listParts(` ${word} `)
    return candidates.filter((term) => found.has(term) && ` ${word} `.includes(term))
  })
  for (const one of locations) {
    for (const term of one.placeText.split(' ').flatMap(termsIn)) found.get(term)?.add(one)
    if (one.type === 'Remote') found.get('remote')?.add(one)
  }
  return (wanted: readonly string[]): number => {
    const [first = none, ...others] = wanted.map((term) => found.get(term) ?? none)
    return [...first].reduce((sum, one) => (others.every((set) => set.has(one)) ? sum + one.count : sum), 0)
  }
}

const none: ReadonlySet<LocationCount> = new Set()

function listParts(text: string): string[] {
  const parts: string[] = []
  for (let start = 0; start < text.length; start += 1)
    for (let end = start + 1; end <= text.length; end += 1) parts.push(text.slice(start, end))
  return parts
}
const longWord = 30
const mostKept = 10_000

/** Calls a function once for each text, and keeps what it returned for the last texts. */
function remember<T>(make: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>()
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    if (kept.size >= mostKept) kept.clear()
    const made = make(text)
    kept.set(text, made)
    return made
  }
}
