import { expect, test } from 'vitest'
import { countText, numberText, totalText } from './format.ts'

test('groups numbers the Indian way: three digits, then pairs', () => {
  const asTheBrowser = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
  for (const count of [0, 7, 999, 1000, 12_500, 99_999, 125_000, 1_234_567, 98_765_432, -1500])
    expect(numberText(count)).toBe(asTheBrowser.format(count))
})

test('formats counts in singular and plural', () => {
  expect(countText(1, 'opening')).toBe('1 opening')
  expect(countText(1500, 'opening')).toBe('1,500 openings')
  expect(totalText(12)).toBe('12')
})
