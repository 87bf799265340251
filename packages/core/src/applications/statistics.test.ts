import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs } from '../time/units.ts'
import { answerTimes, applicationFunnel, type Counted, countByWeek, scoreDistribution } from './statistics.ts'
import { applicationStatuses } from './status.ts'

const sent = new Date(2026, 2, 4, 12)
const one = (over: Partial<Counted> = {}): Counted => ({
  status: 'pending',
  createdAt: sent.toISOString(),
  decidedAt: null,
  seenAt: null,
  ...over,
})
const answeredAfter = (days: number) => one({ decidedAt: new Date(sent.getTime() + days * dayMs).toISOString() })
const countsOf = (bars: readonly { count: number }[]) => bars.map(({ count }) => count)

test('the funnel counts who came at least as far', () => {
  const funnel = applicationFunnel(
    [one(), one({ seenAt: sent.toISOString() }), one({ status: 'rejected' }), one({ status: 'accepted' })],
    'Received',
  )
  expect(funnel).toEqual([
    { label: 'Received', count: 4 },
    { label: 'Opened', count: 3 },
    { label: 'Answered', count: 2 },
    { label: 'Accepted', count: 1 },
  ])
})

test('law: no step of a funnel is above the one before', () => {
  const application = fc.record({
    status: fc.constantFrom(...applicationStatuses),
    createdAt: fc.constant(sent.toISOString()),
    decidedAt: fc.constant(null),
    seenAt: fc.constantFrom(null, sent.toISOString()),
  })
  fc.assert(
    fc.property(fc.array(application), (applications) => {
      const counts = countsOf(applicationFunnel(applications, 'Sent'))
      expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    }),
  )
})

test('weeks begin on Monday at midnight, and the last one is the current one', () => {
  const wednesday = new Date(2026, 2, 4, 12)
  const at = (...date: [number, number, number, number]) => one({ createdAt: new Date(...date).toISOString() })
  const weeks = countByWeek(
    [at(2026, 2, 1, 23), at(2026, 2, 2, 0), at(2026, 2, 4, 11), at(2025, 2, 4, 11)],
    wednesday,
    2,
  )
  expect(weeks).toEqual([
    { start: new Date(2026, 1, 23), count: 1 },
    { start: new Date(2026, 2, 2), count: 2 },
  ])
})

test('a Sunday belongs to the week before', () => {
  expect(countByWeek([], new Date(2026, 2, 8, 23, 59), 1)).toEqual([{ start: new Date(2026, 2, 2), count: 0 }])
})

test('answers are counted by the days they took, with the middle one', () => {
  const { bars, medianDays } = answerTimes([one(), ...[0.5, 1, 2, 7, 20].map(answeredAfter)])
  expect(countsOf(bars)).toEqual([2, 1, 1, 0, 1])
  expect(medianDays).toBe(2)
  expect(answerTimes([1, 2].map(answeredAfter)).medianDays).toBe(1.5)
  expect(answerTimes([one()]).medianDays).toBeNull()
})

test('scores are counted by tens with the word of their band; those without a number apart', () => {
  const { bars, unscored } = scoreDistribution([0, 9, 39, 40, 79, 80, 100, null])
  expect(countsOf(bars)).toEqual([2, 0, 0, 1, 1, 0, 0, 1, 1, 1])
  expect(bars.map(({ band }) => band)).toEqual([
    'low',
    'low',
    'low',
    'low',
    'fair',
    'fair',
    'good',
    'good',
    'excellent',
    'excellent',
  ])
  expect(bars[9]!.label).toBe('90–100')
  expect(unscored).toBe(1)
})

test('law: every score is counted once', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer({ min: 0, max: 100 }))), (scores) => {
      const { bars, unscored } = scoreDistribution(scores)
      expect(countsOf(bars).reduce((sum, count) => sum + count, unscored)).toBe(scores.length)
    }),
  )
})
