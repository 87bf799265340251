import type { PublicSearch } from './public-search.ts'

/** The path of the public search with its parameters, in one order, so that equal searches have one address. */
export const searchAddress = (search: PublicSearch): string => `/internships${searchQuery(search)}`

/** The Atom feed of a search: its newest internships, whatever its order and page. */
export const searchFeedAddress = ({ q, type, location }: PublicSearch): string =>
  `/internships.atom${searchQuery({ q, type, location })}`

function searchQuery({ q, type, location, sort, cursor }: PublicSearch): string {
  const isSet = (value: string | undefined) => value !== undefined && value !== '' && value !== 'all'
  const pairs = Object.entries({ q, type, location, sort, cursor }).filter(([, value]) => isSet(value))
  const query = new URLSearchParams(pairs as [string, string][]).toString()
  return query === '' ? '' : `?${query}`
}

/** 'Remote internships in Pune for “react”'. */
export function searchTitle({ q, type, location }: PublicSearch): string {
  const subject = type === undefined || type === 'all' ? 'Internships' : `${type} internships`
  const place = location === undefined || location === 'all' ? '' : ` in ${location}`
  return `${subject}${place}${q ? ` for “${q}”` : ''}`
}
