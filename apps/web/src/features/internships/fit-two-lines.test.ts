import { expect, test } from 'vitest'
import { fitTwoLines } from './fit-two-lines.ts'

test('shows all chips that fit into two lines', () => {
  expect(fitTwoLines([50, 50, 50, 50], 106, 6, 60)).toBe(4)
  expect(fitTwoLines([], 100, 6, 60)).toBe(0)
})

test('reserves room for the button when a chip would need a third line', () => {
  // 50+6+50 | 50+6+50 | 50: with the button of 60 the second line holds one chip less.
  expect(fitTwoLines([50, 50, 50, 50, 50], 106, 6, 60)).toBe(2)
  expect(fitTwoLines([50, 50, 30, 30, 50], 106, 6, 60)).toBe(3)
})

test('shows a chip wider than the card', () => {
  expect(fitTwoLines([300, 300, 300], 106, 6, 60)).toBe(1)
})
