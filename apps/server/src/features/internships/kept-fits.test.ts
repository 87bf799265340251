import { expect, test } from 'vitest'
import { type Known, keepFits } from './kept-fits.ts'

const state = { mark: 'file 7', edition: 1 }
const fitsOf = (ids: readonly string[]): Map<string, Known> =>
  new Map(ids.map((id) => [id, { version: 1, fit: { matchPercentage: 50, band: 'fair', reason: null } }]))
const many = (count: number, from = 0) => Array.from({ length: count }, (_, n) => `listing ${from + n}`)
const idsOf = (found: ReadonlyMap<string, Known>) => [...found.keys()]

test('what is kept is found for the same student, resume and weights only', () => {
  const kept = keepFits()
  kept.keep('asha', state, fitsOf(['one']))
  expect(idsOf(kept.find('ravi', state))).toEqual([])
  expect(idsOf(kept.find('asha', state))).toEqual(['one'])
  kept.keep('asha', state, fitsOf(['two']))
  expect(idsOf(kept.find('asha', state))).toEqual(['one', 'two'])
})

test.each([
  ['resume', { ...state, mark: 'file 8' }],
  ['edition of the weights', { ...state, edition: 2 }],
])('with another %s all of it is gone, also for the one before', (_name, other) => {
  const kept = keepFits()
  kept.keep('asha', state, fitsOf(['one']))
  expect([idsOf(kept.find('asha', other)), kept.size()]).toEqual([[], 0])
  kept.keep('asha', other, fitsOf(['two']))
  expect(idsOf(kept.find('asha', state))).toEqual([])
})

test('one student has the newest two hundred, and all have as many as there is room for', () => {
  const kept = keepFits({ mostFits: 450 })
  kept.keep('asha', state, fitsOf(many(150)))
  kept.keep('asha', state, fitsOf(many(150, 150)))
  expect(idsOf(kept.find('asha', state))).toEqual(many(200, 100))
  kept.keep('ravi', state, fitsOf(many(200)))
  kept.find('asha', state)
  kept.keep('mina', state, fitsOf(many(200)))
  expect([kept.size(), kept.find('ravi', state).size]).toEqual([400, 0])
})

test('what nobody asks for goes by its time', () => {
  const clock = { ms: 0 }
  const kept = keepFits({ now: () => clock.ms, longestMs: 600 })
  kept.keep('asha', state, fitsOf(['one']))
  clock.ms = 500
  expect(kept.find('asha', state).size).toBe(1)
  clock.ms = 1100
  expect([kept.find('asha', state).size, kept.size()]).toEqual([0, 0])
})

test('it goes without anybody asking, too', async () => {
  const kept = keepFits({ longestMs: 20 })
  kept.keep('asha', state, fitsOf(['one']))
  await expect.poll(() => kept.size()).toBe(0)
})
