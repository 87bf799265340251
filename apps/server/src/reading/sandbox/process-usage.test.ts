import { expect, test } from 'vitest'
import { residentMemory, trackMemory } from './process-usage.ts'

const size = 128 * 1024 ** 2

test.runIf(process.platform === 'linux')('predicts that growing memory keeps growing and constant memory stays', () => {
  let clock = 0
  const usage = trackMemory(process.pid, () => clock)
  const held = Buffer.alloc(size, 1)
  clock = 10
  expect(usage.predict(30) - residentMemory(process.pid)).toBeGreaterThan(2 * size)
  clock = 20
  expect(usage.predict(30) - residentMemory(process.pid)).toBeLessThan(size)
  expect(held).toHaveLength(size)
})

test('predicts 0 for a process that has ended', () => {
  expect(trackMemory(undefined).predict(1000)).toBe(0)
})
