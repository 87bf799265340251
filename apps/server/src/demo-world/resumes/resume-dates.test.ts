import { expect, test } from 'vitest'
import { randomOf } from '../random.ts'
import { drawRange, writeRange } from './resume-dates.ts'

const summer = { from: 2026 * 12 + 4, to: 2026 * 12 + 6 }

test.each([
  ['short', 'May 2026 – Jul 2026'],
  ['long', 'May 2026 - July 2026'],
  ['numbers', '05/2026 - 07/2026'],
  ['words', 'May 2026 to July 2026'],
] as const)('a %s range is written as resumes write it', (style, written) => {
  expect(writeRange(summer, style)).toBe(written)
})

test('what still goes on ends with Present', () => {
  expect(writeRange({ from: 2025 * 12 + 11, to: null }, 'long')).toBe('December 2025 - Present')
})

test('jobs lie in the past, one after the other', () => {
  const now = new Date('2026-01-10T00:00:00.000Z')
  for (let seed = 0; seed < 200; seed += 1) {
    const random = randomOf(`job/${seed}`)
    const [latest, before] = [drawRange(0, now, random), drawRange(1, now, random)]
    expect(latest.to ?? latest.from).toBeLessThan(2026 * 12)
    expect(before.to).toBeLessThan(latest.from)
  }
})
