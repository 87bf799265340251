import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minuteMs } from '../time/units.ts'
import { findClash, overlaps, type Span, slotMinutes, slotProblems } from './slots.ts'

const now = new Date('2026-11-23T10:00:00.000Z')
const slot = (from: number, minutes: number): Span => ({
  startsAt: new Date(now.getTime() + from * minuteMs).toISOString(),
  endsAt: new Date(now.getTime() + (from + minutes) * minuteMs).toISOString(),
})
const day = 24 * 60

test.each([
  [slot(0, 30), 'past'],
  [slot(1, 30), null],
  [slot(60, 14), 'too_short'],
  [slot(60, -30), 'too_short'],
  [slot(60, 15), null],
  [slot(60, 240), null],
  [slot(60, 241), 'too_long'],
  [slot(366 * day, 30), null],
  [slot(366 * day + 1, 30), 'too_far'],
])('%j: %s', (one, problem) => {
  expect(slotProblems([one], now)).toEqual([problem])
})

test('the first of several slots with the same start is valid', () => {
  expect(slotProblems([slot(60, 30), slot(90, 30), slot(60, 45)], now)).toEqual([null, null, 'same'])
})

const anySlot = fc
  .tuple(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 15, max: 240 }))
  .map(([from, minutes]) => slot(from, minutes))

test('law: overlapping is mutual, a slot overlaps itself, and one that begins as the other ends does not', () => {
  fc.assert(
    fc.property(anySlot, anySlot, (one, other) => {
      expect(overlaps(one, other)).toBe(overlaps(other, one))
      expect(overlaps(one, one)).toBe(true)
      expect(overlaps(one, { startsAt: one.endsAt, endsAt: slot(5000, 0).endsAt })).toBe(false)
    }),
  )
})

test('law: two slots overlap exactly when some minute belongs to both', () => {
  const minutesOf = ({ startsAt, endsAt }: Span) => {
    const from = Date.parse(startsAt) / minuteMs
    return Array.from({ length: Date.parse(endsAt) / minuteMs - from }, (_, i) => from + i)
  }
  fc.assert(
    fc.property(anySlot, anySlot, (one, other) => {
      const minutes = new Set(minutesOf(one))
      expect(overlaps(one, other)).toBe(minutesOf(other).some((minuteMs) => minutes.has(minuteMs)))
    }),
  )
})

test('law: slots of a proper length in the future, all different, have no problem', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anySlot, { selector: ({ startsAt }) => startsAt, maxLength: 10 }), (slots) => {
      expect(slotProblems(slots, now).every((problem) => problem === null)).toBe(true)
    }),
  )
  expect(slotMinutes).toEqual({ least: 15, most: 240 })
})

const pair = { companyId: 'kite', studentId: 'asha' }
const busy = (over: object) => ({ ...slot(60, 60), companyId: 'banyan', studentId: 'ravi', ...over })

test('an agreed interview of one’s own is named before the other side’s', () => {
  const [hers, theirs] = [busy({ studentId: 'asha' }), busy({ companyId: 'kite' })]
  expect(findClash(slot(90, 30), [theirs, hers], pair, 'student')).toEqual({ whose: 'yours', engagement: hers })
  expect(findClash(slot(90, 30), [theirs, hers], pair, 'company')).toEqual({ whose: 'yours', engagement: theirs })
  expect(findClash(slot(90, 30), [hers], pair, 'company')).toEqual({ whose: 'theirs', engagement: hers })
})

test('interviews of other people or at other times do not clash', () => {
  expect(findClash(slot(90, 30), [busy({})], pair, 'company')).toBeNull()
  expect(findClash(slot(120, 30), [busy({ companyId: 'kite' })], pair, 'company')).toBeNull()
})
