import { expect, test } from 'vitest'
import { readDuration } from './duration.ts'

test.each([
  ['3 months', 3],
  ['6-month', 6],
  ['2 - 3 months', 3],
  ['1 year', 12],
  ['12 weeks', 3],
  ['1 week', 1],
  ['6', 6],
  ['about 4 months, extendable', 4],
  ['1.5 years', 18],
  ['1,5 years', 18],
  ['2.5 months', 3],
  ['3 mos', 3],
  ['3 - 6', 6],
  ['5 years', 60],
  ['2 months, from May 2026', 2],
  ['May 2026 to July 2026, 3 months', 3],
  ['A six month internship', 6],
  ['seventeen weeks', 4],
  ['three to six months', 6],
  ['3 to six months', 6],
  ['3 or 4 months', 4],
  ['90 days', 3],
  ['45 days', 1],
  ['60-90 days', 3],
  ['10 days', 1],
  ['365 days', 12],
  ['6 weeks', 1],
  ['6-8 weeks', 2],
  ['one year', 12],
  ['half a year', 6],
  ['one and a half years', 18],
  ['2½ months', 3],
  ['a year and a half', 18],
  ['1 year 6 months', 18],
  ['1 year and 6 months', 18],
  ['six months (180 days)', 6],
  ['6 months, 5 days a week', 6],
  ['5 days a week for 6 months', 6],
  ['20 hours per week, 3 months', 3],
  ['₹15,000 a month, two months', 2],
])('%s is %i months', (text, months) => {
  expect(readDuration(text)).toBe(months)
})

test.each([
  'soon',
  '',
  'months',
  '0 months',
  '61 months',
  'summer 2026 to be agreed',
  'until 26',
  ...[
    'zero months',
    '0 days',
    'someone',
    'flexible, 5 days a week',
    '20 hours a week',
    '₹15,000 per month',
    'sixty-one months',
  ],
  'a few weekends',
  'tenmonths ahead',
])('%j names no length', (text) => {
  expect(readDuration(text)).toBeNull()
})

const belowTen = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const teens = [
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const tens = ['twenty', 'thirty', 'forty', 'fifty']
const words = [
  ...belowTen,
  ...teens,
  ...tens.flatMap((ten) => [ten, ...belowTen.map((one) => `${ten}-${one}`)]),
  'sixty',
]

test('every number of months up to sixty reads the same in words and in digits', () => {
  expect(words).toHaveLength(60)
  for (const [index, word] of words.entries()) {
    const months = index + 1
    for (const text of [`${word} months`, `${word.replace('-', ' ')} Months`, `${word}-month`, `${months} months`])
      expect(readDuration(text), text).toBe(months)
  }
})

test('more days never read as fewer months', () => {
  const months = Array.from({ length: 999 }, (_, index) => readDuration(`${index + 1} days`) ?? 0)
  expect(months).toEqual(months.toSorted((one, other) => one - other))
  expect(months[0]).toBe(1)
})

test('a range reads as its longer end, in words, digits and days', () => {
  for (const [index, word] of words.slice(0, 24).entries()) {
    expect(readDuration(`one to ${word} months`), word).toBe(index + 1)
    expect(readDuration(`1-${index + 1} months`)).toBe(index + 1)
    expect(readDuration(`1-${(index + 1) * 30} days`)).toBe(readDuration(`${(index + 1) * 30} days`))
  }
})
