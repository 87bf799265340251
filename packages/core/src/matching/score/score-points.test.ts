import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Ask, toAsk } from '../listing/asks.ts'
import {
  type Allotment,
  type AskSums,
  addAsk,
  depthLimit,
  depthPoints,
  leastMet,
  noAsks,
  pointsForAsk,
  roundHalfUp,
  sharePoints,
} from './score-points.ts'

const asks = (...phrases: string[]): Ask[] => phrases.map((phrase) => toAsk(phrase, 'requirement').ask)
const whole = { role: true, field: true }
const sumOf = ({ title, field, depth, asks: own }: Allotment) =>
  own.reduce((sum, points) => sum + points, title + field + depth)

describe('the points of a listing', () => {
  test('are none without an ask', () => {
    expect(sharePoints([], whole)).toEqual({ title: 0, field: 0, depth: 0, asks: [] })
  })

  test('give the title at most 15', () => {
    expect(sharePoints(asks('Python'), whole).title).toBeLessThanOrEqual(15)
  })

  test('give nothing for a role or a field that the listing does not name', () => {
    expect(sharePoints(asks('Python'), { role: false, field: false })).toMatchObject({ title: 0, field: 0 })
  })

  test('give most to what is asked', () => {
    const { asks: own, depth } = sharePoints(asks('Python', 'SQL', 'Own kazoo'), whole)
    expect(own.reduce((sum, points) => sum + points, 0)).toBeGreaterThan(50)
    expect(depth).toBeGreaterThan(0)
  })

  test('give less to what is only welcome', () => {
    const [asked, nice] = sharePoints(asks('Python', 'SQL is a plus'), whole).asks
    expect(nice).toBeLessThan(asked!)
    expect(nice).toBeGreaterThan(0)
  })

  test('give less to ways of working', () => {
    const [skill, general] = sharePoints(asks('Python', 'Communication'), whole).asks
    expect(general).toBeLessThan(skill!)
    expect(general).toBeGreaterThan(0)
  })

  test('give one more to the first of equal asks when they do not divide', () => {
    const { asks: own } = sharePoints(asks('Python', 'SQL', 'Tally', 'PCR', 'Welding', 'Figma', 'Baking'), whole)
    expect([...own].sort((one, other) => other - one)).toEqual(own)
    expect(own[0]! - own.at(-1)!).toBeLessThanOrEqual(1)
  })
})

test('law: points are whole, none is negative, and they add up to 100', () => {
  const phrase = fc.constantFrom('Python', 'SQL is a plus', 'Teamwork', 'Own kazoo', 'B.Com', 'Communication preferred')
  const named = fc.record({ role: fc.boolean(), field: fc.boolean() })
  fc.assert(
    fc.property(fc.array(phrase, { minLength: 1, maxLength: 40 }), named, (phrases, parts) => {
      const points = sharePoints(asks(...phrases), parts)
      expect(sumOf(points), 'sum').toBe(100)
      expect(
        points.asks.every((own) => Number.isInteger(own) && own >= 0),
        'whole',
      ).toBe(true)
    }),
  )
})

describe('the points of one ask', () => {
  test.each([
    ['what is met', 1, 20, 20],
    ['what is met, for no points', 1, 0, 0],
    ['nearly everything', 0.99, 20, 19],
    ['nearly everything, for one point', 0.99, 1, 0],
    ['a half, rounded half up', 0.5, 9, 5],
    ['nothing', 0, 20, 0],
    ['anything, for no points', 0.5, 0, 0],
  ])('for %s', (_what, worth, outOf, points) => {
    expect(pointsForAsk(worth, outOf)).toBe(points)
  })

  test('rise with the worth, and only what is met earns all of them', () => {
    const worth = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(worth, worth, fc.integer({ min: 1, max: 75 }), (one, other, outOf) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(pointsForAsk(less, outOf)).toBeLessThanOrEqual(pointsForAsk(more, outOf))
        expect(pointsForAsk(one, outOf) === outOf).toBe(one === 1)
      }),
    )
  })
})

const sums = (...own: Parameters<typeof addAsk>[1][]): AskSums => {
  const total = noAsks()
  for (const one of own) addAsk(total, one)
  return total
}
const met = { worth: 1, depth: 1, isMet: true, outOf: 10, importance: 'asked' as const }
const missed = { worth: 0, depth: 0, isMet: false, outOf: 10, importance: 'asked' as const }

describe('the sums of asks', () => {
  test('add up points, depth and how many are met', () => {
    expect(sums(met, missed, { ...met, worth: 0.5, depth: 0.5, isMet: false })).toEqual({
      points: 15,
      outOf: 30,
      deep: 15,
      asked: 3,
      met: 1,
      missesMust: false,
    })
  })

  test('do not count what is only welcome as asked', () => {
    expect(sums({ ...met, importance: 'nice' }, { ...missed, importance: 'nice' })).toMatchObject({ asked: 0, met: 0 })
  })

  test('know that something required is missing', () => {
    expect(sums(met, { ...missed, importance: 'must' }).missesMust, 'missing').toBe(true)
    expect(sums(missed, { ...met, importance: 'must' }).missesMust, 'met').toBe(false)
  })
})

describe('the points for depth', () => {
  test('are the mean depth of what is asked', () => {
    expect(depthPoints(sums(met, missed), 20)).toBe(10)
  })

  test('are none without points', () => {
    expect(depthPoints(noAsks(), 20)).toBe(0)
  })

  test('have no limit when enough is met', () => {
    expect(depthLimit(sums(met, met, met, met, missed), 70)).toBe(100)
  })

  test('stay below excellent when less than four fifths is met', () => {
    expect(leastMet).toBe(0.8)
    expect(70 + depthLimit(sums(met, met, met, missed), 70)).toBe(79)
  })

  test('stay below excellent when something required is missing', () => {
    const required = sums(met, met, met, met, met, { ...missed, importance: 'must' })
    expect(70 + depthLimit(required, 70)).toBe(79)
  })

  test('are never negative', () => {
    expect(depthLimit(sums(missed), 85)).toBe(0)
  })
})

test('law: with the limit, a total is excellent only when four fifths are met', () => {
  const drawn = fc.record({
    worth: fc.constantFrom(0, 0.25, 0.55, 1),
    depth: fc.double({ min: 0, max: 1, noNaN: true }),
    outOf: fc.nat(20),
    importance: fc.constantFrom('must' as const, 'asked' as const, 'nice' as const),
  })
  fc.assert(
    fc.property(fc.array(drawn, { minLength: 1, maxLength: 8 }), fc.nat(25), (own, others) => {
      const total = sums(...own.map((one) => ({ ...one, isMet: one.worth === 1 })))
      const reached = others + total.points
      const score = reached + Math.min(depthPoints(total, 20), depthLimit(total, reached))
      if (score >= 80 && reached < 80) expect(total.met).toBeGreaterThanOrEqual(leastMet * total.asked)
      if (score >= 80 && reached < 80) expect(total.missesMust).toBe(false)
    }),
  )
})

test.each([
  [0, 0],
  [0.49, 0],
  [0.5, 1],
  [7.5, 8],
])('%d rounds to %d', (value, rounded) => {
  expect(roundHalfUp(value)).toBe(rounded)
})
