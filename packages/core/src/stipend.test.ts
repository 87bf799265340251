import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inIndianGroups, stipendText } from './stipend.ts'

test('whole numbers are grouped as India groups them', () => {
  const reference = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
  for (const count of [0, 999, 1000, 99_999, 100_000, 12_345_678])
    expect(inIndianGroups(count)).toBe(reference.format(count))
  fc.assert(fc.property(fc.nat(), (count) => inIndianGroups(count) === reference.format(count)))
})

test('a stipend is said for a month, and none is unpaid', () => {
  expect(stipendText(125_000)).toBe('₹1,25,000 / month')
  expect(stipendText(1)).toBe('₹1 / month')
  expect(stipendText(0, 10_000)).toBe('₹0 – 10,000 / month')
  expect(stipendText(0)).toBe('Unpaid')
})
