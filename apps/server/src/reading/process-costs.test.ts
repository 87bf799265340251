import { expect, test } from 'vitest'
import { growthOf, residentMemory } from './process-costs.ts'

const size = 128 * 1024 ** 2

test.runIf(process.platform === 'linux')(
  'what grows is expected to go on at its pace, what stands still to stay',
  () => {
    let clock = 0
    const growth = growthOf(process.pid, () => clock)
    const held = Buffer.alloc(size, 1)
    clock = 10
    expect(growth.in(30) - residentMemory(process.pid)).toBeGreaterThan(2 * size)
    clock = 20
    expect(growth.in(30) - residentMemory(process.pid)).toBeLessThan(size)
    expect(held).toHaveLength(size)
  },
)

test('a process that is gone has nothing', () => {
  expect(growthOf(undefined).in(1000)).toBe(0)
})
