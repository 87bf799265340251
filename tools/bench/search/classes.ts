import type { SortOption } from '@fledge/contract/constants'
import type { ListingFilter } from '../../../apps/server/src/features/internships/listing-filter.ts'
import { marks } from '../market/listings.ts'

export type SearchClass = { name: string; filter: ListingFilter; sort?: SortOption; pagesBefore?: number }

const [firstMiddling, secondMiddling] = marks.middling

/** Every class of search: PostgreSQL chooses its plan by how often the words occur. */
export const classes: SearchClass[] = [
  { name: 'no filter', filter: {} },
  { name: 'frequent word', filter: { q: 'developer' } },
  { name: 'in every listing', filter: { q: 'team' } },
  { name: 'middling word (1 in 100)', filter: { q: firstMiddling } },
  { name: 'two middling words', filter: { q: `${firstMiddling} ${secondMiddling}` } },
  { name: 'one in eight', filter: { q: 'python' } },
  { name: 'rare word', filter: { q: marks.rare } },
  { name: 'no match', filter: { q: 'xylograph' } },
  { name: 'no match, of frequent parts', filter: { q: 'enginer' } },
  { name: 'two frequent words that no listing has both of', filter: { q: 'developer bakery' } },
  { name: 'inside a word', filter: { q: 'gine' } },
  { name: 'inside many words', filter: { q: 'ako' } },
  { name: 'two letters', filter: { q: 'go' } },
  { name: 'two letters, no match', filter: { q: 'zq' } },
  { name: 'one letter, frequent', filter: { q: 'a' } },
  { name: 'one letter', filter: { q: 'r' } },
  { name: 'a letter with signs', filter: { q: 'c++' } },
  { name: 'misspelled', filter: { q: 'pyhton' } },
  { name: 'letters beyond ASCII', filter: { q: marks.abroad } },
  { name: 'by type', filter: { type: 'Hybrid' } },
  { name: 'by place', filter: { location: 'pune' } },
  { name: 'by rare place', filter: { location: 'bereya' } },
  { name: 'by type and place and word', filter: { type: 'Remote', location: 'boston', q: 'python' } },
  { name: 'deep page (50th), no filter', filter: {}, pagesBefore: 50 },
  { name: 'deep page (50th), frequent word', filter: { q: 'developer' }, pagesBefore: 50 },
  ...(['oldest', 'stipend-high', 'stipend-low'] as const).flatMap((sort) => [
    { name: `${sort}`, filter: {}, sort },
    { name: `${sort}, by type and place`, filter: { type: 'On-site' as const, location: 'mumbai' }, sort },
    { name: `${sort}, rare word`, filter: { q: marks.rare }, sort },
    { name: `${sort}, middling word`, filter: { q: firstMiddling }, sort },
  ]),
]
