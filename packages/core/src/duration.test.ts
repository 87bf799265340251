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
  ['1.5 years', 18],
  ['1,5 years', 18],
  ['2.5 months', 3],
  ['3 mos', 3],
  ['3 - 6', 6],
  ['60 months', 60],
  ['5 years', 60],
  ['2 months, from May 2026', 2],
  ['May 2026 to July 2026, 3 months', 3],
])('%s is %i months', (text, months) => {
  expect(readDuration(text)).toBe(months)
})

test.each([
  ...['soon', '', 'months', '0 months', '61 months', '900 months', '2026 months'],
  ...['summer 2026 to be agreed', 'summer 2026', 'until 26'],
])('%j names no length', (text) => {
  expect(readDuration(text)).toBeNull()
})
