import { expect, test } from 'vitest'
import { sourceOf } from './source-of.ts'

const lineOf = (text: string) => ({ page: 1, text, hidden: null })

test('a range is found however long its dash is in the resume', () => {
  const lines = [lineOf('Education'), lineOf('B.Tech, Sahyadri Institute, 2023 – 2027')]
  expect(sourceOf(lines, '2023 - 2027')).toEqual({ line: 1, start: 28, end: 39 })
  expect(sourceOf(lines, '2023 - 2028')).toBeNull()
})
