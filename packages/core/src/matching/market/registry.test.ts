import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createRegistry, releaseNumber, takeNumber } from './registry.ts'

const take = (registry: ReturnType<typeof createRegistry<string>>, key: string) =>
  takeNumber(registry, key, `value of ${key}`)

describe('a registry', () => {
  test('numbers values in their order', () => {
    const registry = createRegistry<string>()
    expect(take(registry, 'a'), 'first').toBe(0)
    expect(take(registry, 'b'), 'second').toBe(1)
    expect(registry.values.map((one) => one?.value)).toEqual(['value of a', 'value of b'])
  })

  test('gives a known key its number again', () => {
    const registry = createRegistry<string>()
    take(registry, 'a')
    expect(take(registry, 'a')).toBe(0)
    expect(registry.values).toHaveLength(1)
  })

  test('keeps a value while it has a user', () => {
    const registry = createRegistry<string>()
    take(registry, 'a')
    take(registry, 'a')
    releaseNumber(registry, 0)
    expect(registry.values[0]?.key).toBe('a')
  })

  test('forgets a value without users', () => {
    const registry = createRegistry<string>()
    take(registry, 'a')
    releaseNumber(registry, 0)
    expect(registry.values).toEqual([null])
    expect(registry.numbers.size).toBe(0)
  })

  test('gives a free number to the next value', () => {
    const registry = createRegistry<string>()
    take(registry, 'a')
    take(registry, 'b')
    releaseNumber(registry, 0)
    expect(take(registry, 'c')).toBe(0)
    expect(registry.values.map((one) => one?.key)).toEqual(['c', 'b'])
  })
})

test('law: numbers lead to their keys, and there are no more than were used at once', () => {
  const key = fc.constantFrom(...'abcdefgh')
  const step = fc.record({ key, takes: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const registry = createRegistry<string>()
      const users = new Map<string, number>()
      let most = 0
      for (const { key: one, takes } of steps) {
        const now = users.get(one) ?? 0
        if (takes) take(registry, one)
        else if (now > 0) releaseNumber(registry, registry.numbers.get(one)!)
        users.set(one, takes ? now + 1 : Math.max(0, now - 1))
        most = Math.max(most, [...users.values()].filter((count) => count > 0).length)
      }
      const used = [...users].filter(([, count]) => count > 0).map(([one]) => one)
      expect([...registry.numbers.keys()].sort(), 'keys in use').toEqual(used.sort())
      for (const one of used) expect(registry.values[registry.numbers.get(one)!]?.key, one).toBe(one)
      expect(registry.values.length, 'numbers').toBeLessThanOrEqual(most)
    }),
  )
})
