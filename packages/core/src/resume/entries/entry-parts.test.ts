import { expect, test } from 'vitest'
import { splitRows } from '../experience/experience-rows.ts'
import { readable } from '../testing/readable.ts'
import { dateOfRows, linesOfRows } from './entry-parts.ts'

const dateOf = (text: string) => {
  const date = dateOfRows(splitRows(readable(text)))
  return date && [date.start, date.end]
}

test.each([
  ['Seat Finder, Jan 2024 – Mar 2024', '2024-01', '2024-03'],
  ['Seat Finder\n2024', null, '2024'],
  ['Seat Finder, 2022\nMay 2023 – Jun 2023', '2023-05', '2023-06'],
  ['Seat Finder, 2023 – Present', '2023', 'present'],
])('%j has its dates', (text, start, end) => {
  expect(dateOf(text)).toEqual([start, end])
})

test('a text without dates has none', () => {
  expect(dateOf('Seat Finder')).toBeNull()
})

test('the date has its place', () => {
  expect(dateOfRows(splitRows(readable('Seat Finder\tMay 2024')))?.source).toEqual({ line: 0, start: 12, end: 20 })
})

test('the lines are the first and the last', () => {
  expect(linesOfRows(splitRows(readable('One\nTwo\nThree')))).toEqual({ from: 0, to: 2 })
})
