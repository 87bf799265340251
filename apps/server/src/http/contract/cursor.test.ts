import { expect, test } from 'vitest'
import { cutPage, decodeCursor } from './cursor.ts'

const keyOf = (row: string) => [row]

test('a page that is not the last names the last of its rows', () => {
  const { page, nextCursor } = cutPage(['a', 'b', 'c'], 2, keyOf)
  expect(page).toEqual(['a', 'b'])
  expect(decodeCursor(nextCursor ?? undefined)).toEqual(['b'])
})

test.each([[['a', 'b']], [['a']], [[]]])('no page follows the last one, %j', (rows: string[]) => {
  expect(cutPage(rows, 2, keyOf)).toEqual({ page: rows, nextCursor: null })
})
