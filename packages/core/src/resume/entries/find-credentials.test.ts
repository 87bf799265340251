import { expect, test } from 'vitest'
import { printed, readable, readText } from '../testing/readable.ts'
import { findCredentials, kindOfCredential } from './find-credentials.ts'

const certificates = (text: string) =>
  findCredentials(readable(text), 'certificate').map(({ kind, title, issuer, date }) => [kind, title, issuer, date])

test('each line or item is a certificate with its issuer and date', () => {
  const text = `Machine Learning – Coursera (2023)
AWS Certified Cloud Practitioner\tJan 2024
Power BI for Analysts, Skillshore Academy, 2022`
  expect(certificates(text)).toEqual([
    ['certificate', 'Machine Learning', 'Coursera', '2023'],
    ['certificate', 'AWS Certified Cloud Practitioner', 'AWS', '2024-01'],
    ['certificate', 'Power BI for Analysts', 'Skillshore Academy', '2022'],
  ])
})

test.each([' | ', '; ', ', '])('parts of a line with a year each are certificates, between %j', (sign) => {
  const text = ['CFA Level I (2027)', 'Bloomberg Market Concepts (2025)', 'Tally, 2024'].join(sign)
  expect(certificates(text).map(([, title, , date]) => [title, date])).toEqual([
    ['CFA Level I', '2027'],
    ['Bloomberg Market Concepts', '2025'],
    ['Tally', '2024'],
  ])
})

test.each([
  ['NISM Series VIII: Equity Derivatives, 2024', 'NISM Series VIII: Equity Derivatives', 'NISM'],
  ['CA Final (Group 1) cleared, ICAI, May 2025', 'CA Final', 'ICAI'],
  ['MS-CIT passed with 84%, 2022', 'MS-CIT', ''],
  ['Visharad, Kathak, 2019', 'Visharad', ''],
  ['CBT for anxiety – Fundamentals, online, 2024', 'CBT for anxiety', ''],
])('%s is %s of %j: an issuer is an organisation', (line, title, issuer) => {
  expect(certificates(line).map((found) => found.slice(1, 3))).toEqual([[title, issuer]])
})

test('a label that says what it is is no title', () => {
  expect(certificates('Workshop attended: Flow cytometry, IISER Pune, Feb 2026')).toEqual([
    ['certificate', 'Flow cytometry', 'IISER Pune', '2026-02'],
  ])
})

test('leaves no open bracket behind where a time in it was read as the date', () => {
  expect(certificates('Full Stack Web Development (evening course, 5 months)')).toEqual([
    ['certificate', 'Full Stack Web Development', '', null],
  ])
})

test('recognises awards by their words anywhere', () => {
  expect(certificates('• Winner, Smart India Hackathon 2023\n• Python Course, Udemy').map(([kind]) => kind)).toEqual([
    'award',
    'certificate',
  ])
})

test('what says nothing is what its section is', () => {
  expect(findCredentials(readable('Best Paper, Foo Conference'), 'award').map(({ kind }) => kind)).toEqual(['award'])
})

test.each([
  ['Winner, City Hackathon, Foo University, 2023', 'Winner, City Hackathon', 'Foo University'],
  ['Second Prize, Design Sprint, 2022', 'Second Prize, Design Sprint', ''],
  ["Dean's List, 2022", "Dean's List", ''],
  [
    'Gold Medal, State Debate – Maharashtra Debate Council (2022)',
    'Gold Medal, State Debate',
    'Maharashtra Debate Council',
  ],
])('%j is called %j and given by %j', (text, title, issuer) => {
  const [award] = findCredentials(readable(text), 'award')
  expect(award).toMatchObject({ kind: 'award', title, issuer })
})

test('parts have their places', () => {
  const [award] = findCredentials(readable('Best Paper, Foo Conference, 2023'), 'award')
  expect(award?.sources).toEqual({
    title: { line: 0, start: 0, end: 10 },
    issuer: { line: 0, start: 12, end: 26 },
    date: { line: 0, start: 28, end: 32 },
  })
})

test.each([
  ['Winner, City Hackathon', 'award'],
  ['Python Course, Udemy', 'certificate'],
  ['AWS Cloud Practitioner', 'certificate'],
  ['Seat Finder', null],
])('the words of %j show that it is %s', (text, kind) => {
  const [entry] = findCredentials(readable(text), 'award')
  expect(entry && kindOfCredential(entry)).toBe(kind)
})

test('nothing has no certificates', () => {
  expect(findCredentials([], 'certificate')).toEqual([])
})

test.each(['NPTEL', 'Coursera', 'Udemy', 'IBM'])(
  'a course is called by its own name behind who gives it: %s',
  (issuer) => {
    for (const sign of [': ', ' – ', ' | '])
      expect(certificates(`${issuer}${sign}Soil Mechanics, Elite, 2024`)).toEqual([
        ['certificate', 'Soil Mechanics', issuer, '2024'],
      ])
  },
)

test('lines without a date between dated ones are entries of their own', () => {
  const lines = ['Sketching – Coursera (2023)', 'Typing, Govt of Kerala', 'First Aid, Red Cross', 'Tally – Udemy, 2022']
  expect(certificates(lines.join('\n')).map(([, title]) => title)).toEqual([
    'Sketching',
    'Typing',
    'First Aid',
    'Tally',
  ])
})

test.each([
  ['BLS Provider (AHA) – valid till 08/2026', 'BLS Provider', 'AHA'],
  ['CFA Level I, passed Aug 2023', 'CFA Level I', ''],
  ['Company Law paper, cleared 2024', 'Company Law paper', ''],
  ['Vermicompost production, KVK Theni, 5 days, 2024', 'Vermicompost production', 'KVK Theni'],
  ['First aid, Red Cross, 16 hours, 2023', 'First aid', 'Red Cross'],
  ['NSE Academy: Mutual Funds, 2023', 'Mutual Funds', 'NSE Academy'],
])('of %j the names are %j and %j', (line, title, issuer) => {
  expect(certificates(line).map(([, ...named]) => named.slice(0, 2))).toEqual([[title, issuer]])
})

test.each(['Masai School', 'Camlin Art Foundation', 'Zed Academy', 'Karve Institute'])(
  '%s in front of a course gives it, and a bracket below is no course',
  (issuer) => {
    const found = findCredentials(
      readable(`${issuer}, Full-stack web development\nNov 2024 – May 2025 (full time, 1,100 hours)`),
      'certificate',
    )
    expect(found.map((one) => [one.title, one.issuer])).toEqual([['Full-stack web development', issuer]])
  },
)

test.each(['Excel and Power BI', 'Tally, GST', 'AutoCAD'])('a training in %s is a certificate and no job', (skills) => {
  const text = `Asha Rao\nExperience\nIntern, Kite Labs, 2024 – 2025\nCompleted training in ${skills} (2023)`
  const { experience, credentials } = readText(text)
  expect(experience.map(({ company }) => company)).toEqual(['Kite Labs'])
  expect(credentials?.map(({ title, issuer, date }) => [title, issuer, date])).toEqual([[skills, '', '2023']])
})

test.each(['IIT JAM Statistics, AIR 612, 2023', 'NIFT Entrance Test, Rank 41, 2023', 'CUET, All India Rank 9, 2023'])(
  'a rank is no title: %s',
  (line) => {
    expect(certificates(line).map(([, title, issuer]) => [title, issuer])).toEqual([[line.split(',')[0], '']])
  },
)

test('titles that run over the line of a narrow column are whole', () => {
  const column = [
    'IATA Foundation in Travel and',
    'Tourism · 2023',
    'Winner, inter-college mocktail',
    'contest, 2024',
    'First aid, Red Cross, 2022',
  ]
  const found = findCredentials(printed(column.map((text) => ({ text }))), 'certificate')
  expect(found.map(({ title, date, lines }) => [title, date, lines.from])).toEqual([
    ['IATA Foundation in Travel and Tourism', '2023', 0],
    ['Winner, inter-college mocktail contest', '2024', 2],
    ['First aid', '2022', 4],
  ])
})

test('what was presented at a conference is a publication, and what was attended a certificate', () => {
  const found = findCredentials(
    readable(
      '• Presented paper on "Vedic maths in primary classes", Zed University, 2026\n• Attended 12 webinars, 2025',
    ),
    'award',
  )
  expect(found.map(({ kind, title }) => [kind, title])).toEqual([
    ['publication', 'Vedic maths in primary classes'],
    ['certificate', 'Attended 12 webinars'],
  ])
})
