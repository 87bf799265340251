import { describe, expect, test } from 'vitest'
import type { Span } from '../layout/text-spans.ts'
import { findEmployers, isSubject } from './course-subjects.ts'

/** The texts as parts of one line. */
function partsOfLine(texts: readonly string[]): Span[] {
  let start = 0
  return texts.map((text) => {
    const part = { line: 0, start, end: start + text.length, text }
    start = part.end + 2
    return part
  })
}

const employersAmong = (texts: readonly string[], title: string) =>
  findEmployers(partsOfLine(texts), title).map(({ text }) => text)

describe('a subject', () => {
  test.each([
    'Data Structures',
    'Introduction to Statistics',
    'Linear Algebra',
    'Operating Systems Lab',
    'Advanced Calculus',
  ])('is the field %j', (text) => {
    expect(isSubject(text)).toBe(true)
  })

  test.each(['CS101', 'CS 201: Algorithms', 'MATH 110', 'ECE-301'])('is the course code %j', (text) => {
    expect(isSubject(text)).toBe(true)
  })

  test.each(['Google Cloud', 'Oracle', 'Razorpay', 'Python', 'Zyntra Labs', 'Acme'])('is not the name %j', (text) => {
    expect(isSubject(text)).toBe(false)
  })

  test('is not a long text', () => {
    expect(isSubject('Data Structures and Algorithms for people who like long names')).toBe(false)
  })
})

describe('the employer among the parts of a head', () => {
  test('is the school after a course', () => {
    expect(employersAmong(['Data Structures', 'COEP'], 'Teaching Assistant')).toEqual(['COEP'])
  })

  test('is the school after one of its units', () => {
    expect(employersAmong(['Computer Vision Lab', 'IIIT Hyderabad'], 'Research Intern')).toEqual(['IIIT Hyderabad'])
    expect(employersAmong(['Department of Physics', 'Delhi University'], 'Research Assistant')).toEqual([
      'Delhi University',
    ])
  })

  test('is the school of a teaching assistant whatever comes before', () => {
    expect(employersAmong(['Acme', 'Delhi University'], 'Teaching Assistant')).toEqual(['Delhi University'])
  })

  test('is the company before a school for other jobs', () => {
    expect(employersAmong(['Acme', 'Delhi University'], 'Engineer')).toEqual(['Acme', 'Delhi University'])
  })

  test('is a company that sounds like one even before a school', () => {
    expect(employersAmong(['Zyntra Labs', 'Stanford University'], 'Engineer')).toEqual([
      'Zyntra Labs',
      'Stanford University',
    ])
  })

  test('is missing when all parts are subjects', () => {
    expect(employersAmong(['Data Structures'], 'Tutor')).toEqual([])
  })
})
