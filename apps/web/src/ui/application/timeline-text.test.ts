import { expect, test } from 'vitest'
import { timelineText } from './timeline.tsx'

test.each([
  ['2098-04-01', 'student', 'The company moved your answer date to 20 Apr 2098'],
  ['2098-04-01', 'company', 'Answer date moved to 20 Apr 2098'],
  [null, 'student', 'The company set your answer date to 20 Apr 2098'],
  [null, 'company', 'Answer date set to 20 Apr 2098'],
] as const)('a new answer date after %o, read by the %s', (was, side, text) => {
  const detail = { answerBy: '2098-04-20', was }
  expect(timelineText({ kind: 'offer_extended', detail }, side)).toBe(text)
})
