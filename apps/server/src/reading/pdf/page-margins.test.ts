import { readResume } from '@fledge/core/resume/read-resume'
import { expect, test } from 'vitest'
import { pdf } from '../testing/pdf-files.ts'
import { findMarginLabels } from './page-margins.ts'
import type { Segment } from './page-rows.ts'
import { readPdf } from './read-pdf.ts'

type Row = { label?: string[]; text?: string[]; size?: number; level?: string }

/** Rows of a narrow column of labels, ending at one edge, and a wide one of text; cells begin at the same height. */
function europass(rows: readonly Row[]): Promise<Uint8Array> {
  return pdf((document) => {
    let y = 50
    for (const { label = [], text = [], size = 9, level } of rows) {
      label.forEach((line, index) => {
        document.fontSize(8.5).text(line, 50, y + index * 10, { width: 140, align: 'right', lineBreak: false })
      })
      if (level) document.fontSize(8.5).text(level, 480, y, { lineBreak: false })
      text.forEach((line, index) => {
        document
          .fontSize(index === 0 ? size : 9)
          .text(line, 200, y + index * 11 + (index && size - 9), { lineBreak: false })
      })
      y += Math.max(label.length * 10, text.length * 11) + 6
    }
  })
}

async function readingOf(rows: readonly Row[]) {
  const outcome = await readPdf(await europass(rows))
  if (!outcome.ok) throw new Error(outcome.reason)
  return { texts: outcome.text.lines.map(({ text }) => text), draft: readResume(outcome.text) }
}

const english: Row[] = [
  { label: ['PERSONAL INFORMATION'], text: ['Ilse Varanka'], size: 13 },
  { text: ['Kasekalda 14, 50109 Tartu (Estonia)', '+372 5512 3478', 'ilse.varanka@example.org'] },
  { label: ['WORK EXPERIENCE'] },
  {
    label: ['07/2024–09/2024'],
    text: ['Pharmacy Intern', 'Kuldlind Apteek, Tartu (Estonia)', '• Advised patients'],
    size: 10,
  },
  {
    label: ['01 Feb 2023–30 Jun', '2023'],
    text: ['Laboratory Volunteer', 'Rohelaid Trust, Tallinn (Estonia)'],
    size: 10,
  },
  { label: ['EDUCATION AND', 'TRAINING'] },
  {
    label: ['10/2020–Present'],
    text: ['Master of Pharmacy', 'University of Vaskaru, Tartu'],
    size: 10,
    level: 'EQF level 7',
  },
  { label: ['PERSONAL SKILLS'] },
  { label: ['Mother tongue(s)'], text: ['Estonian'] },
  { label: ['Other language(s)'], text: ['English (C1), German (B1)'] },
  { label: ['Organisational /', 'managerial skills'], text: ['• Led a team of six'] },
  { label: ['Digital skills'], text: ['Microsoft Office, SPSS, GraphPad Prism'] },
  { label: ['Driving licence'], text: ['B'] },
]

test('attaches dates and labels of the Europass to the blocks next to them', async () => {
  const { texts, draft } = await readingOf(english)
  expect(texts).toContain('EDUCATION AND TRAINING')
  expect(texts).toContain('10/2020–Present\tMaster of Pharmacy\tEQF level 7')
  expect(texts).toContain('Organisational / managerial skills\t• Led a team of six')
  expect(draft).toMatchObject({
    name: { text: 'Ilse Varanka' },
    experience: [{ title: 'Pharmacy Intern', company: 'Kuldlind Apteek', start: '2024-07', end: '2024-09' }],
    volunteering: [{ title: 'Laboratory Volunteer', company: 'Rohelaid Trust', start: '2023-02', end: '2023-06' }],
    education: [
      { degree: 'Master of Pharmacy', institution: 'University of Vaskaru', start: '2020-10', end: 'present' },
    ],
  })
  expect(draft.listedSkills.map(({ text }) => text)).toEqual(['Microsoft Office', 'SPSS', 'GraphPad Prism'])
})

test('attaches them when headings of two lines have an empty right side, in other languages', async () => {
  const { draft } = await readingOf([
    { label: ['INFORMATIONS', 'PERSONNELLES'], text: ['Maëlle Kerdraon'], size: 13 },
    { label: ['EXPÉRIENCE', 'PROFESSIONNELLE'] },
    {
      label: ['avr. 2024–juil. 2024'],
      text: [
        'Développeuse web',
        'Armorique Logiciels, Rennes (France)',
        '• Création de pages avec Vue.js pour une ville de Bretagne',
      ],
    },
    { label: ['mai 2023–août 2023'], text: ['Assistante marketing', 'Maison Belloc, Nantes (France)'] },
    { label: ['ÉDUCATION ET FORMATION'] },
    { label: ['2021–2024'], text: ['Licence en informatique', 'Université de Brocéliande, Rennes'] },
    { label: ['COMPÉTENCES', 'PERSONNELLES'] },
    { label: ['Langue(s) maternelle(s)'], text: ['Français'] },
    { label: ['Compétences numériques'], text: ['TypeScript, MySQL'] },
    { label: ['Permis de conduire'], text: ['B'] },
  ])
  expect(draft.experience).toMatchObject([
    { title: 'Développeuse web', company: 'Armorique Logiciels', start: '2024-04', end: '2024-07' },
    { title: 'Assistante marketing', company: 'Maison Belloc', start: '2023-05', end: '2023-08' },
  ])
  expect(draft.education).toMatchObject([{ degree: 'Licence', institution: 'Université de Brocéliande', end: '2024' }])
  expect(draft.listedSkills.map(({ text }) => text)).toEqual(['TypeScript', 'MySQL'])
})

const segment = (text: string, x: number, y: number): Segment => ({
  text,
  x,
  y,
  right: x + text.length * 5,
  size: 10,
  letters: text.length,
  boldLetters: 0,
})
const column = (x: number, y: number, lines: readonly string[]) =>
  lines.map((line, index) => segment(line, x, y + index * 13))

test.each([
  [
    'dates of schools next to jobs under a heading',
    ['Education', '2021 - 2024', 'B.Sc. Physics', 'Foo College', '2019 - 2021', 'HSC'],
    [
      'Experience',
      'Sales Associate in a shop of many',
      'Brisa Foods of the northern hills',
      'May 2023',
      'Sold',
      'Counted',
    ],
  ],
  [
    'skills and addresses next to the second page of the jobs',
    ['Contact', 'asha@example.com', 'Skills', 'Java', 'Python', 'SQL'],
    ['Built a pipeline of many parts', 'Kept the books of the shop', 'Wrote', 'Drew', 'Sold', 'Counted'],
  ],
])('a side bar is no margin: %s', (_what, left, right) => {
  expect(findMarginLabels(column(50, 100, left), column(230, 100, right))).toBeNull()
})

test('puts a date on its line when the letters next to it are larger', () => {
  const left = [segment('Experience', 50, 80), segment('2021', 50, 100), segment('2019', 50, 140)]
  const right = [segment('Clerk at the harbour of Porto', 200, 102), segment('Waiter at a café on the quay', 200, 142)]
  expect(findMarginLabels(left, right)?.map(({ blockStart }) => blockStart?.text.slice(0, 5))).toEqual([
    undefined,
    'Clerk',
    'Waite',
  ])
})

test('attaches a vertically centred date to its whole block', () => {
  const left = [segment('Experience', 50, 80), segment('2021', 50, 119.5), segment('2019', 50, 164.5)]
  const right = [
    ...column(200, 100, ['Clerk', 'Acme of Porto and the islands', 'Kept the', 'books']),
    ...column(200, 158, ['Waiter', 'Café on the quay of Faro']),
  ]
  const labels = findMarginLabels(left, right)
  expect(labels?.map(({ blockStart }) => blockStart?.text)).toEqual([undefined, 'Clerk', 'Waiter'])
})

test('joins the lines of a heading in the margin next to one block', async () => {
  const rows: Row[] = [
    {
      label: ['WORK EXPERIENCE'],
      text: ['Tax Intern, Saffron Ledger, Jun 2023 – Aug 2023', 'Filed returns for clients', 'and for friends'],
    },
    {
      label: ['VOLUNTEER', 'EXPERIENCE'],
      text: ['Teacher, Samvaad, Jun 2022 – Aug 2022', 'Taught sums to children', 'and to adults'],
    },
    { label: ['ACADEMIC', 'QUALIFICATIONS'], text: ['B.Com., Foo College', '2020 – 2023', 'CGPA 8.1'] },
  ]
  const { texts, draft } = await readingOf(rows)
  expect(texts).toContain('VOLUNTEER EXPERIENCE\tTeacher, Samvaad, Jun 2022 – Aug 2022')
  expect(draft.sections.map(({ kind }) => kind)).toEqual(['experience', 'volunteering', 'education'])
})
