import { expect, test } from 'vitest'
import { chosenOption, placeOptions } from './place-options.ts'

const counts = [
  { value: 'Bengaluru', count: 312 },
  { value: 'Austin', count: 12 },
  { value: 'Remote', count: 4 },
]
const labels = (chosen = 'all', isWhole = true) => placeOptions({ counts, isWhole }, chosen).map(({ label }) => label)

test('the places of the specification come first, then the live ones with their counts, none twice', () => {
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

test('where not all were counted there are at least so many', () => {
  expect(labels('all', false)).toContain('Bengaluru (312+)')
  expect(labels('all', false)).toContain('Austin (12+)')
  expect(labels('all', false)).toContain('Boston')
})

test('a place of the address that nobody offers now can still be seen and left', () => {
  expect(labels('Shimla').at(-1)).toBe('Shimla')
  expect(labels('Bengaluru')).toHaveLength(7)
})

test('a place of the address in another spelling is the option of that place', () => {
  expect(labels('bangalore')).toHaveLength(7)
  const options = placeOptions({ counts, isWhole: true }, 'bangalore')
  expect(chosenOption(options, 'bangalore')?.value).toBe('Bengaluru')
})

test('the places of the specification are offered before anything is counted', () => {
  expect(placeOptions(undefined, 'all').map(({ label }) => label)).toEqual([
    'All locations',
    'Remote',
    'Austin',
    'San Francisco',
    'New York',
    'Boston',
  ])
})
