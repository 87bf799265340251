import type { ScorePart } from '@fledge/contract/analysis'
import { expect, test } from 'vitest'
import { aPart } from '../../testing/resume-things.ts'
import { isAsked, isMet, reasonText } from './requirement-met.ts'

const part = (over: Partial<ScorePart>) =>
  aPart({ phrase: 'Web development', skill: 'Web development', points: 9, outOf: 9, ...over })
const shown = (over: Partial<NonNullable<ScorePart['shown']>>): ScorePart['shown'] => ({
  setting: 'work',
  entries: 1,
  lastYear: 2026,
  hasResult: true,
  ...over,
})

test.each<[string, Partial<ScorePart>, string | null]>([
  ['a job', { shown: shown({}) }, 'Used at work, last in 2026'],
  ['a job that goes on', { shown: shown({ lastYear: 'present' }) }, 'Used at work, still in use'],
  ['a job and two projects', { shown: shown({ entries: 3 }) }, 'Used at work and in 2 more places, last in 2026'],
  ['a project without a date', { shown: shown({ setting: 'project', lastYear: null }) }, 'Used in a project'],
  ['voluntary work', { shown: shown({ setting: 'volunteering' }) }, 'Used in voluntary work, last in 2026'],
  ['a list', { met: 'partly', shown: shown({ setting: 'listed' }) }, 'Named, but not shown in use'],
  ['a course', { met: 'partly', shown: shown({ setting: 'course' }) }, 'Learned, but not shown in use'],
  ['a skill that implies it', { nearest: 'HTML', shown: shown({}) }, 'Used through HTML at work, last in 2026'],
  [
    'a near skill',
    { met: 'related', nearest: 'Git', phrase: 'Docker and Git', skill: 'Docker' },
    'Git is related; Docker was not found',
  ],
  ['some words of a phrase', { met: 'related', skill: null }, 'Some of these words'],
  [
    'a job in another field',
    { met: 'partly', inField: 60, shown: shown({}) },
    'Used at work, last in 2026. Shown in another field of work, so it counts 60 %',
  ],
  ['nothing', { met: 'no', quote: null, inField: 60 }, null],
  [
    'depth that is held back',
    { kind: 'depth', met: 'partly', heldBack: 1 },
    '1 point held back: Excellent needs four fifths of what is asked, and everything required',
  ],
])('gives the reason for %s', (_, over, text) => {
  expect(reasonText(part(over))).toBe(text)
})

test('counts only full points as met', () => {
  expect(isMet(part({ met: 'yes' })), 'yes').toBe(true)
  expect(isMet(part({ met: 'partly' })), 'partly').toBe(false)
  expect(isMet(part({ met: 'related' })), 'related').toBe(false)
})

test('tells what is asked from title, field and depth', () => {
  const kinds = (['requirement', 'description', 'title', 'field', 'depth'] as const).filter((kind) =>
    isAsked(part({ kind })),
  )
  expect(kinds).toEqual(['requirement', 'description'])
})
