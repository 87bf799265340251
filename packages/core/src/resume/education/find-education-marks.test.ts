import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readable } from '../testing/readable.ts'
import { findMarks, isDetail } from './find-education-marks.ts'

const marksIn = (text: string) => findMarks(readable(text)).map(({ kind, span }) => ({ kind, text: span.text }))

describe('the marks of a line', () => {
  test('are its degree, institution and date', () => {
    expect(marksIn('B.Tech, Pune Institute of Technology, 2022 - 2026')).toEqual([
      { kind: 'degree', text: 'B.Tech' },
      { kind: 'institution', text: 'Pune Institute of Technology' },
      { kind: 'date', text: '2022 - 2026' },
    ])
  })

  test('know the kinds of all marks of their line', () => {
    const [degree] = findMarks(readable('B.Tech, Foo College'))
    expect(degree?.lineKinds).toEqual(new Set(['degree', 'institution']))
  })

  test('are led by the first that is not a date', () => {
    const leads = findMarks(readable('2022 B.Tech, Foo College')).filter((mark) => mark.leads)
    expect(leads.map(({ span }) => span.text)).toEqual(['B.Tech'])
  })

  test('do not count an examination board among the kinds of the line', () => {
    const [degree] = findMarks(readable('Class XII, CBSE, 2021'))
    expect(degree?.lineKinds).toEqual(new Set(['degree', 'date']))
  })

  test('are not searched on a line of a thousand characters', () => {
    expect(marksIn(`B.Tech ${'x'.repeat(1_000)}`)).toEqual([])
  })
})

describe('bulleted lines', () => {
  test('are entries when most entries are bulleted', () => {
    expect(marksIn('• B.Tech, Foo College\n• HSC, Bar School').map(({ text }) => text)).toEqual([
      'B.Tech',
      'Foo College',
      'HSC',
      'Bar School',
    ])
  })

  test('are details otherwise', () => {
    expect(
      marksIn('B.Tech, Foo College\nM.Tech, Bar College\nPhD, Baz College\n• Visited Qux College'),
    ).not.toContainEqual({
      kind: 'institution',
      text: 'Qux College',
    })
  })

  test('keep a range of dates in its own cell', () => {
    const text = 'B.Tech, Foo College\nM.Tech, Bar College\nPhD, Baz College\n• Visited Qux College\t2020 - 2021'
    expect(marksIn(text).at(-1)).toEqual({ kind: 'date', text: '2020 - 2021' })
  })
})

describe('a range of dates over two lines', () => {
  test('is one date on the first line', () => {
    const dates = findMarks(readable('2021 –\tB.Tech, Foo College\n2025\tPune')).filter(({ kind }) => kind === 'date')
    expect(dates).toHaveLength(1)
    expect(dates[0]).toMatchObject({ period: { from: '2021', to: '2025', isRange: true } })
  })
})

describe('certificates', () => {
  test('have their whole name', () => {
    expect(marksIn('CFTC - Computer Forensics Technician Certification')).toEqual([
      { kind: 'degree', text: 'CFTC - Computer Forensics Technician Certification' },
    ])
  })

  test('in running text are no entries', () => {
    expect(marksIn('Python and a Certificate of Merit')).toEqual([])
  })

  test('count after a date at the start of the line', () => {
    expect(marksIn('2021 Certificate of Merit')).toContainEqual({ kind: 'degree', text: 'Certificate of Merit' })
  })
})

describe('a line of details', () => {
  test.each([
    'Coursework: Algorithms',
    'Relevant Courses',
    'Key subjects: Physics',
    'Awards: first prize',
    'Member of IEEE',
    'Vice-President of the club',
    'Dean’s List 2021',
    'Minor in Physics',
    'Completed internship at Acme',
    'Thesis: On graphs',
  ])('is %j', (text) => {
    expect(isDetail(text)).toBe(true)
  })

  test.each(['B.Tech', 'Courseware Inc', 'Foo College', 'Memberships'])('is not %j', (text) => {
    expect(isDetail(text)).toBe(false)
  })

  test('has no marks even when it names a school', () => {
    expect(marksIn('Relevant coursework: Stanford University course')).toEqual([])
  })
})

describe('the head of a table', () => {
  test('has no marks', () => {
    expect(marksIn('Degree | Institution | Board | Year | CGPA')).toEqual([])
  })
})

test('law: every mark quotes its line, in the order of the text', () => {
  const piece = fc.constantFrom(
    'B.Tech',
    'Foo College',
    '2019',
    '2020 – 2022',
    ',',
    '•',
    'Certificate',
    'MBA',
    '\t',
    'of',
  )
  const line = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(' '))
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
      let last = -1
      for (const mark of findMarks(readable(lines.join('\n')))) {
        expect(mark.line.text.slice(mark.span.start, mark.span.end)).toBe(mark.span.text)
        expect(mark.line.index).toBeGreaterThanOrEqual(last)
        last = mark.line.index
      }
    }),
  )
})
