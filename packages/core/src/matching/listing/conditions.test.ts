import { describe, expect, test } from 'vitest'
import { fastestRun } from '../../resume/testing/fastest-run.ts'
import { isCondition } from './conditions.ts'

describe('a condition of an internship', () => {
  test.each([
    'Available for 6 months',
    'Must be available for 3-6 months',
    'Availability of 6 months',
    '6 months commitment',
    'Available full-time',
    '5 days a week',
    'Immediate joiner',
    'Immediate joiners only',
    'Can join immediately',
    '5th semester students',
    'Final year students only',
    '3rd or 4th year students',
    '2026 batch',
    'Willing to travel',
    'Willing to travel or relocate',
    'Willing to travel/relocate',
    'Willingness to relocate',
    'Own laptop',
    'Must have a laptop',
    'Laptop and good internet connection',
    'Own two-wheeler',
    'Good internet connection',
    'Age 18+',
    'Minimum age 18 years',
    'Work from office',
    'On-site',
    'Night shift',
    'Rotational shifts',
    'Minimum CGPA 7.5',
  ])('is: %s', (text) => {
    expect(isCondition(text)).toBe(true)
  })

  test.each([
    'Python',
    'MS Office',
    'Night shift nursing',
    'Laptop repair',
    'Computer networks',
    'Knowledge of computers',
    'Internet marketing',
    'Internet of Things',
    'Travel planning',
    'Own laptop with AutoCAD',
    'Available for 6 months with Python',
    'Vehicle dynamics',
    'B.Tech 5th semester',
    'Remote sensing',
    'Age verification',
    'Office administration',
    'Relocation services',
    '2 years of experience',
    'Shift planning',
    '',
  ])('is not: %s', (text) => {
    expect(isCondition(text)).toBe(false)
  })

  test('is read in linear time', () => {
    const text = 'available own laptop willing to travel or 3rd or 4th good stable '.repeat(3_000)
    expect(fastestRun(() => isCondition(text), 500)).toBeLessThan(500)
  })
})
