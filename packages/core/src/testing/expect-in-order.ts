import { expect } from 'vitest'

/** The places are inside the text, in its order, none is empty and none overlaps another. */
export function expectInOrder(places: readonly { start: number; end: number }[], text: string): void {
  let last = 0
  for (const { start, end } of places) {
    expect(start).toBeGreaterThanOrEqual(last)
    expect(end).toBeGreaterThan(start)
    last = end
  }
  expect(last).toBeLessThanOrEqual(text.length)
}
