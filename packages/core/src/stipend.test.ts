import { expect, test } from 'vitest'
import { stipendText } from './stipend.ts'

test('a stipend is said for a month, and none is unpaid', () => {
  expect(stipendText(125_000)).toBe('₹1,25,000 / month')
  expect(stipendText(1)).toBe('₹1 / month')
  expect(stipendText(0, 10_000)).toBe('₹0 – 10,000 / month')
  expect(stipendText(0)).toBe('Unpaid')
})
