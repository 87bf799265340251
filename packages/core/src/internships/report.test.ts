import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applicationStatuses } from '../applications/status.ts'
import { type Reported, reportCsv, reportFileName } from './report.ts'

const generatedAt = new Date(2026, 2, 2, 4, 5, 9)
const data = { id: 'i1', title: 'Data intern, ₹ & “more”', stipend: 15_000, type: 'Hybrid', location: 'Pune, India' }
const design = { id: 'i2', title: '=Design', stipend: 0, type: 'Remote', location: 'Remote' }
const gone = { id: 'i3', title: 'Taken down', stipend: 100_000, type: 'On-site', location: 'Köln' }

const sectionsOf = (report: Reported): string[][][] => {
  const rows: string[][] = parse(reportCsv(report), { bom: true, relax_column_count: true, skip_empty_lines: false })
  const blank = rows.findIndex((row) => row.join('') === '')
  return [rows.slice(0, blank), rows.slice(blank + 1)]
}

test('has the totals, an empty line, and a row for each internship', () => {
  const applications = [
    { status: 'pending' as const, withdrawnAt: null, internship: data, reasons: [] },
    { status: 'accepted' as const, withdrawnAt: null, internship: data, reasons: [] },
    { status: 'rejected' as const, withdrawnAt: null, internship: gone, reasons: [] },
  ]
  const [totals, rows] = sectionsOf({ company: 'Kite Labs', internships: [data, design], applications, generatedAt })

  expect(totals).toEqual([
    ['Company', 'Total Applications', 'Accepted', 'Rejected', 'Pending', 'Generated'],
    ['Kite Labs', '3', '1', '1', '1', expect.stringMatching(/^2026-03-02T04:05:09[+-]\d\d:\d\d$/)],
  ])
  expect(rows).toEqual([
    ['Title', 'Applications', 'Stipend (INR)', 'Type', 'Location'],
    ['Data intern, ₹ & “more”', '2', '15000', 'Hybrid', 'Pune, India'],
    ["'=Design", '0', '0', 'Remote', 'Remote'],
    ['Taken down', '1', '100000', 'On-site', 'Köln'],
  ])
})

test('leaves withdrawn applications out and says how many', () => {
  const withdrawnAt = '2026-03-01T04:00:00.000Z'
  const applications = [
    { status: 'pending' as const, withdrawnAt: null, internship: data, reasons: [] },
    { status: 'pending' as const, withdrawnAt, internship: data, reasons: [] },
    { status: 'accepted' as const, withdrawnAt, internship: gone, reasons: [] },
  ]
  const [totals, rows] = sectionsOf({ company: 'Kite Labs', internships: [data], applications, generatedAt })
  expect(totals!.map((row) => [row[1], row.at(-1)])).toEqual([
    ['Total Applications', 'Withdrawn, not counted'],
    ['1', '2'],
  ])
  expect(rows!.map((row) => [row[0], row[1], row.at(-1)])).toEqual([
    ['Title', 'Applications', 'Withdrawn, not counted'],
    [data.title, '1', '1'],
    [gone.title, '0', '1'],
  ])
})

test('the totals end with the number of rejections for each reason', () => {
  const rejected = (...codes: string[]) => ({
    status: 'rejected' as const,
    withdrawnAt: null,
    internship: data,
    reasons: codes.map((code) => ({ code })),
  })
  const applications = [rejected('places_filled', 'studies'), rejected('studies'), rejected('retired'), rejected()]
  const [totals] = sectionsOf({ company: 'Kite Labs', internships: [data], applications, generatedAt })
  expect(totals!.map((row) => row.slice(6))).toEqual([
    ['Reason: Studies or year do not fit', 'Reason: All places are filled', 'Reason: retired'],
    ['2', '1', '1'],
  ])
})

test('the time of generation is the moment itself', () => {
  const [[, totals] = []] = sectionsOf({ company: 'Kite', internships: [], applications: [], generatedAt })
  expect(new Date(totals!.at(-1)!)).toEqual(generatedAt)
})

test('the file is named by the time', () => {
  expect(reportFileName(generatedAt)).toBe('internship-report-2026-03-02T04-05-09.csv')
})

const listing = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  title: fc.string(),
  stipend: fc.nat(500_000),
  type: fc.constant('Hybrid'),
  location: fc.string(),
})
const received = fc.record({
  status: fc.constantFrom(...applicationStatuses),
  withdrawnAt: fc.constant(null),
  internship: listing,
  reasons: fc.constant([]),
})

test('law: the statuses and the rows both add up to the total', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(listing, { selector: ({ id }) => id }),
      fc.array(received),
      (internships, applications) => {
        const [[, totals] = [], [, ...rows] = []] = sectionsOf({
          company: 'Kite',
          internships,
          applications,
          generatedAt,
        })
        const [, total, ...byStatus] = totals!.slice(0, 5).map(Number)
        expect(byStatus.reduce((sum, count) => sum + count, 0)).toBe(total)
        expect(rows.reduce((sum, row) => sum + Number(row[1]), 0)).toBe(total)
      },
    ),
  )
})
