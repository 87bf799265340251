import type { ScorePart } from '@fledge/contract/analysis'
import { expect, test } from 'vitest'
import { aMissingPart, aPart } from '../../testing/resume-things.ts'
import { isAsked, isMet, reasonText, requirementsText } from './requirement-met.ts'

const part = (over: Partial<ScorePart>) =>
  aPart({ phrase: 'Web development', skill: 'Web development', points: 9, outOf: 9, ...over })
const shown = (over: Partial<NonNullable<ScorePart['shown']>>): ScorePart['shown'] => ({
  setting: 'work',
  entries: 2,
  lastYear: 2026,
  isRecent: true,
  hasResult: true,
  gain: 0,
  ...over,
})
const quoteOf = (text: string, mark: string): ScorePart['quote'] => {
  const start = text.indexOf(mark)
  const marks = [{ start, end: start + mark.length }]
  return { text, source: { line: 0, start: 0, end: text.length }, continued: [], marks }
}
const similar = (over: Partial<NonNullable<ScorePart['similar']>>): Partial<ScorePart> => ({
  kind: 'similar',
  met: 'partly',
  outOf: 25,
  similar: {
    by: 'field',
    kind: 'work',
    title: 'Tax Consultant',
    field: 'Accounting',
    count: 1,
    outOf: 1,
    used: 2,
    asked: 3,
    ...over,
  },
})

test.each<[string, Partial<ScorePart>, string | null]>([
  ['a job that goes on', { shown: shown({ lastYear: 'present' }) }, 'Used at work and in 1 more place, still in use'],
  [
    'a job that ends in a later year',
    { shown: shown({ lastYear: 2999 }) },
    'Used at work and in 1 more place, still in use',
  ],
  ['a job and two projects', { shown: shown({ entries: 3 }) }, 'Used at work and in 2 more places, last in 2026'],
  [
    'a project without a date',
    {
      points: 6,
      shown: shown({ setting: 'project', entries: 1, lastYear: null, isRecent: false, hasResult: false, gain: 3 }),
    },
    'Used in a project. A second use, use within two years or what it changed, in figures (such as “from 9 to 4 minutes”), would add up to 3 points',
  ],
  [
    'a resume in English that does not name it',
    {
      phrase: 'English',
      skill: 'English',
      met: 'partly',
      points: 2,
      quote: quoteOf('Kept the accounts of the shop', 'Kept the accounts of the shop'),
      shown: shown({ setting: 'listed', entries: 0 }),
    },
    'The resume is written in English',
  ],
  [
    'voluntary work',
    { points: 7, shown: shown({ setting: 'volunteering', hasResult: false, gain: 2 }) },
    'Used in voluntary work and in 1 more place, last in 2026. What it changed, in figures (such as “from 9 to 4 minutes”), would add up to 2 points',
  ],
  [
    'a list',
    { points: 2, met: 'partly', shown: shown({ setting: 'listed', entries: 0, gain: 5 }) },
    'Named, but not shown in use. A project that uses it would add 5 points',
  ],
  [
    'a course',
    { points: 4, met: 'partly', shown: shown({ setting: 'course', gain: 4 }) },
    'Learned, but not shown in use. A project that uses it would add 4 points',
  ],
  ['a degree', { shown: shown({ setting: 'course', isRecent: false }) }, null],
  [
    'a skill that implies it',
    { nearest: 'HTML', shown: shown({}) },
    'Used through HTML at work and in 1 more place, last in 2026',
  ],
  [
    'a skill whose own name is quoted, though another implies it',
    { skill: 'HTML', nearest: 'React', quote: quoteOf('Wrote the HTML of a shop', 'HTML'), shown: shown({}) },
    'Used at work and in 1 more place, last in 2026',
  ],
  [
    'a skill that implies it, used once',
    { skill: 'CSS', nearest: 'Tailwind CSS', points: 8, shown: shown({ entries: 1, gain: 1 }) },
    'Used through Tailwind CSS at work, last in 2026. A second use of Tailwind CSS would add up to 1 point',
  ],
  [
    'a part of it',
    { points: 4, met: 'partly', skill: 'SEO', nearest: 'Local SEO', shown: shown({ entries: 1, gain: 3 }) },
    'Used at work, last in 2026; for SEO only Local SEO is shown. A project that uses it would add 3 points',
  ],
  [
    'one of two that are asked together',
    { points: 4, met: 'partly', skill: 'Docker', shown: shown({ entries: 1, gain: 3 }) },
    'Used at work, last in 2026; Docker is not shown in use. A project that uses it would add 3 points',
  ],
  [
    'a near skill',
    { met: 'related', nearest: 'Git', phrase: 'Docker and Git', skill: 'Docker' },
    'Git is related; Docker was not found',
  ],
  ['some words of a phrase', { met: 'related', skill: null }, 'Some of these words'],
  ['nothing', { met: 'no', quote: null }, null],
  ['the same role', { ...similar({ by: 'role' }), points: 25 }, 'The same role: Tax Consultant'],
  ['a near role', { ...similar({ by: 'role' }), points: 15 }, 'A near role: Tax Consultant'],
  ['a job of the field', similar({}), 'The job is in Accounting, used 2 of 3 things asked for: Tax Consultant'],
  [
    'a job of the field that used nothing asked for',
    similar({ used: 0 }),
    'The job is in Accounting, without anything asked for: Tax Consultant',
  ],
  [
    'some jobs of the field',
    similar({ count: 3, outOf: 4 }),
    '3 of 4 jobs are in Accounting, the nearest used 2 of 3 things asked for: Tax Consultant',
  ],
  [
    'work that has no title in the resume',
    similar({ by: 'deeds', kind: 'project', title: '' }),
    'A project that used 2 of 3 things asked for',
  ],
  ['a course of study', similar({ kind: 'study', title: 'B.Com' }), 'The course of study is in Accounting: B.Com'],
  [
    'a project, quoted by its title',
    { ...similar({ by: 'deeds', kind: 'project', title: 'React' }) },
    'A project that used 2 of 3 things asked for',
  ],
  [
    'no similar work',
    { kind: 'similar', similar: null, quote: null, met: 'no' },
    'No job, project or course of this kind',
  ],
  [
    'a missing must',
    { kind: 'limit', phrase: 'Docker', points: -4, outOf: 0 },
    'Docker is required and not shown in use, so the score stays below 80',
  ],
  [
    'nothing that is asked',
    { kind: 'limit', phrase: '', points: -1, outOf: 0 },
    'Nothing that is asked for is shown, so the score stays below 40',
  ],
])('gives the reason for %s', (_, over, text) => {
  expect(reasonText(part(over))).toBe(text)
})

test('counts only what is shown in use as met', () => {
  const met = (['yes', 'partly', 'related', 'no'] as const).filter((word) => isMet(part({ met: word })))
  expect(met).toEqual(['yes'])
})

test('tells what is asked from similar work and a limit', () => {
  const kinds = (['requirement', 'description', 'title', 'similar', 'limit'] as const).filter((kind) =>
    isAsked(part({ kind })),
  )
  expect(kinds).toEqual(['requirement', 'description', 'title'])
})

test.each<[string | null, ScorePart[]]>([
  ['Not found: Docker', [aPart(), aMissingPart('Docker'), aPart({ kind: 'similar' })]],
  ['Not found: Docker', [aPart(), aMissingPart('Docker'), aMissingPart('Redis', { importance: 'nice' })]],
  ['Not found: Docker and SQL', [aMissingPart('Docker'), aMissingPart('SQL')]],
  ['Not found: Docker, SQL and Go', ['Docker', 'SQL', 'Go'].map((phrase) => aMissingPart(phrase))],
  ['Not found: Docker, SQL and 2 more', ['Docker', 'SQL', 'Go', 'Git'].map((phrase) => aMissingPart(phrase))],
  ['Not shown in use: Canva', [aPart(), aPart({ phrase: 'Canva', met: 'partly' })]],
  ['Shown in part: SEO', [aPart(), aPart({ phrase: 'SEO', met: 'partly', shown: shown({}) })]],
  [
    'Shown in part: SEO. Not shown in use: Canva',
    [
      aPart({ phrase: 'SEO', met: 'partly', shown: shown({ setting: 'project' }) }),
      aPart({ phrase: 'Canva', met: 'partly', shown: shown({ setting: 'listed' }) }),
    ],
  ],
  [
    'Shows everything required. Nice to have, not shown: Redis. Nice to have, shown in part: SEO',
    [
      aPart(),
      aMissingPart('Redis', { importance: 'nice' }),
      aPart({ phrase: 'SEO', met: 'partly', importance: 'nice', shown: shown({}) }),
    ],
  ],
  ['Not found: Docker', [aPart({ phrase: 'Docker', met: 'related' })]],
  ['Not found: Docker. Not shown in use: Canva', [aPart({ phrase: 'Canva', met: 'partly' }), aMissingPart('Docker')]],
  ['Shows everything that is asked for', [aPart()]],
  [
    'Shows everything required. Nice to have, not shown: Redis',
    [aPart(), aMissingPart('Redis', { importance: 'nice' })],
  ],
  [null, [aPart({ importance: 'nice' })]],
  [null, [aPart({ kind: 'description' })]],
])('says %s', (text, parts) => {
  expect(requirementsText(parts)).toBe(text)
})

test('leaves the advice out for a company', () => {
  const named = part({ met: 'partly', shown: shown({ setting: 'listed', gain: 11 }) })
  expect(reasonText(named)).toBe('Named, but not shown in use. A project that uses it would add 11 points')
  expect(reasonText(named, false)).toBe('Named, but not shown in use')
})
