import { expect, test } from 'vitest'
import { findSource } from './find-source.ts'

const lineOf = (text: string) => ({ page: 1, text, hidden: null })

test('finds a date range whatever the length of its dash', () => {
  const lines = [lineOf('Education'), lineOf('B.Tech, Sahyadri Institute, 2023 – 2027')]
  expect(findSource(lines, '2023 - 2027')).toEqual({ line: 1, start: 28, end: 39 })
  expect(findSource(lines, '2023 - 2028')).toBeNull()
})

test('finds a text in any case', () => {
  expect(findSource([lineOf('Vayu STORES, Pune')], 'vayu stores')).toEqual({ line: 0, start: 0, end: 11 })
  expect(findSource([lineOf('İzmir Vayu Stores')], 'Vayu Stores')).toEqual({ line: 0, start: 6, end: 17 })
})
