import { expect, test } from 'vitest'
import { readDuration } from './duration.ts'

test.each([
  ['3 months', 3],
  ['3 Months', 3],
  ['6-month', 6],
  ['2 - 3 months', 3],
  ['2–4 months', 4],
  ['1 year', 12],
  ['12 weeks', 3],
  ['1 week', 1],
  ['6', 6],
  ['about 4 months, extendable', 4],
])('%s is %i months', (text, months) => {
  expect(readDuration(text)).toBe(months)
})

test.each(['soon', '', 'months', '0 months', '900 months', 'summer 2026 to be agreed'])(
  '%j names no length',
  (text) => {
    expect(readDuration(text)).toBeNull()
  },
)
