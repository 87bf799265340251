import { expect, test } from 'vitest'
import { createReadingQueue } from './reading-queue.ts'

const firstSlice = (account: string) => ({ account, isFirstSlice: true })
const wholeFile = (account: string) => ({ account, isFirstSlice: false })

test('lets accounts take turns, each in the order of its files', () => {
  const queue = createReadingQueue<string>()
  for (const file of ['a1', 'a2', 'a3']) queue.add(firstSlice('a'), file)
  queue.add(firstSlice('b'), 'b1')
  expect(queue.next()).toBe('a1')
  queue.add(firstSlice('c'), 'c1')
  queue.add(firstSlice('b'), 'b2')
  expect(Array.from({ length: 6 }, queue.next)).toEqual(['b1', 'a2', 'c1', 'b2', 'a3', undefined])
})

test('returns whole files after all first slices', () => {
  const queue = createReadingQueue<string>()
  queue.add(wholeFile('a'), 'slow a')
  queue.add(wholeFile('b'), 'slow b')
  queue.add(firstSlice('a'), 'new a')
  expect(queue.next()).toBe('new a')
  expect(queue.next()).toBe('slow a')
  queue.add(firstSlice('c'), 'new c')
  expect(queue.next()).toBe('new c')
  expect(queue.next()).toBe('slow b')
})
