import { expect, test } from 'vitest'
import { lastAlertTime } from './alerts.ts'

const timeBefore = (frequency: 'daily' | 'weekly', now: string) => lastAlertTime(frequency, new Date(now)).toISOString()

test.each([
  ['2026-11-25T02:29:59.999Z', '2026-11-24T02:30:00.000Z'],
  ['2026-11-25T02:30:00.000Z', '2026-11-25T02:30:00.000Z'],
  ['2026-11-25T23:59:59.000Z', '2026-11-25T02:30:00.000Z'],
  ['2026-03-01T00:00:00.000Z', '2026-02-28T02:30:00.000Z'],
])('daily alerts at %s were last due at 8:00 in India: %s', (now, due) => {
  expect(timeBefore('daily', now)).toBe(due)
})

test.each([
  ['2026-11-25T12:00:00.000Z', '2026-11-23T02:30:00.000Z'],
  ['2026-11-23T02:29:00.000Z', '2026-11-16T02:30:00.000Z'],
  ['2026-11-23T02:30:00.000Z', '2026-11-23T02:30:00.000Z'],
  ['2027-01-03T20:00:00.000Z', '2026-12-28T02:30:00.000Z'],
])('weekly alerts at %s were last due on a Monday: %s', (now, due) => {
  expect(timeBefore('weekly', now)).toBe(due)
  expect(new Date(due).getUTCDay()).toBe(1)
})
