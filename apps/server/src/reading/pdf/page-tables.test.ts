import { expect, test } from 'vitest'
import type { Segment } from './page-rows.ts'
import { alignTableRows } from './page-tables.ts'

const cell = (text: string, x: number, y: number): Segment => ({
  text,
  x,
  right: x + text.length * 5,
  y,
  size: 10,
  letters: text.length,
  boldLetters: 0,
})
const head = ['Degree', 'Institution', 'Year', 'CGPA'].map((text, column) => cell(text, 50 + 150 * column, 100))
const textsOf = (segments: readonly Segment[]) =>
  [...Map.groupBy(segments, ({ y }) => y).values()].map((row) => row.flatMap(({ text }) => text.split('\t')))

test('aligns vertically centred cells of several lines', () => {
  const read = alignTableRows([
    cell('Education', 50, 80),
    ...head,
    cell('B.Tech Computer Science', 50, 122),
    cell('National Institute', 200, 122),
    cell('2025', 350, 129),
    cell('8.9', 500, 129),
    cell('and Engineering', 50, 136),
    cell('of Technology', 200, 136),
    cell('Class XII', 50, 158),
    cell('Delhi Public School', 200, 158),
    cell('2021', 350, 158),
    cell('94%', 500, 158),
    cell('Skills', 50, 190),
  ])
  expect(textsOf(read)).toEqual([
    ['Education'],
    ['Degree', 'Institution', 'Year', 'CGPA'],
    ['B.Tech Computer Science and Engineering', 'National Institute of Technology', '2025', '8.9'],
    ['Class XII', 'Delhi Public School', '2021', '94%'],
    ['Skills'],
  ])
})

test('reads each cell of a head once, also where a row below runs across its columns', () => {
  const read = alignTableRows([
    ...head,
    cell('Master of Social Work (Community Development)', 50, 115),
    cell('2025', 350, 115),
  ])
  expect(
    textsOf(read)
      .flat()
      .filter((text) => text === 'Institution'),
  ).toHaveLength(1)
})

test('makes each row one segment, so that a table is no column of the page', () => {
  const level = [
    ...head,
    ...['B.Tech', 'NIT Goa', '2025', '8.9'].map((text, column) => cell(text, 50 + 150 * column, 120)),
    ...['HSC', 'City College', '2021', '91%'].map((text, column) => cell(text, 50 + 150 * column, 132)),
  ]
  const outside = cell('Pune', 600, 120)
  const texts = alignTableRows([...level, outside].sort((one, other) => one.y - other.y)).map(({ text }) => text)
  const rows = ['Degree\tInstitution\tYear\tCGPA', 'B.Tech\tNIT Goa\t2025\t8.9', 'HSC\tCity College\t2021\t91%']
  expect(texts.toSorted()).toEqual([...rows, 'Pune'].toSorted())
})

test('leaves other pages unchanged', () => {
  const prose = [cell('Worked at a school', 50, 100), cell('in a big city', 50, 112)]
  expect(alignTableRows(prose)).toEqual(prose)
})

test('accepts header cells of two lines', () => {
  const read = alignTableRows([
    cell('Year of', 350, 93),
    cell('Percentage /', 500, 93),
    cell('Degree', 50, 100),
    cell('Institution', 200, 100),
    cell('Passing', 350, 107),
    cell('CGPA', 500, 107),
    cell('B.E.', 50, 130),
    cell('National Institute', 200, 130),
    cell('2025', 350, 137),
    cell('8.9', 500, 137),
    cell('(CSE)', 50, 144),
    cell('of Technology', 200, 144),
  ])
  expect(textsOf(read).at(-1)).toEqual(['B.E. (CSE)', 'National Institute of Technology', '2025', '8.9'])
})

test('aligns every table of a page, also one of jobs', () => {
  const jobs = ['Period', 'Position', 'Employer', 'Work done'].map((text, column) => cell(text, 50 + 120 * column, 200))
  const read = alignTableRows([
    ...head,
    cell('B.Tech', 50, 118),
    cell('Marigold', 200, 118),
    cell('2025', 350, 118),
    cell('Hall', 200, 131),
    ...jobs,
    cell('2023 – 2024', 50, 220),
    cell('Maintenance', 170, 220),
    cell('Ashlar', 290, 220),
    cell('Oiled lathes.', 410, 220),
    cell('Trainee', 170, 233),
  ])
  expect(textsOf(read)).toEqual([
    ['Degree', 'Institution', 'Year', 'CGPA'],
    ['B.Tech', 'Marigold Hall', '2025'],
    ['Period', 'Position', 'Employer', 'Work done'],
    ['2023 – 2024', 'Maintenance Trainee', 'Ashlar', 'Oiled lathes.'],
  ])
})
