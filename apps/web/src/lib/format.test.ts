import { expect, test } from 'vitest'
import { countText, totalText } from './format.ts'

test('formats counts in singular and plural', () => {
  expect(countText(1, 'opening')).toBe('1 opening')
  expect(countText(1500, 'opening')).toBe('1,500 openings')
  expect(totalText(12)).toBe('12')
})
