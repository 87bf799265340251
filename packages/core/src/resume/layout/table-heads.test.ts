import { expect, test } from 'vitest'
import { isTableHead } from './table-heads.ts'

test.each([
  'Degree | Institution | Board | Year | CGPA',
  'S.No. Examination School Year Percentage',
  'Name of Institute Year Marks Grade',
  'Period\tPosition\tEmployer\tWork done',
  'Company\tDesignation\tRole\tFrom\tTo',
])('%j is the head of a table', (text) => {
  expect(isTableHead(text)).toBe(true)
})

test.each([
  'B.Tech | Foo College | 2020',
  'Year',
  'School of Law',
  'Position of responsibility in the student council of my college',
])('%j is none', (text) => {
  expect(isTableHead(text)).toBe(false)
})
