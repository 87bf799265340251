import { expect, test } from 'vitest'
import { findRun } from './formatted-runs.ts'

const runs = [
  { start: 10, end: 20, look: 'a' },
  { start: 20, end: 25, look: 'b' },
  { start: 40, end: 50, look: 'c' },
]

test.each([
  [10, 'a'],
  [19, 'a'],
  [20, 'b'],
  [49, 'c'],
])('place %i has look %s', (offset, look) => {
  expect(findRun(runs, offset)?.look).toBe(look)
})

test.each([0, 25, 39, 50])('place %i is outside of all', (offset) => {
  expect(findRun(runs, offset)).toBeNull()
})
