import { describe, expect, test } from 'vitest'
import type { ReadableLine, Span } from '../layout/text-spans.ts'
import { readable } from '../testing/readable.ts'
import { findFieldOfStudy } from './fields-of-study.ts'
import { findEducation } from './find-education.ts'

function spanIn(line: ReadableLine, text: string): Span {
  const start = line.text.indexOf(text)
  return { line: line.index, start, end: start + text.length, text }
}

const fieldIn = (text: string, degree: string) => {
  const lines = readable(text)
  const span = spanIn(lines[0]!, degree)
  return findFieldOfStudy(lines, span, [span])?.text ?? null
}

describe('the field of study', () => {
  test.each([
    ['after "in"', 'B.Tech in Computer Science, 2024', 'B.Tech', 'Computer Science'],
    ['right after the degree', 'B.Tech Computer Science and Engineering', 'B.Tech', 'Computer Science and Engineering'],
    ['in brackets', 'B.E. (Mechanical Engineering)', 'B.E.', 'Mechanical Engineering'],
    ['before a year of study', 'BA Psychology 2nd year from Zed College', 'BA', 'Psychology'],
    ['after a comma', 'Bachelor of Science, Physics', 'Bachelor of Science', 'Physics'],
    ['after a dash', 'BBA - Finance and Accounting', 'BBA', 'Finance and Accounting'],
    ['in the next cell', 'Diploma\tGraphic Design\t2019', 'Diploma', 'Graphic Design'],
    ['as a specialization', 'MBA with specialization in Marketing', 'MBA', 'Marketing'],
    ['as a major', 'PhD majoring in Molecular Biology', 'PhD', 'Molecular Biology'],
    ['after honours', 'B.A. (Honours) English Literature', 'B.A. (Honours)', 'English Literature'],
    ['before "from"', 'MSc Chemistry from Foo', 'MSc', 'Chemistry'],
    ['as several fields', 'B.Des. in Visual Arts, Photography, Pune', 'B.Des.', 'Visual Arts, Photography'],
  ])('is found %s', (_place, text, degree, field) => {
    expect(fieldIn(text, degree)).toBe(field)
  })

  test('is found on a line below the degree', () => {
    expect(fieldIn('B.Tech\nMechanical Engineering', 'B.Tech')).toBe('Mechanical Engineering')
  })

  test('that a template prints twice is said once', () => {
    expect(fieldIn('B.Sc. Physics Physics', 'B.Sc.')).toBe('Physics')
  })

  test.each([
    ['a place', 'B.Com, Pune', 'B.Com'],
    ['a result', 'BCA, first class', 'BCA'],
    ['a year', 'B.Tech, 2019', 'B.Tech'],
    ['an examination board', 'HSC, CBSE Board', 'HSC'],
    ['a percentage', 'B.Tech Engineering 78%', 'B.Tech'],
  ])('is not %s', (_what, text, degree) => {
    expect(fieldIn(text, degree)).toBeNull()
  })

  test('is found without a degree when a part consists of words of fields', () => {
    expect(findFieldOfStudy(readable('Foo\tComputer Science'), null, [])?.text).toBe('Computer Science')
  })

  test('is not looked for beyond the first four lines', () => {
    const lines = readable('One\nTwo\nThree\nFour\nComputer Science')
    expect(findFieldOfStudy(lines, null, [])).toBeNull()
  })

  test('leaves out what is taken', () => {
    const [line] = readable('B.Tech\tComputer Science')
    const taken = [spanIn(line!, 'B.Tech'), spanIn(line!, 'Computer Science')]
    expect(findFieldOfStudy([line!], taken[0]!, taken)).toBeNull()
  })
})

test.each([
  ['12th commerce - Zed School - 2023', 'commerce'],
  ['12th (non medical) from Zed School 2023', 'non medical'],
  ['XII PCMB, Zed School, 2023', 'PCMB'],
  ['12th, Zed School, Bihar Board, Hindi, 2023', ''],
])('the stream of "%s" is "%s"', (line, field) => {
  expect(findEducation(readable(line))[0]?.field).toBe(field)
})
