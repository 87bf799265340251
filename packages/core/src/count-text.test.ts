import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countText, numberText } from './count-text.ts'

test('whole numbers are grouped as India groups them', () => {
  const reference = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
  for (const count of [0, 7, 999, 1000, 12_500, 99_999, 100_000, 12_345_678, -1500])
    expect(numberText(count)).toBe(reference.format(count))
  fc.assert(fc.property(fc.integer(), (count) => numberText(count) === reference.format(count)))
})

test('only one is one', () => {
  expect([0, 1, 2, 125_000].map((count) => countText(count, 'file'))).toEqual([
    '0 files',
    '1 file',
    '2 files',
    '1,25,000 files',
  ])
  expect([1, 2].map((count) => countText(count, 'company', 'companies'))).toEqual(['1 company', '2 companies'])
})
