import { expect, test } from 'vitest'
import { printed, readable } from '../testing/readable.ts'
import { splitEntries } from './split-entries.ts'

const entriesOf = (lines: Parameters<typeof splitEntries>[0], page?: typeof lines) =>
  splitEntries(lines, page).map(({ rows, head }) => [rows[0]?.line.text, rows.length, head])

test('lines before lists begin entries; their heads end at the list', () => {
  expect(
    entriesOf(readable('Seat Finder\n2024\n• Shows seats.\n• In a library.\nRide Share\n• Matches students.')),
  ).toEqual([
    ['Seat Finder', 4, 2],
    ['Ride Share', 2, 1],
  ])
})

test('items of a list are entries', () => {
  expect(entriesOf(readable('• Machine Learning, 2023\n• Power BI, 2022'))).toEqual([
    ['• Machine Learning, 2023', 1, 1],
    ['• Power BI, 2022', 1, 1],
  ])
})

test('bold lines begin entries where others are not bold', () => {
  const lines = printed([
    { text: 'Slow Maps', bold: true },
    { text: 'A walking guide' },
    { text: 'Type for Tulu', bold: true },
    { text: 'A typeface' },
  ])
  expect(entriesOf(lines).map(([text]) => text)).toEqual(['Slow Maps', 'Type for Tulu'])
})

test('lines without anything between them are entries', () => {
  expect(entriesOf(readable('Best Paper\nGold Medal\nRank 3 of 240')).map(([text]) => text)).toEqual([
    'Best Paper',
    'Gold Medal',
    'Rank 3 of 240',
  ])
})

test('a name before a colon begins an entry even if a sentence follows', () => {
  expect(entriesOf(readable('Pedal Pump: Lifts water.\nSolar Dryer: Dries fruit.'))).toHaveLength(2)
})

test('names in quotation marks begin entries', () => {
  expect(
    entriesOf(readable('"Fog" – a film of 6 minutes. Shown in 2025.\n“Soil” – music video; shot by night.')),
  ).toHaveLength(2)
})

test('a name with its date before a colon begins an entry, also among others', () => {
  const lines = ['Fog Map (2025): a site for 300 hikers', 'Soil Log (2024): read 5,400 sensors', 'Chess clock in Java']
  expect(entriesOf(readable(lines.join('\n'))).map(([text]) => text)).toEqual(lines)
})

test('a name below wrapped texts is an entry', () => {
  const lines = printed([
    { text: 'Fog Map (2025): a site for 300 hikers who walk in winter and read the' },
    { text: 'clouds' },
    { text: 'Soil Log (2024): read 5,400 sensors of eight farms and told owners by' },
    { text: 'SMS where water was low' },
    { text: 'Chess clock in Java for the first-year lab' },
  ])
  expect(entriesOf(lines).map(([text]) => text)).toEqual([0, 2, 4].map((index) => lines[index]!.text))
})

test.each(['Tech stack: React, Node.js', 'Role: developer', 'Link: https://example.com'])(
  '%j belongs to the entry above',
  (line) => {
    expect(entriesOf(readable(`Seat Finder\n• Shows seats.\n${line}`))).toEqual([['Seat Finder', 3, 1]])
  },
)

test('a line that runs on from a full line begins nothing, one below a date does', () => {
  const page = printed([{ text: 'A text that is as wide as the whole page of this resume and fills it' }])
  const lines = printed([
    { text: 'Certified Engineer of Water, Air and Fire in Buildings and Other' },
    { text: 'Places, 2023' },
    { text: 'Certified Engineer of Water, Air and Fire in Building Works, 2022' },
    { text: 'First Aid' },
  ]).map((line) => ({ ...line, index: line.index + 1, y: line.y + 14 }))
  expect(entriesOf(lines, [...page, ...lines]).map(([text]) => String(text).split(',')[0])).toEqual([
    'Certified Engineer of Water',
    'Certified Engineer of Water',
    'First Aid',
  ])
})

test('a line that ends with a comma goes on', () => {
  expect(entriesOf(readable('Contract Drafting,\nLawSikho, 2022\nCyber Law, 2021')).map(([text]) => text)).toEqual([
    'Contract Drafting,',
    'Cyber Law, 2021',
  ])
})

test('nothing has no entries', () => {
  expect(splitEntries([])).toEqual([])
})

test.each(['Kulkarni N., Shah P.', 'Rao A., Menon K.', 'A. Rao and S. Iyer,'])(
  'publications begin with authors: %s',
  (authors) => {
    const lines = readable(
      `"Heat islands of Nagpur", Journal of Urban Climate, 2024\n${authors} (2023). Soil moisture with sensors. IJERT 12(4).`,
    )
    expect(splitEntries(lines)).toHaveLength(2)
  },
)

test('a name with its tools in brackets begins an entry behind a text', () => {
  const lines = readable(
    'Monsoon onset in R (2025)\nFitted a model to 60 years of rain\nCricket scores web scraper (Python, SQL)\nCollected 1,400 scorecards',
  )
  expect(entriesOf(lines).map(([text]) => text)).toEqual([
    'Monsoon onset in R (2025)',
    'Cricket scores web scraper (Python, SQL)',
  ])
})

test('items printed further in than a last line are entries too, where no head is above them', () => {
  const items = ['CFA Level I', 'FRM Part 1', 'Market Concepts'].map((text) => ({ text, at: 58 }))
  expect(entriesOf(printed([...items, { text: 'CAT 2023: 98.4 percentile', at: 45 }])).length).toBe(4)
})
