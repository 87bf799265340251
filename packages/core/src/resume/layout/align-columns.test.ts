import { expect, test } from 'vitest'
import { printed } from '../testing/readable.ts'
import { alignColumns } from './align-columns.ts'

test('the left edge of a second column becomes that of the first', () => {
  const left = printed([
    { text: 'Tax Intern', at: 48 },
    { text: 'Filed returns', at: 61 },
  ])
  const right = printed([
    { text: 'Audit Intern', at: 306 },
    { text: 'Checked stock', at: 319 },
  ])
  const lines = [...left, ...right.map((line) => ({ ...line, index: line.index + 2 }))]
  expect(alignColumns(lines).map(({ x }) => x)).toEqual([48, 61, 48, 61])
})

test('lines below each other stay where they are, also on the next page', () => {
  const lines = printed([{ text: 'Tax Intern' }, { text: 'Filed returns', at: 60 }])
  const next = printed([{ text: 'Audit Intern', at: 90 }]).map((line) => ({ ...line, page: 2, index: 2 }))
  expect(alignColumns([...lines, ...next])).toEqual([...lines, ...next])
})

test('nothing stays nothing', () => {
  expect(alignColumns([])).toEqual([])
})
