import { describe, expect, test } from 'vitest'
import { readable } from '../testing/readable.ts'
import { findEducation } from './find-education.ts'

const columns = {
  degree: ['Degree', 'Course', 'Qualification', 'Examination'],
  school: ['Institution', 'School/College', 'Name of Institute', 'College'],
  board: ['Board', 'Board/University', 'University', 'Board / University'],
  year: ['Year', 'Year of Passing', 'Passing Year', 'Duration'],
  grade: ['CGPA/Percentage', 'Percent', 'Marks', 'Score'],
}
type Column = keyof typeof columns

// Names that no word shows to be schools, and grades that are bare numbers: only the columns say what they are.
const rows: Record<Column, string>[] = [
  { degree: 'MCA', school: 'Shree Swaminarayan', board: 'Gujarat University', year: '2024', grade: '8.2' },
  { degree: 'HSC', school: 'Navrang', board: 'GSEB', year: '2019', grade: '71' },
  { degree: 'Secondary', school: 'St. Xavier', board: 'GSEB', year: '2017', grade: '85%' },
]
const orders: Column[][] = [
  ['degree', 'school', 'board', 'year', 'grade'],
  ['degree', 'board', 'school', 'year', 'grade'],
  ['year', 'degree', 'school', 'board', 'grade'],
  ['degree', 'school', 'year', 'grade', 'board'],
  ['degree', 'school', 'grade', 'year'],
]

describe('a table of schools', () => {
  const cases = orders.flatMap((order) =>
    [0, 1, 2, 3].map((word) => ({ order, word, gap: word % 2 === 0 ? '\t' : ' | ' })),
  )

  test.each(cases)('is read by its columns $order with the words of set $word', ({ order, word, gap }) => {
    const head = order.map((column) => columns[column][word]).join(gap)
    const body = rows.map((row) => order.map((column) => row[column]).join(gap))
    const read = findEducation(readable([head, ...body].join('\n')))
    const wanted = rows.map(({ degree, school, year, grade }) => ({ degree, institution: school, end: year, grade }))
    expect(read.map(({ degree, institution, end, grade }) => ({ degree, institution, end, grade }))).toEqual(wanted)
  })

  test('takes the board or university where no column has the school', () => {
    const read = findEducation(readable('Course\tUniversity\tYear\t%\nB.Com\tRajasthan University, Jaipur\t2022\t74'))
    expect(read.map(({ institution, grade }) => [institution, grade])).toEqual([['Rajasthan University', '74']])
  })

  test.each(['COURSE INSTITUTION BOARD YEAR', 'Degree College University/Board Year Percentage'])(
    'whose columns are lost has no school in its head %s',
    (head) => {
      const read = findEducation(readable(`${head}\nB.Com Zed College Rajasthan University 2022 74`))
      expect(read.map(({ institution }) => institution)).toEqual(['Zed College'])
    },
  )

  test('has no head in a row with a grade', () => {
    const read = findEducation(readable('Hamidia High School\t2017\nClass X (MP Board)\tPercentage: 83%'))
    expect(read.map(({ degree, grade }) => [degree, grade])).toEqual([['Class X', '83%']])
  })
})
