import { describe, expect, test } from 'vitest'
import { fastestRun } from '../../resume/testing/fastest-run.ts'
import { isCondition } from './conditions.ts'

describe('a condition of an internship', () => {
  test.each([
    'Available for 6 months',
    'Availability of 6 months',
    '6 months commitment',
    'Available full-time',
    '5 days a week',
    'Immediate joiner',
    'Can join immediately',
    '5th semester students',
    'Final year students only',
    '3rd or 4th year students',
    '2026 batch',
    'Willing to travel or relocate',
    'Own laptop',
    'Must have a laptop',
    'Own two-wheeler',
    'Good internet connection',
    'Age 18+',
    'Work from office',
    'On-site',
    'Night shift',
    'Minimum CGPA 7.5',
    'Ready for early morning shift',
    'Comfortable travelling inside the city',
    'Two-wheeler riding preferred',
    'Comfortable with shifts and living on property',
    'Should have own bike and driving licence',
    'Can join within 7 days',
    'Local candidates preferred',
    'Ready to work on Sundays and holidays',
    'Comfortable working at heights',
    'Able to stand for long hours',
    'Shift work',
  ])('is: %s', (text) => {
    expect(isCondition(text)).toBe(true)
  })

  test.each([
    'Python',
    'MS Office',
    'Night shift nursing',
    'Electric vehicles',
    'Laptop repair',
    'Knowledge of computers',
    'Internet of Things',
    'Travel planning',
    'Own laptop with AutoCAD',
    'Available for 6 months with Python',
    'B.Tech 5th semester',
    'Remote sensing',
    'Age verification',
    'Relocation services',
    '2 years of experience',
    'Shift planning',
    'Field visits by two-wheeler',
    'Two-wheeler servicing',
    'Sunday school teaching',
    'Weekend event support',
    'Able to travel and handle customers',
    'Willing to do cold calling',
    'Physical fitness training',
    'Full time MBA',
    '',
  ])('is not: %s', (text) => {
    expect(isCondition(text)).toBe(false)
  })

  test('is read in linear time', () => {
    const text = 'available own laptop willing to travel or 3rd or 4th good stable '.repeat(3_000)
    expect(fastestRun(() => isCondition(text), 500)).toBeLessThan(500)
  })
})
