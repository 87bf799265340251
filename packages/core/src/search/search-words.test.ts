import fc from 'fast-check'
import { expect, test } from 'vitest'
import { containsTerms } from '../internship-search.ts'
import { fastestRun } from '../resume/testing/fastest-run.ts'
import { placeSearchText } from './place-search-text.ts'
import { closedUp, searchableText, searchTerms, wholeTerms } from './search-words.ts'
import { startWords } from './spellings.ts'

const finds = (q: string, text: string): boolean => containsTerms(searchableText(text), searchTerms(q))

test.each([
  ['nothing', undefined, []],
  ['spaces', '  ', []],
  ['words in any case', 'Data SCIENTIFIC', ['data', 'scientific']],
  ['accents and other letters', 'Café Łódź Tromsø', ['cafe', 'lodz', 'tromso']],
  ['a word twice', 'sales Sales', ['sales']],
  ['words that say nothing', 'Internships in Pune, jobs at Kite', ['pune', 'kite']],
  ['quotes and an apostrophe', '"women\u2019s" \u2018health\u2019', ['womens', 'health']],
  ['signs only', '%_\\ \'" --', []],
])('splits %s into terms', (_name, q, words) => {
  expect(searchTerms(q).map(({ word }) => word)).toEqual(words)
})

test.each([
  ['Go, R and C++.', 'go ', true],
  ['Go, R and C++.', 'r ', true],
  ['Go, R and C++.', 'c++', true],
  ['Google Analytics', 'go ', false],
  ['Google Analytics', 'go', true],
  ['Google Analytics', 'go ads', false],
  ['UI/UX design', 'ux ', true],
  ['R&D team', 'r&d', true],
  ['C# and .NET', 'c#', true],
  ['C# and .NET', '.net', true],
  ['Internet', '.net', false],
  ['ASP.NET Core', 'asp net', true],
  ['100% remote', '100%', true],
  ['', 'a1', false],
])('the text %j matches the search %j: %s', (text, q, matches) => {
  expect(finds(q, text)).toBe(matches)
})

/** Texts and the searches for each that have to find the same texts. */
const groups = [
  ['full stack', 'full-stack', 'Fullstack', 'FULL/STACK'],
  ['front end', 'front-end', 'frontend'],
  ['machine learning', 'machine-learning', 'MachineLearning', 'ML'],
  ['UI/UX', 'UX/UI', 'ui ux', 'ui, ux'],
  ['react.js', 'ReactJS', 'react js', 'react-js'],
  ['next.js', 'nextjs', 'Next JS'],
  ['C#', 'c sharp', 'csharp', 'C-Sharp'],
  ['C++', 'cpp', 'c plus plus'],
  ['.NET', 'dotnet', 'dot net'],
  ['e-commerce', 'ecommerce', 'E commerce'],
  ['JavaScript', 'java script', 'js'],
  ['B.Tech', 'btech', 'b tech'],
  ['Remote', 'WFH', 'work from home', 'work-from-home'],
  ['Mysore', 'Mysuru'],
  ['Bangalore', 'Bengaluru', 'bengalūru'],
  ['New York', 'nyc', 'New-York'],
  ['summer 2027', 'Summer-2027', '2027 summer'],
  ['Jan 2027', 'january 2027'],
  ['content writing', 'Content Writer', 'contentwriter', 'content-writing'],
  ['civil engineering', 'Civil Engineer'],
  ['data science', 'data scientist'],
]

test.each(groups)('%j in any spelling finds the same texts', (...spellings) => {
  const texts = groups.flat().map((text) => `Junior ${text} intern`)
  const found = (q: string) => texts.filter((text) => finds(`${q} `, text))
  const expected = found(spellings[0]!)
  for (const q of spellings) {
    expect(found(q), q).toEqual(expected)
    expect(found(q), q).toEqual(expect.arrayContaining(spellings.map((text) => `Junior ${text} intern`)))
  }
})

test('a search finds the same whatever its case, accents, separators and words that say nothing', () => {
  const texts = groups.flat()
  const words = fc.array(fc.constantFrom('data', 'kite', 'python', 'labs', 'react', 'c++', 'ux', 'pune'), {
    minLength: 1,
    maxLength: 4,
  })
  const separator = fc.constantFrom(' ', '-', '/', ', ', ' . ', '  ', '" "', ' in ', ' jobs at ', ' (')
  fc.assert(
    fc.property(words, separator, fc.boolean(), fc.constantFrom(...texts), (typed, between, isUpper, other) => {
      const text = searchableText(`Python (React) ${other}, C++ data; UX: Kite Labs, Pune`)
      const written = typed.join(between)
      const variant = searchTerms(`${isUpper ? written.toUpperCase() : written} `)
      expect(containsTerms(text, variant)).toBe(containsTerms(text, searchTerms(`${typed.join(' ')} `)))
    }),
  )
})

test('every beginning of a search that finds a text finds one', () => {
  const texts = [
    ...groups.flat(),
    'Go',
    'R',
    'New Delhi',
    'Data analyst in NCR',
    'Machine operator',
    'C developer',
  ].map(searchableText)
  const isFound = (q: string) => texts.some((text) => containsTerms(text, searchTerms(q)))
  const parts = fc.array(fc.constantFrom(...groups.flat()), { minLength: 1, maxLength: 2 })
  fc.assert(
    fc.property(parts, (typed) => {
      const q = typed.join(' ')
      fc.pre(isFound(q))
      for (let length = 1; length < q.length; length += 1)
        expect(isFound(q.slice(0, length)), q.slice(0, length)).toBe(true)
    }),
  )
})

test.each([
  ['Noida, UP', ['ncr', 'delhi ncr', 'uttar pradesh', 'India', 'noida, india'], ['gurugram', 'delhi']],
  ['Gurgaon', ['gurugram', 'NCR', 'haryana', 'Gurgaon, India'], ['noida']],
  ['New Delhi', ['delhi', 'delhi-ncr'], ['haryana']],
  ['Hyderabad', ['Hyderabad, India', 'Hyderabad, Telangana, India', 'telangana'], ['pakistan']],
  ['San Francisco', ['bay area', 'usa', 'San Francisco, United States'], ['india']],
  ['Remote - USA only', ['usa', 'united states'], ['india']],
])('the place %j is found by its regions and country', (location, found, others) => {
  const text = placeSearchText(location)
  for (const q of found) expect(containsTerms(text, searchTerms(`${q} `)), q).toBe(true)
  for (const q of others) expect(containsTerms(text, searchTerms(`${q} `)), q).toBe(false)
})

test.each([
  ['2027-05-10', ['summer 2027', 'May 2027', 'spring 2027'], ['summer 2026', 'june 2027']],
  ['2026-12-01', ['winter 2026', 'winter 2027', 'dec 2026'], ['winter 2025', 'autumn 2026']],
  ['2027-01-31', ['winter 2026', 'Winter 2027', 'jan 2027'], ['spring 2027']],
  ['2027-09-30', ['fall 2027', 'autumn 2027', 'sept 2027'], ['summer 2027']],
])('a start on %s is found by its month and seasons', (day, found, others) => {
  const text = `A team in summer 2030\n${startWords(day)}`
  for (const q of found) expect(finds(q, text), q).toBe(true)
  for (const q of others) expect(finds(q, text), q).toBe(false)
})

test.each([
  ['summer internship 2027', 'summer 2027'],
  ['jobs in Bangalore for freshers', 'bangalore'],
  ['web internships development', 'web development'],
  ['hiring students: R internship', 'r '],
])('%j asks for the same as %j', (q, same) => {
  expect(searchTerms(`${q} `).map(({ text }) => text)).toEqual(searchTerms(`${same} `).map(({ text }) => text))
})

test('a word before one that says nothing is finished', () => {
  expect(finds('go internship', 'Google Analytics')).toBe(false)
  expect(finds('go', 'Google Analytics')).toBe(true)
})

test('closes up the neighbouring words of a line', () => {
  expect(closedUp('Social-Media Marketing Intern')).toBe('socialmedia mediamarketing marketingintern')
})

test.each([
  ['many repeated words', 'ﷺ'.repeat(20_000)],
  ['many different words', Array.from({ length: 60_000 }, (_, index) => index.toString(36)).join(' ')],
  ['one long word', 'a'.repeat(300_000)],
  ['two letters far apart', `a${'-'.repeat(300_000)}b`],
  ['dots', '.net'.repeat(70_000)],
  ['signs only', '-'.repeat(300_000)],
])('makes %s searchable in one pass', (_name, text) => {
  expect(fastestRun(() => searchableText(text), 1_000)).toBeLessThan(1_000)
})

test('law: no term has a character that `like` of the database reads as a pattern', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const { text: term } of [...searchTerms(text), ...wholeTerms(text)]) expect(term).not.toMatch(/[%_\\]/)
    }),
  )
})
