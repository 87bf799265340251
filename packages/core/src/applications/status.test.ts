import { expect, test } from 'vitest'
import { refuseApplication, successRate } from './status.ts'

test.each([
  ['closed', { resumeId: 'r', applied: false }, false, 'closed'],
  ['closed, to who applied before', { resumeId: null, applied: true }, false, 'closed'],
  ['open, to who applied before', { resumeId: 'r', applied: true }, true, 'already_applied'],
  ['open, to who applied before and deleted the resume', { resumeId: null, applied: true }, true, 'already_applied'],
  ['open, without a resume', { resumeId: null, applied: false }, true, 'no_resume'],
  ['open', { resumeId: 'r', applied: false }, true, null],
] as const)('a listing that is %s', (_what, student, open, refusal) => {
  expect(refuseApplication(student, { open })).toBe(refusal)
})

test.each([
  [1, 3, 33],
  [2, 3, 67],
  [1, 8, 13],
  [0, 5, 0],
  [5, 5, 100],
  [0, 0, 0],
])('%i of %i is %i per cent', (part, total, rate) => {
  expect(successRate(part, total)).toBe(rate)
})
