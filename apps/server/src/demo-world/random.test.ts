import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomOf, uuidOf } from './random.ts'

const drawSome = (seed: string) => {
  const random = randomOf(seed)
  return Array.from({ length: 20 }, () => random.int(0, 1_000_000))
}

test('the same seed gives the same choices, another seed others', () => {
  expect(drawSome('a')).toEqual(drawSome('a'))
  expect(drawSome('a')).not.toEqual(drawSome('b'))
})

test('a number lies between its borders, both included', () => {
  const random = randomOf('dice')
  const thrown = new Set(Array.from({ length: 500 }, () => random.int(1, 6)))
  expect([...thrown].sort()).toEqual([1, 2, 3, 4, 5, 6])
})

test('a sample has different items of the list, as many as wanted or as there are', () => {
  fc.assert(
    fc.property(fc.string(), fc.uniqueArray(fc.integer()), fc.nat(20), (seed, items, count) => {
      const sample = randomOf(seed).sample(items, count)
      expect(sample).toHaveLength(Math.min(count, items.length))
      expect(new Set(sample).size).toBe(sample.length)
      expect(sample.every((item) => items.includes(item))).toBe(true)
    }),
  )
})

test('what weighs nothing is never picked, what weighs more is picked more often', () => {
  const random = randomOf('weights')
  const picked = Array.from({ length: 1000 }, () => random.weighted([0, 1, 4], (weight) => weight))
  const count = (item: number) => picked.filter((other) => other === item).length
  expect(count(0)).toBe(0)
  expect(count(4)).toBeGreaterThan(3 * count(1))
})

test('a list without items cannot be picked from', () => {
  expect(() => randomOf('x').pick([])).toThrow('nothing to pick')
})

test('every text has its own valid UUID', () => {
  const uuids = Array.from({ length: 1000 }, (_, number) => uuidOf(`thing/${number}`))
  expect(new Set(uuids).size).toBe(1000)
  for (const uuid of uuids)
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
