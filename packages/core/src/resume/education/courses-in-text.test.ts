import { describe, expect, test } from 'vitest'
import type { ReadableLine } from '../layout/text-spans.ts'
import { printed, readable, readText } from '../testing/readable.ts'
import { describeCourses, findCourseBefore, joinCertificatesInText } from './courses-in-text.ts'
import { findEducation } from './find-education.ts'
import { findMarks } from './find-education-marks.ts'

const marksIn = (lines: ReadableLine[]) => joinCertificatesInText(lines, findMarks(lines)).map(({ span }) => span.text)

describe('certificates in running text', () => {
  const text =
    'Various Technical Training Certification Courses that I attended in the evenings of three winters and one summer'

  test('are one, named by the whole paragraph', () => {
    expect(marksIn(readable(text))).toEqual([text])
    const [entry] = findEducation(readable(text))
    expect(entry?.degree).toBe(text)
  })

  test('take in the lines that go on', () => {
    const lines = printed([{ text }, { text: 'Certified Ethical Hacker class' }])
    const [first, ...more] = joinCertificatesInText(lines, findMarks(lines))
    expect(more).toEqual([])
    expect(first?.text).toBe(`${text} Certified Ethical Hacker class`)
  })

  test('stay apart from each other on short lines', () => {
    const lines = 'Certified Scrum Master\nCertified Ethical Hacker'
    expect(marksIn(readable(lines))).toEqual(['Certified Scrum Master', 'Certified Ethical Hacker'])
  })

  test('do not swallow degrees and schools', () => {
    const degree =
      'B.Tech in Physics, Foo College, with a Certificate in Music from the evening classes of the same place'
    expect(marksIn(readable(degree))).toContain('Foo College')
  })
})

describe('a course in front of a school', () => {
  const courseIn = (text: string, school: string) => {
    const lines = readable(text)
    const start = text.indexOf(school)
    return findCourseBefore(lines, { line: 0, start, end: start + school.length, text: school })?.text ?? null
  }

  test.each([
    ['Limited Energy Journeyman, Foo College', 'Limited Energy Journeyman'],
    ['2019 – 2021 Electrician Apprenticeship, Foo College', 'Electrician Apprenticeship'],
    ['Electrician Apprenticeship, 2019, Foo College', 'Electrician Apprenticeship'],
  ])('of %j is %j', (text, course) => {
    expect(courseIn(text, 'Foo College')).toBe(course)
  })

  test.each([
    ['a field', 'Computer Science, Foo College'],
    ['a place', 'Pune, India, Foo College'],
    ['a single word', 'Studied, Foo College'],
    ['a sentence', 'I learned to weld at Foo College'],
    ['a cell of a table', 'One Two\tThree\tFoo College'],
    ['long', 'One Two Three Four Five Six Seven Eight Nine, Foo College'],
  ])('is not %s', (_what, text) => {
    expect(courseIn(text, 'Foo College')).toBeNull()
  })
})

describe('a section that names neither degree nor school', () => {
  test('describes a course with each paragraph', () => {
    const courses = describeCourses(
      readable('Week long course on storage\nEvening class of welding\nMS Word and Excel\n2019'),
    )
    expect(courses.map(({ degree, lines }) => [degree, lines.from])).toEqual([
      ['Week long course on storage', 0],
      ['Evening class of welding', 1],
    ])
  })

  test('gives nothing for nothing', () => {
    expect(describeCourses([])).toEqual([])
  })
})

test('courses in sentences of one line keep their own grades', () => {
  const text =
    'Hello, I am Imran, 3rd year BBA student at Karve College (2023-2026), CGPA 7.1 till now. 12th from Zed Junior College 2023 with 64%.'
  const { education } = readText(`Imran Shaikh\nimran@x.in\n\n${text}`)
  expect(education.map(({ degree, institution, grade }) => [degree, institution, grade])).toEqual([
    ['BBA', 'Karve College', 'CGPA 7.1'],
    ['12th', 'Zed Junior College', '64%'],
  ])
})

test('the same school is the one above', () => {
  const text = 'b.tech, zed college, 2024\n12th, karve school, 2023\n10th, same school, 2021'
  const { education } = readText(`asha rao\nasha@x.in\n\neducation\n${text}`)
  expect(education.map(({ institution }) => institution)).toEqual(['zed college', 'karve school', 'karve school'])
})
