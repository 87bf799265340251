import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInPlace, searchedPlace } from '../internship-search.ts'
import { foldText } from '../places.ts'
import { placeSearchText } from '../search/place-search-text.ts'
import { countPlaces, placeName } from './place-counts.ts'

const located = (location: string, type = 'On-site') => ({
  location,
  type,
  placeText: placeSearchText(location),
  count: 1,
})

test.each([
  ['Pune', 'Pune'],
  ['Pune, Maharashtra', 'Pune'],
  [' Pune - Hinjewadi', 'Pune'],
  ['Pune or Mumbai', 'Pune'],
  ['Gurgaon / New Delhi', 'Gurgaon'],
  ['San Francisco (CA)', 'San Francisco'],
  ['Stratford-upon-Avon', 'Stratford-upon-Avon'],
  [', India', 'India'],
  ['Remote', 'Remote'],
  ['Remote, India', 'Remote'],
  ['Fully remote (Pune)', 'Remote'],
])('the location %j is offered as %j', (location, name) => {
  expect(placeName(location)).toBe(name)
})

test('offers each city once, spelled as most listings spell it, with what the filter finds', () => {
  const locations = ['Bangalore', 'Bengaluru', 'Bengaluru, India', 'Pune, India', 'Mumbai or Pune'].map((one) =>
    located(one),
  )
  expect(countPlaces(locations, [])).toEqual([
    { value: 'Bengaluru', count: 3 },
    { value: 'Pune', count: 2 },
    { value: 'Mumbai', count: 1 },
  ])
})

test('counts remote work and remote locations under one option', () => {
  const locations = [located('Remote, India'), located('Remote'), located('Pune', 'Remote')]
  expect(countPlaces(locations, ['remote'])).toEqual([
    { value: 'Remote', count: 3 },
    { value: 'Pune', count: 1 },
  ])
})

test('offers the given places that find something, and no place for a location without a name', () => {
  expect(countPlaces([located('Downtown Boston'), located('all'), located(' ')], ['boston', 'austin'])).toEqual([
    { value: 'boston', count: 1 },
    { value: 'Downtown Boston', count: 1 },
  ])
})

test('the count of every option is what the filter finds with it', () => {
  const part = fc.constantFrom(
    'Pune',
    'PUNE',
    'Navi Mumbai',
    'Mumbai',
    'Bombay',
    'New Delhi',
    'Delhi',
    'Remote',
    'all',
    'é',
  )
  const location = fc
    .tuple(part, fc.constantFrom('', ', India', ' / Pune', ' or Remote', ' (NYC)', ' - Boston'))
    .map((parts) => parts.join(''))
  const drawn = fc.record({ location: fc.oneof(location, fc.string()), type: fc.constantFrom('Remote', 'Hybrid') })
  fc.assert(
    fc.property(fc.array(drawn, { maxLength: 12 }), (listings) => {
      const locations = listings.map(({ location, type }) => located(location, type))
      const options = countPlaces(locations, ['remote', 'boston'])
      for (const { value, count } of options)
        expect(count).toBe(locations.filter((one) => isInPlace(one, searchedPlace(value))).length)
      const places = options.map(({ value }) => foldText(value))
      expect(new Set(places).size).toBe(places.length)
    }),
  )
})
