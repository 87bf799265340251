import { foldText } from './places.ts'

/** What somebody looks for, as the filters of a list say it; what is not given, empty or 'all' narrows nothing. */
export type InternshipSearch = { q?: string | undefined; type?: string | undefined; location?: string | undefined }

/** A listing as searches compare it: its texts folded by `foldText`. */
export type SearchableListing = { searchText: string; placeText: string; type: string }

/** Whether a listing is among what a search finds: the rule that the list's query says in SQL. */
export function fitsSearch(listing: SearchableListing, search: InternshipSearch): boolean {
  const type = searchedType(search.type)
  const place = searchedPlace(search.location)
  return (
    searchWords(search.q).every((word) => listing.searchText.includes(word)) &&
    (type === null || listing.type === type) &&
    (place === null || isInPlace(listing, place))
  )
}

/** Whether a listing is in a place that `searchedPlace` gives; 'remote' is both a work type and a place (settlement 40). */
export const isInPlace = ({ placeText, type }: Pick<SearchableListing, 'placeText' | 'type'>, place: string): boolean =>
  placeText.includes(place) || (place === 'remote' && type === 'Remote')

/** Every word must occur somewhere in the listing, in any order. */
export const searchWords = (q = ''): string[] => [...new Set(foldText(q).split(' '))].filter((word) => word !== '')

/** Null where any type will do. */
export const searchedType = (type = 'all'): string | null => (type === '' || type === 'all' ? null : type)

/** Null where any place will do. */
export function searchedPlace(location = 'all'): string | null {
  const place = foldText(location)
  return place === '' || place === 'all' ? null : place
}

/** Whether a search leaves anything out. */
export const narrows = ({ q, type, location }: InternshipSearch): boolean =>
  searchWords(q).length > 0 || searchedType(type) !== null || searchedPlace(location) !== null
