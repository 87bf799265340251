import { expect, test } from 'vitest'
import { chooseWanted, findMisses, type Wanted } from './misses.ts'
import { noPreferences, preferencesText } from './preferences.ts'

const offer = { location: 'Pune', type: 'On-site', stipend: 10_000, startsOn: '2027-01-01' }
const puneOrRemote: Wanted = { ...noPreferences, cities: ['Pune'], remote: true, country: 'India' }
const texts = (wanted: Wanted, change: Partial<typeof offer> = {}, fields: string[] = []) =>
  findMisses(wanted, { ...offer, ...change }, fields).map(({ text }) => text)

test.each([
  ['Pune', 'On-site', []],
  ['Poona, Maharashtra', 'Hybrid', []],
  ['Mumbai or Pune', 'On-site', []],
  ['Remote', 'Remote', []],
  ['Remote, India', 'Full-time', []],
  ['Mumbai', 'Remote', []],
  ['Worldwide', 'Remote', []],
  ['Mumbai', 'Hybrid', ['Not in Pune']],
  ['Austin', 'Remote', ['Remote outside India']],
  ['Remote (US only)', 'Remote', ['Remote outside India']],
  ['Remote, USA or India', 'Remote', []],
  ['London, UK', 'Remote', ['Remote outside India']],
])('%s, %s misses %j of Pune or remote', (location, type, misses) => {
  expect(texts(puneOrRemote, { location, type })).toEqual(misses)
})

test('without remote only the cities count, and without cities only remote', () => {
  expect(texts({ ...puneOrRemote, remote: false }, { location: 'Remote', type: 'Remote' })).toEqual(['Not in Pune'])
  expect(texts({ ...puneOrRemote, cities: [] })).toEqual(['Not remote'])
  expect(texts({ ...puneOrRemote, cities: ['Goa'], remote: false }, { location: 'Goalpara' })).toEqual(['Not in Goa'])
})

test('a student of another country wants remote work there', () => {
  const wanted = chooseWanted({ ...noPreferences, cities: ['Austin'], remote: true }, null)!
  expect(texts(wanted, { location: 'Remote, USA', type: 'Remote' })).toEqual([])
  expect(texts(wanted, { location: 'Remote, India', type: 'Remote' })).toEqual(['Remote outside the United States'])
})

test('names every preference that is missed, and nothing that is not said', () => {
  const wanted: Wanted = {
    ...noPreferences,
    cities: ['Mumbai', 'Nashik'],
    startsFrom: '2027-01-02',
    minimumStipend: 12_000,
    fields: ['Marketing'],
    country: null,
  }
  expect(texts(wanted, {}, ['Sales'])).toEqual([
    'Not in Mumbai or Nashik',
    'Starts before 2 Jan',
    'Below ₹12,000',
    'Not in your fields of work',
  ])
  expect(texts(wanted, { location: 'Nashik', startsOn: null as never, stipend: 12_000 }, [])).toEqual([])
  expect(texts({ ...noPreferences, country: null }, { stipend: 0 }, ['Sales'])).toEqual([])
})

test('the place of the resume counts until something is stated', () => {
  const home = { city: 'Pune', country: 'India' }
  expect(chooseWanted(null, home)).toEqual({ ...puneOrRemote, isGuess: true })
  expect(chooseWanted(null, null)).toBeNull()
  expect(chooseWanted(noPreferences, home)).toBeNull()
  expect(chooseWanted({ ...noPreferences, remote: true }, home)?.country).toBe('India')
})

test('puts preferences into one line', () => {
  expect(preferencesText({ ...puneOrRemote, minimumStipend: 10_000 })).toBe('Pune or remote, from ₹10,000')
  expect(preferencesText({ ...noPreferences, remote: true, startsFrom: '2027-01-01', fields: ['Marketing'] })).toBe(
    'Remote only, starting 1 Jan 2027 or later, in Marketing',
  )
  expect(preferencesText(noPreferences)).toBe('')
})
