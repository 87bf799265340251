import type { PublicSearch } from './public-search.ts'

/** The path of the public search with its parameters, in one order, so that equal searches have one address. */
export const searchAddress = (search: PublicSearch): string => `/internships${searchQuery(search)}`

/** The Atom feed of a search: its newest internships, whatever its order and page. */
export const searchFeedAddress = (search: PublicSearch): string =>
  `/internships.atom${searchQuery({ ...search, sort: undefined, cursor: undefined })}`

// An object, so that a parameter that is missing here does not compile.
const parameters: Record<keyof PublicSearch, true> = {
  q: true,
  type: true,
  location: true,
  stipendMin: true,
  monthsMax: true,
  startsBy: true,
  skill: true,
  field: true,
  replies: true,
  perk: true,
  hoursMax: true,
  graduationYear: true,
  sort: true,
  cursor: true,
}
const names = Object.keys(parameters) as (keyof PublicSearch)[]

function searchQuery(search: PublicSearch): string {
  const isSet = (value: string | number | undefined) => value !== undefined && value !== '' && value !== 'all'
  const chosen = names.filter((name) => isSet(search[name]))
  const query = new URLSearchParams(chosen.map((name): [string, string] => [name, String(search[name])])).toString()
  return query === '' ? '' : `?${query}`
}

/** 'Remote internships in Pune for “react”'. */
export function searchTitle({ q, type, location }: PublicSearch): string {
  const subject = type === undefined || type === 'all' ? 'Internships' : `${type} internships`
  const place = location === undefined || location === 'all' ? '' : ` in ${location}`
  return `${subject}${place}${q ? ` for “${q}”` : ''}`
}
