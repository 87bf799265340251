import { expect, test } from 'vitest'
import { readable } from '../testing/readable.ts'
import { groupByLead } from './entry-leads.ts'
import { findEducation } from './find-education.ts'
import { findMarks } from './find-education-marks.ts'

const groupsOf = (text: string) => {
  const lines = readable(text)
  return groupByLead(lines, findMarks(lines))?.map((marks) => marks.map(({ span }) => span.text)) ?? null
}

test('entries begin as many lines before their degree as the first one', () => {
  const text = 'Thornbury\t2019 – 2022\nB.Tech, 8.2\nLittle Flower Convent\t2017 – 2019\n12th Standard, 79 %'
  expect(groupsOf(text)).toEqual([
    ['2019 – 2022', 'B.Tech'],
    ['Little Flower Convent', '2017 – 2019', '12th Standard'],
  ])
})

test('a school belongs to the degree below it and not to the one above', () => {
  const text = 'Thornbury\t2019 – 2022\nB.Tech\nLittle Flower Convent\t2017 – 2019\n12th Standard'
  expect(findEducation(readable(text)).map(({ degree, institution, end }) => [degree, institution, end])).toEqual([
    ['B.Tech', 'Thornbury', '2022'],
    ['12th Standard', 'Little Flower Convent', '2019'],
  ])
})

test.each([
  ['one degree', 'Thornbury\nB.Tech\n2022'],
  ['degrees that come first', 'B.Tech\nThornbury\nHSC\nGyan Bharti'],
  ['entries of different shapes', 'Thornbury\t2019 – 2022\nB.Tech\nHSC, Gyan Bharti, 2019'],
  ['examinations before degrees', 'CA Inter, 2023\nB.Com, Thornbury, 2024\nCFA Level I, 2025\nM.Com, Thornbury, 2026'],
  ['a text before the first degree', 'I studied\nin many\nplaces\nB.Tech\nHSC'],
  ['bullets before some', 'Thornbury\nB.Tech\n• Gyan Bharti\nHSC'],
])('%s shows no common beginning', (_what, text) => {
  expect(groupsOf(text)).toBeNull()
})
