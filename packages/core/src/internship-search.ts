import { foldText } from './places.ts'

/** The filters of a list of internships. A filter that is missing, empty or 'all' matches every internship. */
export type InternshipSearch = { q?: string | undefined; type?: string | undefined; location?: string | undefined }

/** What a search reads of a listing: a text of `searchableText` and a place of `foldText`. */
export type SearchableListing = { searchText: string; placeText: string; type: string }

/** Whether a listing matches a search. The server's `matchesFilter` is the same rule in SQL. */
export function matchesSearch(listing: SearchableListing, search: InternshipSearch): boolean {
  const type = searchedType(search.type)
  const place = searchedPlace(search.location)
  return (
    searchTerms(search.q).every((term) => listing.searchText.includes(searchedText(term))) &&
    (type === null || listing.type === type) &&
    (place === null || isInPlace(listing, place))
  )
}

/** Whether a listing is in a place that `searchedPlace` returned; 'remote' is a work type and a place (settlement 40). */
export const isInPlace = ({ placeText, type }: Pick<SearchableListing, 'placeText' | 'type'>, place: string): boolean =>
  placeText.includes(place) || (place === 'remote' && type === 'Remote')

/** The terms of a search text, folded and each once. A listing must contain all of them, in any order. */
export const searchTerms = (q = ''): string[] => [...new Set(foldText(q).split(' '))].filter((term) => term !== '')

/**
 * A text in the form that searches read: folded, then its short words again, each between spaces. A short term then
 * matches whole words by the same plain comparison, which the database's trigram index supports.
 */
export function searchableText(text: string): string {
  const folded = foldText(text)
  const distinctWords = [...new Set(folded.split(' '))]
  const parts = distinctWords.flatMap((word) => [trimSigns(word), ...word.split(wordSeparator)])
  const shortWords = new Set(parts.filter(isShort))
  return [folded, ...shortWords, ''].join(' ')
}

/** What a searchable text has to contain to match a term. */
export const searchedText = (term: string): string => (isShort(term) ? ` ${trimSigns(term)} ` : term)

/** Words of one or two letters ('R', 'Go', 'C++') match as whole words only, because most texts contain their letters. */
const isShort = (word: string): boolean => shortWord.test(word)
const shortWord = /^[^\p{L}\p{N}]*[\p{L}\p{N}](?:[^\p{L}\p{N}]*[\p{L}\p{N}])?[^\p{L}\p{N}]*$/u

/** '+' and '#' belong to words, so that 'C' does not match 'C++' or 'C#'. */
const wordSeparator = /[^\p{L}\p{N}+#]+/u
const trimSigns = (word: string): string => /[\p{L}\p{N}+#](?:.*[\p{L}\p{N}+#])?/u.exec(word)?.[0] ?? ''

/** The work type to filter by, or null for every type. */
export const searchedType = (type = 'all'): string | null => (type === '' || type === 'all' ? null : type)

/** The folded place to filter by, or null for every place. */
export function searchedPlace(location = 'all'): string | null {
  const place = foldText(location)
  return place === '' || place === 'all' ? null : place
}

/** Whether any filter is set. */
export const narrows = ({ q, type, location }: InternshipSearch): boolean =>
  searchTerms(q).length > 0 || searchedType(type) !== null || searchedPlace(location) !== null
