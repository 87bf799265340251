import { expect, test } from 'vitest'
import { resolveBold } from './style-sheet.ts'

test.each([
  [undefined, true, true],
  [undefined, false, false],
  [0, true, false],
  [1, false, true],
  [128, true, true],
  [129, true, false],
  [129, false, true],
])('bold %s in a style that is bold %s is %s', (operand, ofStyle, bold) => {
  expect(resolveBold(operand, ofStyle)).toBe(bold)
})
