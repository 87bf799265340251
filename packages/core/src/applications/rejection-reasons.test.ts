import { expect, test } from 'vitest'
import { countReasons, countWords, type RejectionReason } from './rejection-reasons.ts'
import { reasonLabel, reasonSentence } from './rejection-texts.ts'

const given: Partial<Record<RejectionReason['code'], object>> = {
  skill_not_shown: { skill: 'Docker' },
  other: { text: 'We cancelled this project.' },
}
const reason = (code: RejectionReason['code']): RejectionReason => ({ code, ...given[code] })

/** Version 1, word for word: a used sentence is never edited. */
test.each([
  ['places_filled', 'All places for this internship are filled.'],
  [
    'skill_not_shown',
    'This internship asks for Docker, and the company did not find it in the resume you sent. If you have used Docker, show where in your resume.',
  ],
  ['studies', 'This internship is for students of another subject or year, so your studies do not fit it.'],
  ['dates_or_place', 'The dates or the place of this internship do not fit yours.'],
  ['right_to_work', 'This internship needs a right to work that the company could not confirm for you.'],
  [
    'stronger_evidence',
    'Other applicants showed stronger evidence of what this internship asks for. Projects and results that a reader can check make yours stronger.',
  ],
  [
    'interview',
    'After the interview, the company decided to continue with other applicants. Thank you for the time you gave it.',
  ],
  [
    'no_contact',
    'The company could not reach you. Check that the email address and phone number in your profile are right.',
  ],
  ['other', 'The company wrote: “We cancelled this project.”'],
] as const)('version 1 says for %s: %s', (code, sentence) => {
  expect(reasonSentence(reason(code), 1)).toBe(sentence)
})

test('version 2 says of a skill what is true of a named one, too', () => {
  expect(reasonSentence(reason('skill_not_shown'))).toBe(
    'This internship asks for Docker, and the company did not see it in use in the resume you sent. If you have used Docker, show where in your resume.',
  )
  expect(reasonSentence(reason('studies'))).toBe(reasonSentence(reason('studies'), 1))
})

test('a reason of an unknown version or code has no sentence instead of a wrong one', () => {
  expect(reasonSentence(reason('studies'), 99)).toBe('')
  expect(reasonSentence({ code: 'constructor' })).toBe('')
})

test('a retired reason is named by its code', () => {
  expect(reasonLabel('studies')).toBe('Studies or year do not fit')
  expect(reasonLabel('retired')).toBe('retired')
})

test('advice is counted in words, whatever separates them', () => {
  expect(countWords('  one two\n\nthree\tfour ')).toBe(4)
  expect(countWords('')).toBe(0)
})

test('reasons are counted, the most frequent first', () => {
  const counts = countReasons([
    [reason('places_filled')],
    [reason('places_filled'), reason('other')],
    [reason('studies')],
    [],
  ])
  expect(counts).toEqual([
    { code: 'places_filled', count: 2 },
    { code: 'other', count: 1 },
    { code: 'studies', count: 1 },
  ])
})

test('an application with two skills that were not shown counts once', () => {
  const reasons = [reason('skill_not_shown'), { code: 'skill_not_shown', skill: 'SQL' }]
  expect(countReasons([reasons, [reason('other')]])).toEqual([
    { code: 'skill_not_shown', count: 1 },
    { code: 'other', count: 1 },
  ])
})
