import { expect, test } from 'vitest'
import { rateOf } from './status.ts'

test.each([
  [1, 3, 33],
  [2, 3, 67],
  [1, 8, 13],
  [0, 5, 0],
  [5, 5, 100],
  [0, 0, 0],
])('%i of %i is %i per cent', (part, total, rate) => {
  expect(rateOf(part, total)).toBe(rate)
})
