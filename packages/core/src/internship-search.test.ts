import { expect, test } from 'vitest'
import {
  type InternshipSearch,
  matchesSearch,
  narrows,
  searchableText,
  searchedText,
  searchTerms,
} from './internship-search.ts'
import { foldText } from './places.ts'
import { fastestRun } from './resume/testing/fastest-run.ts'

const listing = {
  searchText: searchableText('Data Science Intern\nKite Labs\nBangalore, India\nRemote\nModels for a shop\nPython'),
  placeText: foldText('Bangalore, India'),
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
  ['all of it but one', { q: 'kite', type: 'Remote', location: 'boston' }, false],
])('a listing and a search with %s', (_name, search, expected) => {
  expect(matchesSearch(listing, search)).toBe(expected)
})

test.each([
  ['nothing', undefined, []],
  ['spaces', '  ', []],
  ['words in any case', 'Data SCIENCE', ['data', 'science']],
  ['accents', 'Café', ['cafe']],
  ['a word twice', 'react React', ['react']],
  ['another name of a city', 'bangalore', ['bengaluru']],
])('splits %s into terms', (_name, q, terms) => {
  expect(searchTerms(q)).toEqual(terms)
})

test.each([
  ['Go, R and C++.', 'go', true],
  ['Go, R and C++.', 'r', true],
  ['Go, R and C++.', 'c++', true],
  ['Go, R and C++.', 'c', false],
  ['Google Analytics', 'go', false],
  ['Google Analytics', 'goo', true],
  ['UI/UX design', 'ux', true],
  ['UI/UX design', 'ui/ux', true],
  ['R&D team', 'r&d', true],
  ['UI (UX)', 'ui,', true],
  ['UI (UX)', '(ux)', true],
  ['C# and .NET', 'c#', true],
  ['C# and .NET', '.net', true],
  ['100% remote', '%', true],
  ['', 'a', false],
])('the text %j matches the term %j: %s', (text, term, matches) => {
  expect(searchableText(text).includes(searchedText(term))).toBe(matches)
})

test('narrows tells whether a search filters anything', () => {
  expect([{}, { q: '  ' }, { type: 'all', location: 'all' }].map(narrows)).toEqual([false, false, false])
  expect([{ q: 'x' }, { type: 'Remote' }, { location: 'pune' }].map(narrows)).toEqual([true, true, true])
})

test.each([
  ['many repeated words', 'ﷺ'.repeat(20_000)],
  ['many different words', Array.from({ length: 60_000 }, (_, index) => index.toString(36)).join(' ')],
  ['one long word', 'a'.repeat(300_000)],
  ['two letters far apart', `a${'-'.repeat(300_000)}b`],
  ['three letters far apart', `a${'-'.repeat(300_000)}bc`],
  ['signs only', '-'.repeat(300_000)],
])('makes %s searchable in one pass', (_name, text) => {
  expect(fastestRun(() => searchableText(text), 1_000)).toBeLessThan(1_000)
})
