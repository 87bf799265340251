import { describe, expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { printed, readable } from '../testing/readable.ts'

const person = {
  Experience: [
    [
      'Pharmacy Intern, Apollo Clinic',
      'Dec 2024 – May 2025',
      '• Dispensed 120 prescriptions a day',
      '• Reported nine reactions',
    ],
    ['Production Trainee, Cipra Remedies Pvt Ltd', 'Jun 2023 – Jul 2023', '• Checked blister packs on two lines'],
  ],
  Education: [
    ['B.Pharm', 'Godavari College of Pharmacy, Nashik', '2021 – 2025 | CGPA: 8.1/10'],
    ['Class XII (CBSE)', 'Nutan Public School, Nashik', '2021 | Percentage: 84%'],
  ],
  Projects: [
    ['Herbal Cough Syrup', 'Jan 2024 – Apr 2024', '• Tested three batches for six weeks', '• Tools: UV spectroscopy'],
    ['Meal Planner', 'Jan 2023 – Mar 2023', '• Plans meals for 300 students'],
  ],
  Skills: [['Python, SQL, Excel, Power BI, Titration']],
  Certifications: [['• Pharmacovigilance Course, Coursera, 2024'], ['• SQL Certificate, Udemy, 2023']],
  Awards: [['• First Prize, State Pharmacy Congress, 2024']],
  Languages: [['English, Hindi, Marathi']],
} as const
type Heading = keyof typeof person
const order = Object.keys(person) as Heading[]

const linesOf = (
  headings: readonly Heading[],
  without: readonly Heading[],
): { text: string; bold: boolean; size: number }[] => [
  { text: 'Tanvi Bhosale', bold: true, size: 20 },
  { text: 'tanvi.bhosale@example.com | Nashik', bold: false, size: 10 },
  ...headings.flatMap((heading) => [
    ...(without.includes(heading) ? [] : [{ text: heading, bold: true, size: 14 }]),
    ...person[heading].flatMap((entry) =>
      entry.map((text, index) => ({ text, bold: index === 0 && !text.startsWith('•') && entry.length > 1, size: 10 })),
    ),
  ]),
]

/** The lines as a Word file has them, and as a printed page has them, whose lists may have no marks. */
const files = [
  [
    'a file without a layout',
    (rows: ReturnType<typeof linesOf>) =>
      readable(rows.map(({ text }) => text).join('\n')).map((line, index) => ({
        ...line,
        bold: rows[index]?.bold ?? false,
        size: rows[index]?.size ?? 0,
      })),
  ],
  [
    'a page',
    (rows: ReturnType<typeof linesOf>) =>
      printed(
        rows.map((row) => ({ ...row, text: row.text.replace(/^• /, ''), at: row.text.startsWith('•') ? 52 : 40 })),
      ),
  ],
] as const

const entriesOf = (lines: ReturnType<typeof readable>) => {
  const draft = readResume({ pages: 1, lines })
  return {
    name: draft.name?.text,
    experience: draft.experience.map(({ title, company, start, end }) => [title, company, start, end]),
    education: draft.education.map(({ degree, institution, end }) => [degree, institution, end]),
    projects: draft.projects?.map(({ title }) => title),
    credentials: draft.credentials?.map(({ kind, title }) => [kind, title]),
    skills: draft.listedSkills.map(({ text }) => text),
  }
}

describe.each(files)('in %s', (_name, write) => {
  const whole = entriesOf(write(linesOf(order, [])))

  test('the entries are read under their headings', () => {
    expect(whole.experience).toEqual([
      ['Pharmacy Intern', 'Apollo Clinic', '2024-12', '2025-05'],
      ['Production Trainee', 'Cipra Remedies Pvt Ltd', '2023-06', '2023-07'],
    ])
    expect(whole.projects).toEqual(['Herbal Cough Syrup', 'Meal Planner'])
    expect(whole.education.map(([degree]) => degree)).toEqual(['B.Pharm', 'Class XII (CBSE)'])
  })

  test.each([
    ['as usual', order],
    ['with studies first', ['Education', 'Experience', ...order.slice(2)] as Heading[]],
  ])('a resume without headings reads like the one with them, %s', (_order, headings) => {
    expect(entriesOf(write(linesOf(headings, order)))).toEqual(whole)
  })

  test.each(order)('the section is found whose heading is missing: %s', (missing) => {
    expect(entriesOf(write(linesOf(order, [missing])))).toEqual(whole)
  })
})

test('a headline, a summary and a pasted listing are no job', () => {
  const text =
    'Asha Rao\nasha@example.com\nData Analyst Intern\nYou will clean data and present insights to the team.\nSQL\nExcel'
  expect(entriesOf(readable(text)).experience).toEqual([])
})

test('the list of tools of a project is no heading of skills', () => {
  const text =
    'Asha Rao\nSeat Finder\nJan 2024 – Mar 2024\n• Shows free seats\n• Tools: Python, Flask\nRide Share\nMay 2023 – Jul 2023\n• Matches students'
  expect(entriesOf(readable(text)).projects).toEqual(['Seat Finder', 'Ride Share'])
})
