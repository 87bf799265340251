import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hourMs } from '../time/units.ts'
import { reminderDue, remindersReach } from './reminders.ts'

const startsAt = '2026-11-25T10:00:00.000Z'
const before = (hours: number) => new Date(Date.parse(startsAt) - hours * hourMs)
const longAgo = before(100).toISOString()
/** Evenly over the hours before the start and after it: `fc.double` is nearly always next to nought. */
const anyHours = fc.integer({ min: -120, max: 1800 }).map((minutes) => minutes / 60)
const fresh = { startsAt, agreedAt: longAgo, reminded: null }

test.each([
  [24.01, null],
  [24, 'day'],
  [1.01, 'day'],
  [1, 'hour'],
  [0.01, 'hour'],
  [0, null],
  [-1, null],
] as const)('%d hours before the start: %s', (hours, due) => {
  expect(reminderDue(fresh, before(hours))).toBe(due)
})

test('each reminder comes once, and after a pause only the latest', () => {
  expect(reminderDue({ ...fresh, reminded: 'day' }, before(5))).toBeNull()
  expect(reminderDue({ ...fresh, reminded: 'day' }, before(0.5))).toBe('hour')
  expect(reminderDue({ ...fresh, reminded: 'hour' }, before(0.5))).toBeNull()
})

test('sends no reminder whose moment was before the agreement', () => {
  const late = { ...fresh, agreedAt: before(5).toISOString() }
  expect(reminderDue(late, before(4))).toBeNull()
  expect(reminderDue(late, before(1))).toBe('hour')
  expect(reminderDue({ ...fresh, agreedAt: before(0.5).toISOString() }, before(0.4))).toBeNull()
  expect(reminderDue({ ...fresh, agreedAt: before(24).toISOString() }, before(24))).toBe('day')
})

test('law: whatever is due starts within the reach, and the reach goes no further', () => {
  fc.assert(
    fc.property(anyHours, (hours) => {
      const now = before(hours)
      const isInReach = now < new Date(startsAt) && new Date(startsAt) <= remindersReach(now)
      expect(reminderDue(fresh, now) !== null).toBe(isInReach)
    }),
  )
})

test('law: looked at at any moments, both are reminded at most twice, in order, never from the start on', () => {
  const moments = fc.array(anyHours, { maxLength: 40 })
  fc.assert(
    fc.property(moments, (hours) => {
      const sent: string[] = []
      let reminded: 'day' | 'hour' | null = null
      for (const now of hours.toSorted((a, b) => b - a).map(before)) {
        const due = reminderDue({ ...fresh, reminded }, now)
        if (due === null) continue
        expect(now.getTime()).toBeLessThan(Date.parse(startsAt))
        sent.push(due)
        reminded = due
      }
      expect([[], ['day'], ['hour'], ['day', 'hour']]).toContainEqual(sent)
    }),
  )
})
