import { expect, test } from 'vitest'
import { competitionText, describeCompetition } from './competition.ts'

test.each([
  [0, 0, '0-10 applicants so far'],
  [10, 10, '0-10 applicants so far'],
  [11, 0, '11-50 applicants so far, 0% of them answered'],
  [50, 18, '11-50 applicants so far, 40% of them answered'],
  [51, 51, '50+ applicants so far, 100% of them answered'],
])('describes %d applicants of whom %d have an answer', (received, answered, text) => {
  expect(competitionText(describeCompetition({ received, answered }))).toBe(text)
})
