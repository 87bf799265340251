import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { quoteAround } from './quotes.ts'

/** The quote around the first place of a word in lines that run on in one another. */
function quoted(lines: string[], word: string) {
  const line = lines.findIndex((text) => text.includes(word))
  const start = lines[line]!.indexOf(word)
  const runsOn = new Set(lines.slice(1).map((_, index) => index))
  return quoteAround({ texts: lines, runsOn }, { line, start, end: start + word.length })
}

describe('a quote is', () => {
  test.each([
    [
      'a whole bullet without its sign',
      '- Wrote 60 tests with JUnit for the tax module',
      'JUnit',
      'Wrote 60 tests with JUnit for the tax module',
    ],
    [
      'a cell without the sign of its label',
      'Post\t: Trainee for quality control',
      'quality',
      'Trainee for quality control',
    ],
    [
      'one sentence of several',
      'Built a shop. Wrote it in Django for 12 clients. Left in May.',
      'Django',
      'Wrote it in Django for 12 clients.',
    ],
    [
      'one sentence, by its first word',
      'Built a shop for books. Wrote it in Django for 12 clients.',
      'Wrote',
      'Wrote it in Django for 12 clients.',
    ],
    [
      'one sentence of a text in small letters',
      'i am in my final year at st. martha college (2021 to 2025). my marks are 76 percent. mail me at a@example.com',
      'final year',
      'i am in my final year at st. martha college (2021 to 2025).',
    ],
    [
      'a short cell with the title before it',
      'Pocket ledger | Go, SQLite, htmx | 2026',
      'SQLite',
      'Pocket ledger | Go, SQLite, htmx',
    ],
    [
      'a fragment with its neighbours',
      'App for a hostel mess. React 18, MongoDB. 340 people used it.',
      'React',
      'App for a hostel mess. React 18, MongoDB. 340 people used it.',
    ],
    [
      'not cut at an abbreviation',
      'Legal research for Adv. S. Qureshi, Bhopal',
      'research',
      'Legal research for Adv. S. Qureshi, Bhopal',
    ],
    ['not cut at a number', 'Raised sales by 4.5 % in Excel', 'Excel', 'Raised sales by 4.5 % in Excel'],
    ['one cell of a table', 'Excel\tMonthly reports in Tally', 'Tally', 'Monthly reports in Tally'],
  ])('%s', (_what, line, word, text) => {
    expect(quoted([line], word).text).toBe(text)
  })

  test('whole where it runs over the end of a line', () => {
    const quote = quoted(['- Reconciled receipts with the', 'bank statement every month'], 'Reconciled')
    expect(quote.text).toBe('Reconciled receipts with the bank statement every month')
    expect(quote.source).toEqual({ line: 0, start: 2, end: 30 })
    expect(quote.continued).toEqual([{ line: 1, start: 0, end: 26 }])
  })
})

test('law: a quote is the text at its places, and its mark is what proves something', () => {
  const word = fc.constantFrom('Built', 'apps', 'in', 'Django.', 'Led', 'a', 'team', 'of', '12.', '- item', '\t')
  const line = fc.array(word, { minLength: 1, maxLength: 90 }).map((words) => `${words.join(' ')} PROOF of it`)
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), fc.nat(5), (lines, at) => {
      const own = lines[at % lines.length]!
      const start = own.indexOf('PROOF')
      const runsOn = new Set(lines.slice(1).map((_, index) => index))
      const quote = quoteAround({ texts: lines, runsOn }, { line: at % lines.length, start, end: start + 5 })
      const written = [quote.source, ...quote.continued].map((part) => lines[part.line]!.slice(part.start, part.end))
      expect(written.join(' ').replace(/\s+/g, ' ')).toBe(quote.text.replace(/\s+/g, ' '))
      expect(quote.marks.map((mark) => quote.text.slice(mark.start, mark.end))).toEqual(['PROOF'])
    }),
  )
})
