import { expect, test } from 'vitest'
import { fitInField } from './field-fit.ts'

// The share that counts in full was set on halves of an evaluation set (docs/matching.md).
test.each([
  ['none of it', 0, 50, 0, 0],
  ['half of the share that counts in full', 5.5, 50, 0, 0.5],
  ['as much as counts in full', 11, 50, 0, 1],
  ['all of it', 50, 50, 0, 1],
  ['as much as counts in full of what may count against it', 5.5, 50, 25, 1],
])('evidence of which the field has %s', (_what, mass, totalMass, notAgainst, fit) => {
  expect(fitInField({ fieldMass: new Float64Array([0, mass]), totalMass }, 1, notAgainst)).toBeCloseTo(fit, 10)
})
