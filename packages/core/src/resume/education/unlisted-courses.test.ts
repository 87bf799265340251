import { describe, expect, test } from 'vitest'
import { readable } from '../testing/readable.ts'
import { findEducation } from './find-education.ts'

const schoolsOf = (text: string) =>
  findEducation(readable(text)).map(({ degree, field, institution, end }) => [degree, field, institution, end])

describe('a course that no list knows', () => {
  test('is found before the colon, like the degrees', () => {
    const text =
      'Bachelor of Science : Physics 2004 Park University\nAdvanced Server Administration : June 1999\n' +
      'Associate of Science : Chemistry 2001 River College'
    expect(schoolsOf(text).map(([degree]) => degree)).toEqual([
      'Bachelor of Science',
      'Advanced Server Administration',
      'Associate of Science',
    ])
  })

  test('is found after its year when all entries begin with one', () => {
    const text =
      '2018 Park University Bachelor of Science in Physics\n2016 River College Diploma\n2014 CompTIA Network Basics'
    expect(schoolsOf(text).at(-1)).toEqual(['CompTIA Network Basics', '', 'CompTIA', '2014'])
  })

  test.each([
    'B.Tech : Park University, 2020\nClass XII : Hill School, 2016\nProject : Solar Cooker 2019',
    'B.Tech : Park University, 2020\nClass XII : Hill School, 2016\nCGPA : 8.1 in 2020',
    'Pune University, B.Tech, 2020\nTeam Lead Of Robots : 2019',
  ])('is no label of something else: %j', (text) => {
    expect(schoolsOf(text).filter(([, , institution]) => institution === '')).toEqual([])
  })
})

test.each([
  [
    'Scaled Agile Framework (SAFe) 4 Agilist certification\n2019',
    'Scaled Agile Framework (SAFe) 4 Agilist certification',
  ],
  ['Google Data Analytics Professional Certificate, 2023', 'Google Data Analytics Professional Certificate'],
  ['Project Management Professional (PMP) 2018', 'Project Management Professional (PMP)'],
])('%j is a certificate with its whole name', (text, name) => {
  expect(schoolsOf(text).map(([degree]) => degree)).toEqual([name])
})

test('a certificate with a year of its own does not take the school below it', () => {
  const text = 'Project Management Professional (PMP) 2018\nPark University\tMaster of Arts in History 2011'
  expect(schoolsOf(text)).toEqual([
    ['Project Management Professional (PMP)', '', '', '2018'],
    ['Master of Arts', 'History', 'Park University', '2011'],
  ])
})

test.each([
  'Member of the National Honor Society of High School Scholars',
  'Completed internship at Hill Community College',
  'Completed 57 credits towards Associate of Arts Degree',
  'Seven-course certificate with MBA-level training',
  'Recipient of the Hill College Scholarship',
])('%j tells of an entry and is none', (text) => {
  expect(schoolsOf(`Bachelor of Arts, Park University, 2019\n${text}`)).toHaveLength(1)
})

test.each([
  ['Bachelor of science in Mechanical Engineering, Park University', 'Bachelor of science', 'Park University'],
  ['B. S. : Biology, Park University', 'B. S.', 'Park University'],
  ['HS Diploma, Hill High School', 'HS Diploma', 'Hill High School'],
  ['Master of Accountancy - Park University', 'Master of Accountancy', 'Park University'],
  ['Associate : Accounting, Park Community College', 'Associate', 'Park Community College'],
  ['B.E., M.S. Ramaiah Institute of Technology', 'B.E.', 'M.S. Ramaiah Institute of Technology'],
  [
    'MBA, University at Buffalo, The State University of New York',
    'MBA',
    'University at Buffalo, The State University of New York',
  ],
  ['BSc Social Work Park University', 'BSc', 'Park University'],
  ['B.Sc. Physics, Hill Univeristy', 'B.Sc.', 'Hill Univeristy'],
])('%j', (text, degree, institution) => {
  expect(schoolsOf(text).map(([one, , two]) => [one, two])).toEqual([[degree, institution]])
})
