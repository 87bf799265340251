import type { ScorePart } from '@fledge/contract/analysis'
import { expect, test } from 'vitest'
import { aPart } from '../../testing/resume-things.ts'
import { howMet, isHeldBack, isMet } from './requirement-met.ts'

const part = (over: Partial<ScorePart>) =>
  aPart({ phrase: 'Web development', skill: 'Web development', points: 9, outOf: 9, ...over })

test.each([
  ['the skill itself, in words that the quote says already', { met: 'yes', nearest: null }, null, true],
  ['one that implies it, in full', { met: 'related', nearest: 'HTML' }, 'Met through HTML', true],
  ['a near one, in part', { met: 'related', nearest: 'HTML', points: 6 }, 'Partly met through HTML', false],
  [
    'one of two, in part',
    { met: 'related', nearest: 'Git', phrase: 'Docker and Git', skill: 'Docker', points: 5 },
    'Partly met through Git; Docker was not found',
    false,
  ],
  [
    'a near one in a field that is not the resume’s',
    { met: 'related', nearest: 'HTML', points: 0 },
    'HTML is related, but earns no points here',
    false,
  ],
  [
    'a near one, asked for next to nothing',
    { met: 'related', nearest: 'HTML', points: 0, outOf: 0 },
    'HTML is related, but earns no points here',
    false,
  ],
  ['nothing', { met: 'no', nearest: null, points: 0 }, null, false],
] as const)('what is asked is met by %s', (_, over, words, met) => {
  expect(howMet(part(over))).toBe(words)
  expect(isMet(part(over))).toBe(met)
})

test('distinguishes reduced points from rounding and partial matches', () => {
  expect(isHeldBack(part({ met: 'yes', points: 4 }))).toBe(true)
  expect(isHeldBack(part({ met: 'yes', points: 8 }))).toBe(false)
  expect(isHeldBack(part({ met: 'related', points: 4, nearest: 'HTML' }))).toBe(false)
  expect(isHeldBack(part({ kind: 'title', met: 'yes', points: 4 }))).toBe(false)
})
