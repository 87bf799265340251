import { type SearchTerm, searchTerms } from './search/search-words.ts'

/** The filters of a list of internships. A filter that is missing, empty or 'all' matches every internship. */
export type InternshipSearch = { q?: string | undefined; type?: string | undefined; location?: string | undefined }

/** Where a listing is: its place as `placeSearchText` writes it, and its work type. */
export type PlacedListing = { placeText: string; type: string }

/** Whether a searchable text contains every term. */
export const containsTerms = (text: string, terms: readonly SearchTerm[]): boolean =>
  terms.every((term) => text.includes(term.text))

/** Whether a listing is in a place that `searchedPlace` returned; 'remote' is a work type and a place (settlement 40). */
export const isInPlace = ({ placeText, type }: PlacedListing, place: readonly SearchTerm[]): boolean =>
  place.every(({ text }) => placeText.includes(text) || (text === 'remote' && type === 'Remote'))

/** The work type to filter by, or null for every type. */
export const searchedType = (type = 'all'): string | null => (type === '' || type === 'all' ? null : type)

/** The terms of a place to filter by, all of whose words are whole; none for every place. */
export const searchedPlace = (location = 'all'): SearchTerm[] =>
  location.trim().toLowerCase() === 'all' ? [] : searchTerms(`${location} `)

/** Whether any filter is set. */
export const narrows = ({ q, type, location }: InternshipSearch): boolean =>
  searchTerms(q).length > 0 || searchedType(type) !== null || searchedPlace(location).length > 0
