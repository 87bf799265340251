import { expect, test } from 'vitest'
import { type Answer, rememberAnswers } from './same-answer.ts'

const answer = (more: Partial<Answer> = {}): Answer => ({
  ...{ success: true, data: [], nextCursor: null, total: 3, totalOpen: 3, ...more },
})

test('the same listings with the same numbers are the same answer', () => {
  const same = rememberAnswers()
  const first = same('newest', answer())
  const again = answer({ data: first.data })
  expect(same('newest', again)).toBe(first)
  expect(same('oldest', again)).toBe(again)
})

test.each([
  ['listings that were read anew', {}],
  ['another total', { total: 4 }],
  ['another number of open ones', { totalOpen: 4 }],
])('%s are another answer', (_what, more) => {
  const same = rememberAnswers()
  const { data } = same('newest', answer())
  const other = answer('total' in more || 'totalOpen' in more ? { data, ...more } : {})
  expect(same('newest', other)).toBe(other)
  expect(same('newest', answer({ ...other }))).toBe(other)
})

test('of the lists that were asked for last as many are known as it is told', () => {
  const same = rememberAnswers(2)
  const one = same('one', answer())
  const two = same('two', answer())
  same('one', one)
  same('three', answer())
  expect(same('one', answer({ data: one.data }))).toBe(one)
  const twoAgain = answer({ data: two.data })
  expect(same('two', twoAgain)).toBe(twoAgain)
})
