import { expect, test } from 'vitest'
import { chosenOption, placeOptions } from './place-options.ts'

const counts = [
  { value: 'Bengaluru', count: 312 },
  { value: 'Austin', count: 12 },
  { value: 'Remote', count: 4 },
]
const labels = (chosen = 'all', isWhole = true) => placeOptions({ counts, isWhole }, chosen).map(({ label }) => label)

test('lists the places of the specification first, then other places with counts, without duplicates', () => {
  expect(labels()).toEqual([
    'All locations',
    'Remote (4)',
    'Austin (12)',
    'San Francisco (0)',
    'New York (0)',
    'Boston (0)',
    'Bengaluru (312)',
  ])
})

test('marks partial counts as lower bounds', () => {
  expect(labels('all', false)).toContain('Bengaluru (312+)')
  expect(labels('all', false)).toContain('Austin (12+)')
  expect(labels('all', false)).toContain('Boston')
})

test('includes a place from the URL that has no internships', () => {
  expect(labels('Shimla').at(-1)).toBe('Shimla')
  expect(labels('Bengaluru')).toHaveLength(7)
})

test('matches a place from the URL in another spelling', () => {
  expect(labels('bangalore')).toHaveLength(7)
  const options = placeOptions({ counts, isWhole: true }, 'bangalore')
  expect(chosenOption(options, 'bangalore')?.value).toBe('Bengaluru')
})

test('lists the places of the specification before counts load', () => {
  expect(placeOptions(undefined, 'all').map(({ label }) => label)).toEqual([
    'All locations',
    'Remote',
    'Austin',
    'San Francisco',
    'New York',
    'Boston',
  ])
})
