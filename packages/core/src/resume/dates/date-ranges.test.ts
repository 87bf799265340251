import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectInOrder } from '../../testing/expect-in-order.ts'
import { findPeriods, withoutPeriods } from './date-ranges.ts'

const read = (text: string) => findPeriods(text).map(({ from, to }) => [from, to])

describe('a range of dates', () => {
  test.each([
    ['Jun 2023 – Aug 2023', '2023-06', '2023-08'],
    ['June 2023 - Present', '2023-06', 'present'],
    ['Sept. 2018 to Till Date', '2018-09', 'present'],
    ['04/2013 to 06/2015', '2013-04', '2015-06'],
    ['06/2022-09/2022', '2022-06', '2022-09'],
    ['2018–2022', '2018', '2022'],
    ['2019-20', '2019', '2020'],
    ['2011-12', '2011', '2012'],
    ['2021-05 — 2021-08', '2021-05', '2021-08'],
    ['June – August 2022', '2022-06', '2022-08'],
    ['Dec – Feb 2024', '2023-12', '2024-02'],
    ['May – May 2022', '2022-05', '2022-05'],
    ["Jan '21 - Mar '21", '2021-01', '2021-03'],
    ["Jan '60 - Mar '61", '2060-01', '1961-03'],
    ['2000 - 15', '2000', '2015'],
    ['1st June 2023 to 15th July 2023', '2023-06', '2023-07'],
    ['June 5, 2023 – July 1, 2023', '2023-06', '2023-07'],
    ['31/01/2020 - 12/05/2021', '2020-01', '2021-05'],
    ['Summer 2021 – Fall 2021', '2021-06', '2021-09'],
    ['2018 to date', '2018', 'present'],
    ['Since 2019', '2019', 'present'],
  ])('%s', (text, from, to) => {
    expect(read(text)).toEqual([[from, to]])
  })
})

describe('a single date', () => {
  test.each([
    ['Expected May 2026', '2026-05'],
    ['Dec 2022', '2022-12'],
    ['10/2009', '2009-10'],
    ['12 1993', '1993-12'],
    ['2024', '2024'],
    ['2019-07', '2019-07'],
    ['2000-16', '2000'],
    ['Spring 2008', '2008-03'],
  ])('%s', (text, date) => {
    expect(read(text)).toEqual([[date, null]])
  })
})

test.each([
  '+91 2024 55010',
  '$2,000 saved',
  '2000+ users',
  'version 20.19',
  'may help',
  'the current state',
  '99.2019%',
])('%j has no date', (text) => {
  expect(findPeriods(text)).toEqual([])
})

test('the text without dates and lengths of time keeps its places', () => {
  const text = 'Acme Corp\tJun 2023 – Aug 2023\t3 months'
  const rest = withoutPeriods(text, findPeriods(text)).map(({ start, end }) => text.slice(start, end))
  expect(rest.map((part) => part.trim()).filter(Boolean)).toEqual(['Acme Corp'])
})

test('every date lies inside its text, in order, none over another', () => {
  const words = fc.constantFrom(
    'Jan',
    '2019',
    '-',
    '–',
    'to',
    'Present',
    "'21",
    '05/2020',
    '2020-21',
    '(',
    ')',
    'x',
    '\t',
  )
  fc.assert(
    fc.property(fc.array(words, { maxLength: 30 }), fc.string(), (parts, noise) => {
      const text = `${parts.join(' ')}${noise}`
      expectInOrder(findPeriods(text), text)
    }),
  )
})

test.each([
  ['Q1 2023 – Q3 2023', '2023-01', '2023-07'],
  ['Sep. 2023—now', '2023-09', 'present'],
  ['05.2022–today', '2022-05', 'present'],
  ['July 2022 onwards', '2022-07', 'present'],
  ['6/22 - 8/22', '2022-06', '2022-08'],
  ['15 May - 30 June, 2025', '2025-05', '2025-06'],
  ['1 Dec – 15 Jan 2026', '2025-12', '2026-01'],
  ['Aug. 2021 – Expected May 2025', '2021-08', '2025-05'],
  ['June 2022 / August 2022', '2022-06', '2022-08'],
  // Two academic years are one time.
  ['2021/22 – 2023/24', '2021', '2024'],
  ['2019-20 to 2020-21', '2019', '2021'],
])('%s has a beginning and an end', (text, from, to) => {
  expect(findPeriods(text)).toMatchObject([{ from, to }])
})

test('everyday words and small numbers are dates only in a range', () => {
  expect(findPeriods('What I do now and today, rated 4/35')).toEqual([])
})

test('a length behind a comma belongs to its date', () => {
  const text = 'Acme (Aug 2023, 1 month)'
  expect(findPeriods(text).map(({ start, end }) => text.slice(start, end))).toEqual(['(Aug 2023, 1 month)'])
})

test.each(['AY', 'A.Y.', 'FY', 'Session', 'Academic Year', 'Session:'])(
  '%s before academic years is part of the date',
  (word) => {
    for (const [text, from, to] of [
      [`${word} 2022-23`, '2022', '2023'],
      [`${word} 2022-23 to ${word} 2025-26`, '2022', '2026'],
      [`${word} 2021–22 – 2023–24`, '2021', '2024'],
    ] as const) {
      expect(findPeriods(`Pune, ${text}`), text).toMatchObject([{ from, to }])
      expect(withoutPeriods(text, findPeriods(text)), text).toEqual([])
    }
  },
)

test.each([
  ['2025 may to july', '2025-05', '2025-07'],
  ['2025 nov - jan', '2025-11', '2026-01'],
  ['2025 (may to july)', '2025-05', '2025-07'],
  ['May 2025 to july', '2025-05', '2025-07'],
  ['2024 sep - 2025 jan', '2024-09', '2025-01'],
])('a month behind another has its year: %s', (text, from, to) => {
  expect(findPeriods(text)).toMatchObject([{ from, to, isRange: true }])
})
