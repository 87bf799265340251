import { expect, test } from 'vitest'
import { numberField } from './number-field.ts'

const field = numberField('Enter a number')

test.each([
  [15_000, 15_000],
  ['15000', 15_000],
  [' -1 ', -1],
  ['1.5', 1.5],
])('%j is %d', (given, number) => {
  expect(field.parse(given)).toBe(number)
})

test.each([undefined, null, '', '  ', [], [5], true, {}, '1e9', '0x10', 'ten', Number.NaN, Number.POSITIVE_INFINITY])(
  '%j is no number, and the field says so',
  (given) => {
    expect(field.safeParse(given).error?.issues[0]?.message).toBe('Enter a number')
  },
)
