import { expect, test } from 'vitest'
import { countText } from './count-text.ts'

test('only one is one', () => {
  expect([0, 1, 2, 125_000].map((count) => countText(count, 'file'))).toEqual([
    '0 files',
    '1 file',
    '2 files',
    '1,25,000 files',
  ])
  expect([1, 2].map((count) => countText(count, 'company', 'companies'))).toEqual(['1 company', '2 companies'])
})
