import { expect, test } from 'vitest'
import { compareStipend } from './compare-stipend.ts'

test.each([
  [60_000, 20, null],
  [60_001, 20, 'stipend_high'],
  [60_001, 19, null],
  [3750, 20, null],
  [3749, 20, 'stipend_low'],
  [0, 20, null],
])('a stipend of %i among %i listings with a median of 15,000: %s', (stipend, listings, expected) => {
  expect(compareStipend(stipend, { median: 15_000, listings })).toBe(expected)
})
