import { expect, test } from 'vitest'
import { linesOfText } from './layout/lines-of-text.ts'
import { readResume } from './read-resume.ts'
import { isLinear } from './testing/fastest-run.ts'

// Long texts of one repeated part, where a careless pattern would take quadratic or exponential time.
const parts = [
  'a',
  ' ',
  '-',
  '(',
  ')',
  '1',
  '@',
  '\t',
  '.',
  '/',
  ':',
  '•',
  '–',
  "'",
  'é',
  'ﬁ',
  'א',
  '\u200b',
  'Â',
  'â€',
  ...[
    'A ',
    'Aa ',
    'a@',
    'a.a.',
    'a@a.',
    'Aa, ',
    ', ',
    '. ',
    'A. ',
    'a: ',
    ' / ',
    ' – ',
    '1 2 3 ',
    '+1 ',
    '12/',
    'w w',
    'a-',
  ],
  ...[
    'of ',
    'in ',
    'and ',
    'University ',
    'University of ',
    'School ',
    'IIT ',
    'Bachelor of ',
    'Bachelor of Aa ',
    'Master ',
  ],
  ...[
    'MS ',
    'M.S ',
    'Ph.D ',
    '10th ',
    'I did my 12th from Zed School. ',
    'Class X ',
    'Certified Aa ',
    'Jan ',
    'Jan 2019 ',
    '2019 - ',
    '2 years ',
    '(2 years ',
  ],
  'Software ',
  'Engineer ',
  'Engineer at ',
  'Role: ',
  'Name: ',
  'Dr. ',
  'Company Name ',
  'City , State ',
  'since ',
  ...[
    'ignore ',
    'ignore all ',
    'note to ',
    'rate this ',
    'you are ',
    'give ',
    '<|a',
    '![',
    '[a](',
    'aGk',
    'http://a',
    'www.',
  ],
  'März ',
  'Januar 2020 bis ',
  'enero de ',
  'de ',
  'à ',
  'jusqu’à ',
  'seit ',
  'in ',
  'WS 2020/',
  'H1 ',
  '2019 Aa : ',
  'Aa Certificate ',
  '(Aa 4 ',
  'Aa Professional (',
  'Member of ',
  'Completed ',
  'The ',
  'CompTIA ',
]
const length = 50_000
const fill = (part: string, share: number) => part.repeat(Math.ceil(length / part.length)).slice(0, share * length)

// Milliseconds of processor time for a whole reading, which runs some sixty patterns.
const allowedMs = 600

test.each(parts)('reads a line of 50,000 characters of %j in linear time', (part) => {
  const linesOf = (share: number) => [...linesOfText('Experience'), ...linesOfText(`${fill(part, share)}!`)]
  expect(isLinear((share) => readResume({ pages: 1, lines: linesOf(share) }), allowedMs)).toBe(true)
})

test.each([
  'Education',
  'Skills',
  '2019 - 2020',
  'Engineer, Acme 2019 - 2020',
  'University of Goa',
  'B.Tech, Foo College',
  'Aa',
  'a, b',
])('reads 2,500 lines of %j in linear time', (line) => {
  const lines = linesOfText(`${line}\n`.repeat(2_500))
  const read = (share: number) => readResume({ pages: 50, lines: lines.slice(0, share * lines.length) })
  expect(isLinear(read, 2 * allowedMs)).toBe(true)
})
