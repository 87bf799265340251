import { expect, test } from 'vitest'
import { type Answer, sameAnswer } from './same-answer.ts'

const answer = (more: Partial<Answer> = {}): Answer => ({
  ...{ success: true, data: [], nextCursor: null, total: 3, totalOpen: 3, ...more },
})

test('the same listings with the same numbers are the same answer', () => {
  const first = sameAnswer(answer())
  expect(sameAnswer(answer({ data: first.data }))).toBe(first)
})

test.each([
  ['listings that were read anew', {}],
  ['another total', { total: 4 }],
  ['another number of open ones', { totalOpen: 4 }],
])('%s are another answer, which is the same from then on', (_what, more) => {
  const { data } = sameAnswer(answer())
  const other = answer('total' in more || 'totalOpen' in more ? { data, ...more } : {})
  expect(sameAnswer(other)).toBe(other)
  expect(sameAnswer({ ...other })).toBe(other)
})
