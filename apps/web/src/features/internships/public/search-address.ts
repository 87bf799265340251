import type { PublicSearch } from '@fledge/contract/site/public-search'

const names = [
  'q',
  'type',
  'location',
  'stipendMin',
  'monthsMax',
  'startsBy',
  'skill',
  'field',
  'replies',
  'sort',
  'cursor',
] as const

/** The path of the public search with its parameters, in one order, so that equal searches have one address. */
export function searchAddress(search: PublicSearch): string {
  const isSet = (value: string | number | undefined) => value !== undefined && value !== '' && value !== 'all'
  const pairs = names.map((name) => [name, search[name]] as const).filter(([, value]) => isSet(value))
  const query = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()
  return query === '' ? '/internships' : `/internships?${query}`
}
