import { expect, test } from 'vitest'
import { graduationYears, passwordMinLength, resumeMaxBytes } from './constants.ts'

test('the specification’s limits of what a stranger may send', () => {
  expect(passwordMinLength).toBe(6)
  expect(resumeMaxBytes).toBe(10 * 1024 * 1024)
})

test('graduation years: this one and the next nine', () => {
  expect(graduationYears(new Date(2026, 6, 1))).toEqual([2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035])
})
