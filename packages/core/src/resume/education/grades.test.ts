import { describe, expect, test } from 'vitest'
import { readable } from '../testing/readable.ts'
import { findEducation } from './find-education.ts'

const gradeIn = (text: string) => findEducation(readable(text))[0]?.grade

describe('the grade of an entry', () => {
  const averages = [
    'CGPA: 8.4/10',
    'CGPA - 8.4',
    'GPA 3.6/4.0',
    '8.91 CGPA',
    'CPI: 7.1/8',
    'SGPA: 9.01',
    'C.G.P.A. 8.4',
  ]
  const others: [string, string][] = [
    ['Percentage: 91.2%', '91.2%'],
    ['Percentage: 74', '74'],
    ['Aggregate - 76.5 %', '76.5 %'],
    ['Marks: 450/500', '450/500'],
    ['Grade: A+', 'A+'],
    ['Grade: 2:1', '2:1'],
    ['First Class with Distinction', 'First Class with Distinction'],
    ['15.2/20', '15.2/20'],
    ['94%', '94%'],
    ['First class, 71%', '71%'],
    ['First Class (68%)', '68%'],
    ['82.5% | Distinction', '82.5%'],
  ]
  const all: [string, string][] = [...averages.map((text): [string, string] => [text, text]), ...others]
  const places: ((grade: string) => string)[] = [
    (grade) => `B.Tech in Computer Science, Foo College, 2020 - 2024, ${grade}`,
    (grade) => `B.Tech in Computer Science\nFoo College, Pune\n2020 - 2024 | ${grade}`,
    (grade) => `B.Tech in Computer Science\t2020 - 2024\nFoo College\t${grade}`,
    (grade) => `Foo College, Pune\nB.Tech in Computer Science (${grade})\n2020 - 2024`,
    (grade) => `B.Tech in Computer Science – Foo College – 2024\n• ${grade}`,
  ]

  test.each(all)('%s is read as %s wherever the entry has it', (written, grade) => {
    const read = places.map((place) => gradeIn(place(written)))
    expect(read).toEqual(places.map(() => grade))
  })

  test.each(all)('%s changes nothing else of the entry', (written) => {
    for (const place of places) {
      const [entry] = findEducation(readable(place(written)))
      const { degree, field, institution, end } = entry ?? {}
      expect({ degree, field, institution, end }).toEqual({
        degree: 'B.Tech',
        field: 'Computer Science',
        institution: 'Foo College',
        end: '2024',
      })
    }
  })

  test.each(['Class 10', 'Grade 12', 'Attendance 95 days', 'Top 5 of 120 students', 'Batch of 2024', 'Room 8.4'])(
    '%s is none',
    (text) => expect(gradeIn(`Class XII, Foo School\n2024\n${text}`)).toBe(''),
  )

  test.each([
    'XII MBSE 2022 71%',
    'Class X, Foo School 2020 68.4 %',
    'HSC Maharashtra Board 2023 84%',
    '12th from MP board 68% 2023',
  ])('is a percentage that ends its line: %s', (text) => expect(text).toContain(` ${gradeIn(text) || 'none'}`))

  test('is no end of a span of years', () => {
    expect(gradeIn('B.Tech (CSE) from Foo College 2023-27 CGPA 7.1')).toBe('CGPA 7.1')
  })

  test('belongs to its own entry', () => {
    const grades = findEducation(
      readable(
        'B.Sc Physics, Foo College, 2020 - 2023, 8.1 CGPA\nClass XII, Bar School, 2020\nClass X, Bar School, 2018, 90%',
      ),
    ).map(({ grade }) => grade)
    expect(grades).toEqual(['8.1 CGPA', '', '90%'])
  })
})

test.each([
  ['HSC 2021 81% | SSC 2019 92%, Zed School', ['81%', '92%']],
  ["HSSLC (Arts) St. Edmund's HSS 2022 first division", ['first division']],
])('a grade behind its year, in %s', (line, grades) => {
  expect(findEducation(readable(line)).map(({ grade }) => grade)).toEqual(grades)
})
