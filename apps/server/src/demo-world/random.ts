import { createHash } from 'node:crypto'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** Choices that depend on nothing but a seed. */
export type Random = {
  /** A whole number from `from` to `to`, both included. */
  int: (from: number, to: number) => number
  /** From 0 to 1. */
  part: () => number
  chance: (probability: number) => boolean
  pick: <T>(items: readonly T[]) => T
  /** One item, as often as its weight says. */
  weighted: <T>(items: readonly T[], weightOf: (item: T) => number) => T
  /** `count` different items in random order, or all of them when there are fewer. */
  sample: <T>(items: readonly T[], count: number) => T[]
}

/** The same text gives the same choices, so each thing of the world has its own source and none disturbs another. */
export function randomOf(seed: string): Random {
  const generator = xoroshiro128plus(createHash('sha256').update(seed).digest().readInt32LE())
  const int = (from: number, to: number) => uniformInt(generator, from, to)
  const part = () => int(0, 999_999) / 999_999
  const pick = <T>(items: readonly T[]): T => {
    const item = items[int(0, items.length - 1)]
    if (item === undefined) throw new Error('There is nothing to pick from.')
    return item
  }
  return {
    int,
    part,
    pick,
    chance: (probability) => int(0, 999_999) < probability * 1_000_000,
    weighted(items, weightOf) {
      let left = part() * items.reduce((sum, item) => sum + weightOf(item), 0)
      for (const item of items) {
        left -= weightOf(item)
        if (left < 0) return item
      }
      return pick(items)
    },
    sample(items, count) {
      const rest = [...items]
      const end = Math.min(count, rest.length)
      for (let at = 0; at < end; at += 1) {
        const other = int(at, rest.length - 1)
        // Both places are inside the list.
        ;[rest[at], rest[other]] = [rest[other]!, rest[at]!]
      }
      return rest.slice(0, end)
    },
  }
}

/** A valid version 4 UUID that is always the same for the same text. */
export function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) % 4]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
