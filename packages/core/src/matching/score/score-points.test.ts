import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Ask, toAsk } from '../listing/asks.ts'
import { earnedPoints, sharePoints } from './score-points.ts'

const asks = (...phrases: string[]): Ask[] => phrases.map((phrase) => toAsk(phrase, 'requirement').ask)

describe('the points of a listing', () => {
  test('are none without an ask', () => {
    expect(sharePoints([])).toEqual({ similar: 0, asks: [] })
  })

  test('give three quarters to what is asked, a quarter to similar work', () => {
    const { similar, asks: own } = sharePoints(asks('Python', 'SQL', 'Own kazoo'))
    expect(own).toEqual([25, 25, 25])
    expect(similar).toBe(25)
  })

  test('give less to what is only welcome, to office programs and to ways of working', () => {
    const [asked, nice, general, office] = sharePoints(asks('Python', 'SQL is a plus', 'Communication', 'Excel')).asks
    // More than one point less, which rounding gives too.
    expect(nice).toBeLessThan(asked! / 2)
    expect(general).toBeLessThan(nice!)
    expect(office).toBeLessThan(asked! - 1)
    expect(office).toBeGreaterThan(general!)
    expect(general).toBeGreaterThan(0)
  })

  test('give less to any degree than to one of a field', () => {
    const [any, own] = sharePoints(asks('Graduate, any stream', 'B.Com or BBA', 'Python')).asks
    expect(any).toBeLessThan(own! - 1)
  })

  test('give as much to a must as to what is asked: what misses it is limited instead', () => {
    const [asked, must] = sharePoints(asks('Python', 'SQL is a must', 'PCR')).asks
    expect(must).toBe(asked)
  })

  test('give one more to the first of equal asks when they do not divide', () => {
    const { asks: own } = sharePoints(asks('Python', 'SQL', 'Tally', 'PCR', 'Welding', 'Figma', 'Baking'))
    expect([...own].sort((one, other) => other - one)).toEqual(own)
    expect(own[0]! - own.at(-1)!).toBeLessThanOrEqual(1)
  })
})

test('law: points are whole, none is negative, and they add up to 100', () => {
  const phrase = fc.constantFrom('Python', 'SQL is a plus', 'Teamwork', 'Own kazoo', 'B.Com', 'Communication preferred')
  fc.assert(
    fc.property(fc.array(phrase, { minLength: 1, maxLength: 40 }), (phrases) => {
      const { similar, asks: own } = sharePoints(asks(...phrases))
      expect(own.reduce((sum, points) => sum + points, similar)).toBe(100)
      expect(own.every((points) => Number.isInteger(points) && points >= 0)).toBe(true)
    }),
  )
})

test.each([
  [1, 20, 20],
  [0.5, 9, 5],
  [0.25, 1, 0],
  [0, 20, 0],
])('%d of %d points are %d, rounded half up', (worth, outOf, points) => {
  expect(earnedPoints(worth, outOf)).toBe(points)
})
