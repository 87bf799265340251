import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isQuestion,
  type ReplyPromise,
  reachedReminder,
  refuseNudge,
  replyDayChoices,
  replyDeadline,
  replyReminders,
  replyState,
  replyText,
} from './reply-promise.ts'

const sent = new Date('2026-11-20T10:00:00.000Z')
const replyBy = '2026-12-04T18:29:59.999Z'
const promise: ReplyPromise = { startedAt: sent.toISOString(), replyBy, answeredAt: null, closedAt: null }
const anyTime = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })

describe('the day of the reply', () => {
  test('is kept until midnight in India', () => {
    expect(replyDeadline(sent, 14)).toBe(replyBy)
    expect(replyDeadline(new Date('2026-11-20T18:29:59.999Z'), 14)).toBe(replyBy)
    expect(replyDeadline(new Date('2026-11-20T18:30:00.000Z'), 14)).toBe('2026-12-05T18:29:59.999Z')
  })

  test('leaves at least the promised days, and less than one more', () => {
    fc.assert(
      fc.property(anyTime, fc.constantFrom(...replyDayChoices), (now, days) => {
        const left = (Date.parse(replyDeadline(now, days)) + 1 - now.getTime()) / 86_400_000
        expect(left).toBeGreaterThan(days)
        expect(left).toBeLessThanOrEqual(days + 1)
      }),
    )
  })
})

describe('the state of a promise', () => {
  test.each([
    ['due on the last moment of its day', promise, replyBy, 'due'],
    ['late a moment later', promise, '2026-12-04T18:30:00.000Z', 'late'],
    ['answered in time', { ...promise, answeredAt: '2026-11-21T00:00:00.000Z' }, replyBy, 'answered'],
    ['answered late', { ...promise, answeredAt: '2026-12-20T00:00:00.000Z' }, '2026-12-21T00:00:00.000Z', 'answered'],
    ['nothing once it is closed', { ...promise, closedAt: '2026-11-21T00:00:00.000Z' }, replyBy, null],
  ])('is %s', (_name, one, now, state) => expect(replyState(one, new Date(now))).toBe(state))

  test('is said as a date, never as a countdown', () => {
    expect(replyText({ replyBy, replyState: 'due' })).toBe('Reply by 4 Dec')
    expect(replyText({ replyBy, replyState: 'late' })).toBe('No reply yet, promised by 4 Dec')
    expect(replyText({ replyBy, replyState: 'answered' })).toBe('')
    expect(replyText({ replyBy: null, replyState: null })).toBe('')
  })
})

describe('reminders of the company', () => {
  const at = (share: number) => new Date(sent.getTime() + share * (Date.parse(replyBy) - sent.getTime()))
  test.each([
    [0.49, null],
    [0.501, 'half'],
    [0.89, 'half'],
    [0.901, 'most'],
    [1, 'most'],
    [1.01, 'over'],
  ])('after %d of the time: %s', (share, reminder) => expect(reachedReminder(promise, at(share))).toBe(reminder))

  test('never go back as time passes', () => {
    const rank = (now: Date) => {
      const reached = reachedReminder(promise, now)
      return reached === null ? -1 : replyReminders.indexOf(reached)
    }
    fc.assert(
      fc.property(anyTime, anyTime, (one, other) => {
        const [earlier, later] = one < other ? [one, other] : [other, one]
        expect(rank(later)).toBeGreaterThanOrEqual(rank(earlier))
      }),
    )
  })
})

describe('a nudge', () => {
  const application = { status: 'pending' as const, withdrawnAt: null, nudgedAt: null }
  const late = new Date('2026-12-06T00:00:00.000Z')
  test.each([
    ['possible once the reply is late', application, promise, late, null],
    ['too early while it is due', application, promise, sent, 'not_late'],
    ['not for an application without a promise', application, null, late, 'not_late'],
    ['not after an answer', application, { ...promise, answeredAt: replyBy }, late, 'not_late'],
    ['not twice in a week', { ...application, nudgedAt: '2026-12-05T00:00:00.000Z' }, promise, late, 'nudged_recently'],
    ['possible again after a week', { ...application, nudgedAt: '2026-11-29T00:00:00.000Z' }, promise, late, null],
    ['not after a rejection', { ...application, status: 'rejected' as const }, promise, late, 'already_decided'],
    ['not after withdrawing', { ...application, withdrawnAt: replyBy }, promise, late, 'withdrawn'],
  ])('is %s', (_name, one, promised, now, refusal) => expect(refuseNudge(one, promised, now)).toBe(refusal))
})

test.each([
  ['Can I start in June?', true],
  ['क्या मैं जून में शुरू कर सकती हूँ?', true],
  ['能从六月开始吗？', true],
  ['هل يمكنني البدء في يونيو؟', true],
  ['That helps a lot, thank you.', false],
])('“%s” is a question: %s', (text, expected) => expect(isQuestion(text)).toBe(expected))
