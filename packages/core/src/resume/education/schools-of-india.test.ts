import { describe, expect, test } from 'vitest'
import { readable } from '../testing/readable.ts'
import { findEducation } from './find-education.ts'

const studiesOf = (text: string) =>
  findEducation(readable(text)).map(({ degree, institution, end, grade }) => [degree, institution, end, grade])

const college = ['B.Com', 'Karve College', '2023', '68%'] as const

describe('school leaving certificates begin their own entries', () => {
  test.each(['H.S.L.C.', 'HSLC', 'HSSLC', 'H.S.', 'Madhyamik', 'Higher Madhyamik', 'Matric', 'Inter', 'High school'])(
    '%s',
    (certificate) => {
      expect(studiesOf(`B.Com, Karve College, 2023, 68%\n${certificate}, SEBA, 2017, 76%`)).toEqual([
        college,
        [certificate, 'SEBA', '2017', '76%'],
      ])
    },
  )

  test.each(['Inter', 'High school', '12th'])('%s from a board', (certificate) => {
    for (const board of ['UP Board', 'Maharashtra State Board', 'Bihar Board', 'Pune Board', 'AHSEC', 'NIOS'])
      expect(studiesOf(`B.com from Karve College in 2023 , 68%\n${certificate} from ${board} 2020 64%`), board).toEqual(
        [
          ['B.com', 'Karve College', '2023', '68%'],
          [certificate, board, '2020', '64%'],
        ],
      )
  })
})

describe('a college with its university is one school', () => {
  test.each(['Pune University', 'University of Mysore', 'Mumbai University'])('%s', (university) => {
    for (const [text, school] of [
      [`B.Com, Karve College (${university}), 2023, 68%`, 'Karve College'],
      [`B.Com, ${university} (Karve College), 2023, 68%`, 'Karve College'],
      [
        `Course: B.Com\nCollege: Karve College\nUniversity: ${university}\nYear: 2023\nPercentage: 68%`,
        'Karve College',
      ],
      [
        `Course: B.Com\nUniversity: ${university}\nCollege: Karve College\nYear: 2023\nPercentage: 68%`,
        'Karve College',
      ],
    ])
      expect(studiesOf(text ?? ''), text).toEqual([['B.Com', school, '2023', '68%']])
  })

  test('two universities with a degree each are two', () => {
    expect(studiesOf('M.A., Pune University (2025)\nB.A., Karve College (2023)').map(([, school]) => school)).toEqual([
      'Pune University',
      'Karve College',
    ])
  })
})

test.each([
  'Agricultural College and Research Institute',
  'Karve School and College',
  'Krishna Medical College & Research Institute',
])('the name of a school goes on over "and": %s', (school) => {
  expect(studiesOf(`B.Sc., ${school}, Madurai, 2023`).map(([, name]) => name)).toEqual([school])
})

test.each(['540/600', '471 / 500', '448/800', '1034/1200'])('marks of a whole: %s', (marks) => {
  expect(studiesOf(`HSC, Karve School — ${marks} — 2022`).map(([, , , grade]) => grade)).toEqual(
    /^\d{3} ?\//.test(marks) ? [marks] : [''],
  )
})

test('B.A., LL.B. is one degree', () => {
  expect(studiesOf('B.A., LL.B. (Hons.), NALSAR University of Law, 2027').map(([degree]) => degree)).toEqual([
    'B.A., LL.B. (Hons.)',
  ])
})
