import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readable } from '../testing/readable.ts'
import { findDateAnchors, isBridge } from './date-anchors.ts'
import { splitRows } from './experience-rows.ts'
import { isProse } from './prose.ts'

const rowOf = (text: string) => splitRows(readable(text))[0]!
const cellsOf = (text: string) => rowOf(text).rest.map((cell) => cell.text)
const anchorsIn = (text: string) => findDateAnchors(splitRows(readable(text)))

describe('a row', () => {
  test('has its range of dates and the cells that remain', () => {
    const row = rowOf('Backend Intern, Zyntra\tJun 2024 – Aug 2024')
    expect(row.period).toMatchObject({ from: '2024-06', to: '2024-08', isRange: true })
    expect(row.rest.map(({ text }) => text)).toEqual(['Backend Intern, Zyntra'])
  })

  test('has one cell for each piece between tabs', () => {
    expect(cellsOf('Zyntra Labs\tPune, India')).toEqual(['Zyntra Labs', 'Pune, India'])
  })

  test('has no date when the line has none', () => {
    expect(rowOf('Zyntra Labs').period).toBeNull()
  })

  test('prefers a range to a single date', () => {
    expect(rowOf('2019: Jan 2020 – Mar 2020').period).toMatchObject({ from: '2020-01', to: '2020-03' })
  })

  test('drops a length of time', () => {
    expect(cellsOf('Backend Intern (2 years 3 months)')).toEqual(['Backend Intern'])
  })

  test('has no cells when it is only a date', () => {
    expect(cellsOf('Duration: 2019 - 2020')).toEqual([])
  })

  test('is not searched for dates when it is a long paragraph', () => {
    expect(rowOf(`2019 - 2020 ${'x'.repeat(1_000)}`).period).toBeNull()
  })

  test('quotes every cell at its place', () => {
    const text = 'Zyntra Labs\tPune, India\t2019 - 2020'
    for (const cell of rowOf(text).rest) expect(text.slice(cell.start, cell.end)).toBe(cell.text)
  })
})

describe('a bullet', () => {
  test('marks the row', () => {
    expect(rowOf('• Built APIs in 2023')).toMatchObject({ bullet: true })
    expect(rowOf('1. Engineer at Acme')).toMatchObject({ bullet: true })
  })

  test('does not mark a row that is the head of a job', () => {
    expect(rowOf('• Web Intern, Acme (June 2023 – July 2023)')).toMatchObject({ bullet: false })
  })

  test('is no part of the first cell', () => {
    expect(cellsOf('• Built APIs')).toEqual(['Built APIs'])
  })
})

describe('a range of dates over two lines', () => {
  const rows = splitRows(readable('Jun 2024 –\tAnalyst, Acme\nPresent\tPune'))

  test('belongs to the first row', () => {
    expect(rows[0]).toMatchObject({ words: 'Jun 2024 – Present', period: { from: '2024-06', to: 'present' } })
  })

  test('is taken from the second row', () => {
    expect(rows[1]?.period).toBeNull()
  })
})

describe('the date of a job', () => {
  test.each([
    ['after a tab', 'Backend Intern\tJun 2024 – Aug 2024', 'Jun 2024 – Aug 2024'],
    ['at the end of the head', 'Backend Intern Jun 2024 – Aug 2024', 'Jun 2024 – Aug 2024'],
    ['before the head', 'Jun 2024 – Aug 2024 Backend Intern', 'Jun 2024 – Aug 2024'],
    ['on its own line', 'Jun 2024 – Aug 2024', 'Jun 2024 – Aug 2024'],
    ['in brackets', '(Jun 2024 – Aug 2024)', 'Jun 2024 – Aug 2024'],
    ['with a label', 'Duration: Jun 2024 – Aug 2024', 'Jun 2024 – Aug 2024'],
  ])('is found %s', (_place, text, duration) => {
    expect(anchorsIn(text)).toMatchObject([{ from: 0, to: 0, start: '2024-06', end: '2024-08', duration }])
  })

  test('may be a single year next to a job', () => {
    expect(anchorsIn('Intern, Acme 2023')).toMatchObject([{ start: '2023', end: null, duration: '2023' }])
  })

  test('may run over three rows with a "to" between', () => {
    expect(anchorsIn('June 2024\nto\nAugust 2024\nZyntra')).toMatchObject([
      { from: 0, to: 2, start: '2024-06', end: '2024-08', duration: 'June 2024 to August 2024' },
    ])
  })

  test('may run over two rows with a dash at the end of the first', () => {
    expect(anchorsIn('Jan 2020 –\nPresent\nAcme Intern')).toMatchObject([
      { from: 0, to: 1, start: '2020-01', end: 'present', duration: 'Jan 2020 – Present' },
    ])
  })

  test('is found once for each job', () => {
    expect(anchorsIn('Intern Acme\t2023\nDesigner\t2022 – 2023').map(({ from }) => from)).toEqual([0, 1])
  })

  test.each([
    'Zyntra Labs\nBackend Intern',
    'We moved to Pune in 2020 and built things together with many friends',
    '• Built it in 2023',
    'Acme 2020\nBuilt 2021 features there',
    'Increased sales by 2020 units and worked on them',
  ])('is not found in %j', (text) => {
    expect(anchorsIn(text)).toEqual([])
  })

  test('is quoted at its place', () => {
    const text = 'Backend Intern, Zyntra\tJun 2024 – Aug 2024'
    const quote = anchorsIn(text)[0]?.quote
    expect(quote && text.slice(quote.start, quote.end)).toBe('Jun 2024 – Aug 2024')
  })
})

describe('prose', () => {
  test.each([
    'Built APIs for the payments team',
    'Led a team of five',
    'I am a student of law',
    'worked on it',
    'and more',
    'Responsible for daily reports and calls',
    'Assistant Manager of Retail Operations and Sales in Pune.',
  ])('is %j', (text) => {
    expect(isProse(text)).toBe(true)
  })

  test.each([
    'Backend Intern',
    'Sales Associate',
    'Applied Materials',
    'I am working as a Trainee in Acme',
    'The Great Eastern Shipping Company',
    'Managed',
  ])('is not %j', (text) => {
    expect(isProse(text)).toBe(false)
  })
})

describe('a bridge between two dates', () => {
  test.each(['to', ' – ', 'until', 'TILL', '-'])('is %j', (text) => {
    expect(isBridge(text)).toBe(true)
  })

  test.each(['', '2020', 'to 2021', 'today'])('is not %j', (text) => {
    expect(isBridge(text)).toBe(false)
  })
})

const piece = fc.constantFrom('Intern', 'Acme', '2019', 'Jan 2020', '–', 'to', '\t', '•', 'Present', ',', 'Built', 'it')

test('law: cells and the date of a row do not overlap', () => {
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 10 }), (pieces) => {
      for (const { rest, period, line } of splitRows(readable(pieces.join(' '))))
        for (const cell of rest) {
          expect(line.text.slice(cell.start, cell.end)).toBe(cell.text)
          if (period) expect(cell.end <= period.start || cell.start >= period.end).toBe(true)
        }
    }),
  )
})

test('law: anchors are in the order of the rows and share none', () => {
  const line = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(' '))
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
      let next = 0
      for (const { from, to } of anchorsIn(lines.join('\n'))) {
        expect(from).toBeGreaterThanOrEqual(next)
        expect(to).toBeGreaterThanOrEqual(from)
        next = to + 1
      }
    }),
  )
})
