/**
 * A repeatable source of choices: the same seed gives the same resume on every machine.
 *
 * @typedef {{
 *   number: (below: number) => number,
 *   pick: <T>(list: readonly T[]) => T,
 *   sample: <T>(list: readonly T[], count: number) => T[],
 *   chance: (share: number) => boolean,
 *   between: (from: number, to: number) => number,
 * }} Random
 */

/** @param {number} seed @returns {Random} */
export function createRandom(seed) {
  let state = (seed * 2654435761 + 97) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** @param {number} below */
  const number = (below) => Math.floor(next() * below)
  /** @template T @param {readonly T[]} list @returns {T} */
  const pick = (list) => /** @type {T} */ (list[number(list.length)])
  /** @template T @param {readonly T[]} list @param {number} count @returns {T[]} */
  const sample = (list, count) => {
    const left = [...list]
    const taken = []
    while (taken.length < count && left.length > 0) taken.push(...left.splice(number(left.length), 1))
    return taken
  }
  return {
    number,
    pick,
    sample,
    chance: (share) => next() < share,
    between: (from, to) => from + number(to - from + 1),
  }
}
