import { expect, test } from 'vitest'
import {
  containsTerms,
  type InternshipSearch,
  isInPlace,
  narrows,
  searchedPlace,
  searchedType,
} from './internship-search.ts'
import { placeSearchText } from './search/place-search-text.ts'
import { searchableText, searchTerms } from './search/search-words.ts'

const listing = {
  searchText: searchableText('Data Science Intern\nKite Labs\nBangalore, India\nRemote\nModels for a shop\nPython'),
  placeText: placeSearchText('Bangalore, India'),
  type: 'Remote',
}

test.each<[string, InternshipSearch, boolean]>([
  ['nothing said', {}, true],
  ['nothing but defaults', { q: ' ', type: 'all', location: 'all' }, true],
  ['words in any order and case', { q: 'SCIENCE data' }, true],
  ['a word that is not there', { q: 'data cobol' }, false],
  ['a requirement', { q: 'python' }, true],
  ['the city by its other name', { location: 'Bengaluru' }, true],
  ['another city', { location: 'Pune' }, false],
  ['remote as a place, by the work type', { location: 'remote' }, true],
  ['its type', { type: 'Remote' }, true],
  ['another type', { type: 'Hybrid' }, false],
  ['all of it at once', { q: 'kite', type: 'Remote', location: 'india' }, true],
  ['words that say nothing', { q: 'Internships in Bangalore' }, true],
  ['an address', { location: 'Bengaluru, Karnataka, India' }, true],
  ['the state of its city', { location: 'karnataka' }, true],
  ['another region', { location: 'NCR' }, false],
  ['remote work in other words', { q: 'wfh', location: 'work from home' }, true],
  ['all of it but one', { q: 'kite', type: 'Remote', location: 'boston' }, false],
])('a listing and a search with %s', (_name, search, expected) => {
  const { q, type, location } = search
  expect(
    containsTerms(listing.searchText, searchTerms(q)) &&
      [null, listing.type].includes(searchedType(type)) &&
      isInPlace(listing, searchedPlace(location)),
  ).toBe(expected)
})

test('narrows tells whether a search filters anything', () => {
  expect([{}, { q: '  ' }, { q: 'internships in' }, { type: 'all', location: ' All' }].map(narrows)).not.toContain(true)
  expect([{ q: 'x' }, { type: 'Remote' }, { location: 'pune' }].map(narrows)).not.toContain(false)
})
