import fc from 'fast-check'
import { expect, test } from 'vitest'
import { skillNamed } from '../../skills/vocabulary.ts'
import { termWeight } from './term-weights.ts'

/** No skill: a phrase of its own. */
const phrase = -1

test.each([
  [100, 900, 1],
  [99, 900, 1],
  [98, 900, 1.25],
  [29, 900, 1.25],
  [28, 900, 1.5],
  [9, 900, 1.5],
  [8, 900, 1.75],
  [2, 900, 1.75],
  [1, 900, 2],
  [0, 900, 2],
  [0, 0, 1.5],
  [9, 0, 1],
])('asked for by %i of %i listings it weighs %d', (askers, listings, weight) => {
  expect(termWeight(phrase, askers, listings)).toBe(weight)
})

test('a way of working weighs less than a skill', () => {
  const [communication, python] = ['Communication', 'Python'].map((name) => skillNamed(name)!.id)
  expect(termWeight(communication!, 1, 900)).toBe(0.4 * termWeight(python!, 1, 900))
})

test('law: what more listings ask for never weighs more', () => {
  fc.assert(
    fc.property(fc.nat(2000), fc.nat(2000), fc.nat(2000), (one, other, more) => {
      const [fewer, many] = [Math.min(one, other), Math.max(one, other)]
      const listings = many + more
      expect(termWeight(phrase, many, listings)).toBeLessThanOrEqual(termWeight(phrase, fewer, listings))
    }),
  )
})
