import { expect, test } from 'vitest'
import { placeOptions } from './place-options.ts'

const counts = [
  { value: 'Bengaluru', count: 312 },
  { value: 'Austin', count: 12 },
  { value: 'Remote', count: 4 },
]
const labels = (chosen = 'all', isWhole = true) => placeOptions({ counts, isWhole }, chosen).map(({ label }) => label)

test('the places of the specification come first, then the live ones with their counts, none twice', () => {
  expect(labels()).toEqual([
    'All locations',
    'Remote',
    'Austin (12)',
    'San Francisco',
    'New York',
    'Boston',
    'Bengaluru (312)',
  ])
})

test('where not all were counted there are at least so many', () => {
  expect(labels('all', false)).toContain('Bengaluru (312+)')
  expect(labels('all', false)).toContain('Austin (12+)')
})

test('a place of the address that nobody offers now can still be seen and left', () => {
  expect(labels('Shimla').at(-1)).toBe('Shimla')
  expect(labels('Bengaluru')).toHaveLength(7)
})
