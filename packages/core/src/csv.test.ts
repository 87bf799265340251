import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

/** Another program's reading of it. */
const readBack = (csv: string): string[][] =>
  parse(csv, { bom: true, record_delimiter: '\r\n', relax_column_count: true, skip_empty_lines: false })

test('begins with a BOM and ends each row with CRLF', () => {
  expect(toCsv([['a', 1], [], ['b']])).toBe('\uFEFFa,1\r\n\r\nb\r\n')
})

test.each([
  ['a comma', 'Pune, India'],
  ['quotes', 'the “best” "team"'],
  ['line breaks', 'one\ntwo\r\nthree'],
  ['rupees and other scripts', '₹15,000 कंपनी café 日本'],
  ['nothing', ''],
])('another program reads %s as it was', (_name, text) => {
  expect(readBack(toCsv([['first', text, 2]]))).toEqual([['first', text, '2']])
})

test.each(['=1+1', '+44', '-2', '@SUM(A1)', '\t=1', ' =1', '=HYPERLINK("http://x","y")', '＝1+1', '＠SUM(A1)'])(
  'the text %j is no formula',
  (text) => {
    expect(readBack(toCsv([[text, 'x']]))).toEqual([[`'${text}`, 'x']])
  },
)

test('a line break of any kind is quoted', () => {
  expect(toCsv([['a\rb'], ['a\nb']])).toBe('\uFEFF"a\rb"\r\n"a\nb"\r\n')
})

test('numbers stay numbers, also those below nought', () => {
  expect(toCsv([[-5, 15_000]])).toBe('\uFEFF-5,15000\r\n')
})

test('law: whatever the texts, another program reads the same cells, and none begins like a formula', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n",a') }))
  const rows = fc.array(fc.array(text, { minLength: 2, maxLength: 4 }), { minLength: 1 })
  fc.assert(
    fc.property(rows, (rows) => {
      const read = readBack(toCsv(rows))
      expect(read.map((cells) => cells.map(unmarked))).toEqual(rows.map((cells) => cells.map(unmarked)))
      for (const cell of read.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
    }),
  )
})

const unmarked = (cell: string) => cell.replace(/^'/, '')
