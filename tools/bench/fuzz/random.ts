/** Chances that a seed decides (mulberry32), so that a case can be made again. */
export type Random = ReturnType<typeof randomOf>

/** The same choices for the same seed, a whole number. */
export function randomOf(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** A whole number from 0 to below `end`. */
  const below = (end: number): number => Math.floor(next() * end)
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
  const chance = (share: number): boolean => next() < share
  return { next, below, pick, chance }
}
