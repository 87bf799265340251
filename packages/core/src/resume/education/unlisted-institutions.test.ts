import { describe, expect, test } from 'vitest'
import type { ReadableLine } from '../layout/text-spans.ts'
import { readable } from '../testing/readable.ts'
import type { Mark } from './education-mark.ts'
import { findEducation } from './find-education.ts'
import { findMarks } from './find-education-marks.ts'
import { findUnlistedInstitutions } from './unlisted-institutions.ts'

/** The institutions that are found for each degree of a text, when no institution is known. */
function institutionsIn(text: string): (string | null)[] {
  const lines: ReadableLine[] = readable(text)
  const marks = findMarks(lines)
  const degrees = marks.filter(({ kind }) => kind === 'degree')
  const entries = degrees.map((degree, index) => {
    const isOwn = ({ line }: Mark) =>
      line.index >= degree.line.index && line.index < (degrees[index + 1]?.line.index ?? lines.length)
    return { degree, institution: null, marks: marks.filter(isOwn) }
  })
  return findUnlistedInstitutions(lines, entries).map((span) => span?.text ?? null)
}

describe('an institution without a word such as "college"', () => {
  test.each([
    ['B.Tech, Vista Goa, 2019', 'Vista Goa'],
    ['SSC\tJnana Prabodhini', 'Jnana Prabodhini'],
    ['B.Tech | Vidya Pratishthan | 2019', 'Vidya Pratishthan'],
    ['B.Tech in Civil Engineering, Marigold Hall, 2024', 'Marigold Hall'],
    ["B.Com.\nSt. Aldric's, Pune\n2019 – 2023", "St. Aldric's"],
    ['Thornbury\nB.Com.\n2019 – 2023', 'Thornbury'],
  ])('in %j is %j', (text, institution) => {
    expect(institutionsIn(text)).toEqual([institution])
  })

  test.each([
    ['an examination board', 'SSC, CBSE Board'],
    ['a field of study', 'B.Tech, Computer Science'],
    ['a place', 'B.Tech, Pune, India'],
    ['a result', 'B.Tech, first class'],
    ['a grade below', 'B.Tech\nCGPA 8.2'],
    ['a detail below', 'B.Tech\nMember of Rotaract'],
    ['a project below', 'B.Tech\nFinal Year Project'],
    ['a bulleted line', 'B.Tech\n• Swimming Champion'],
    ['a sentence', 'B.Tech\nI learned to weld and to paint.'],
    ['three lines away', 'B.Tech\n2019\n8.2\nSwimming\nMarigold Hall'],
  ])('is not %s', (_what, text) => {
    expect(institutionsIn(text)).toEqual([null])
  })

  test('is where the other entries of the section have theirs', () => {
    const text = 'B.Com.\nMarigold Hall\n2020 – 2023\nHSC\nGyan Bharti\n2018 – 2020'
    expect(institutionsIn(text)).toEqual(['Marigold Hall', 'Gyan Bharti'])
  })

  test('is not a line of another entry', () => {
    expect(institutionsIn('B.Com., 2023\nHSC, Gyan Bharti, 2020')).toEqual([null, 'Gyan Bharti'])
  })

  test('begins the entry that it belongs to', () => {
    const [entry] = findEducation(readable('Marigold Hall\nB.Com.\n2020 – 2023'))
    expect(entry).toMatchObject({ institution: 'Marigold Hall', degree: 'B.Com.', lines: { from: 0, to: 2 } })
  })
})

test('nothing has no institutions', () => {
  expect(findUnlistedInstitutions([], [])).toEqual([])
})
