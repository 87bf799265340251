import { describe, expect, test } from 'vitest'
import { findBrokenRange, findSplitRange } from './split-date-ranges.ts'

describe('a range over two lines', () => {
  test.each([
    ['in the first cells', 'June 2024 –\tAnalyst, Acme', 'Present\tPune', '2024-06', 'present', 'June 2024 – Present'],
    ['in the last cells', 'Analyst\t2021 –', 'Pune\t2025', '2021', '2025', '2021 – 2025'],
    ['on lines of their own', '2021 –', '2025', '2021', '2025', '2021 – 2025'],
    ['with "to"', 'Jan 2020 to', 'Mar 2021', '2020-01', '2021-03', 'Jan 2020 to Mar 2021'],
    ['with an open end', 'Sept 2019 –', 'Now', '2019-09', 'present', 'Sept 2019 – Now'],
    ['in tables of three', 'May 2021 –\tA\tB', 'June 2021\tC\tD', '2021-05', '2021-06', 'May 2021 – June 2021'],
  ])('is found %s', (_place, first, second, from, to, words) => {
    const range = findSplitRange(first, second)
    expect(range?.period).toMatchObject({ from, to, isRange: true })
    expect(range?.words).toBe(words)
  })

  test('has its places in both lines', () => {
    const range = findSplitRange('Analyst\t2021 –', 'Pune\t2025')!
    expect('Analyst\t2021 –'.slice(range.period.start, range.period.end)).toBe('2021 –')
    expect('Pune\t2025'.slice(range.second.start, range.second.end)).toBe('2025')
  })
})

describe('two lines without a split range', () => {
  test.each([
    ['no dash', '2021', '2025'],
    ['a complete range in the first', '2021 – 2022 –', '2025'],
    ['a complete range in the second', '2021 -', '2023 - 2025'],
    ['no date in the first', 'Analyst –', '2025'],
    ['no date in the second', '2021 –', 'Analyst'],
    ['more than a date in the first', 'Analyst 2021 –', '2025'],
    ['a long cell', 'A very long first cell that holds 2021 –', '2025'],
  ])('have %s', (_what, first, second) => {
    expect(findSplitRange(first, second)).toBeNull()
  })
})

test.each([
  ['Interned at Acme as a trainee from July 2023 to May', '2024, where I wrote tests', '2023-07', '2024-05'],
  ['I worked with Acme during December', '2024–May 2025 and sold books', '2024-12', '2025-05'],
  ['A trainee at Acme from June 2023 to', 'Present.', '2023-06', 'present'],
])('a range that the end of a sentence breaks is one: %s / %s', (text, next, from, to) => {
  expect(findBrokenRange(text, next)?.period).toMatchObject({ from, to })
})

test.each([
  ['Built models at 1:50', 'Sep 2022 – May 2024'],
  ['Sold 400 books in June', 'Led a team of nine'],
  ['Won in 2022', '2023 – 2024'],
])('%s / %s is no broken range', (text, next) => {
  expect(findBrokenRange(text, next)).toBeNull()
})
