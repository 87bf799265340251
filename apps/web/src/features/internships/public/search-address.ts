import type { PublicSearch } from '@fledge/contract/site/public-search'

/** The path of the public search with its parameters, in one order, so that equal searches have one address. */
export function searchAddress({ q, type, location, sort, cursor }: PublicSearch): string {
  const isSet = (value: string | undefined) => value !== undefined && value !== '' && value !== 'all'
  const pairs = Object.entries({ q, type, location, sort, cursor }).filter(([, value]) => isSet(value))
  const query = new URLSearchParams(pairs as [string, string][]).toString()
  return query === '' ? '/internships' : `/internships?${query}`
}
