import { describe, expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { printed, readable, readText } from '../testing/readable.ts'

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

test.each([
  ['Industrial Training, Five Star Resort, Goa, 2025', 'Industrial Training'],
  ['In-plant training - Sri Pumps Pvt Ltd, June 2024', 'In-plant training'],
  ['Implant training, Sri Pumps Pvt Ltd, June 2023', 'Implant training'],
  ['Summer training, Lakeside Hotel, May 2024 - June 2024', 'Summer training'],
  ['Vocational Training, Bhilai Steel Ltd, 2024', 'Vocational Training'],
  ['On-the-job training | Royal Orchard Hotel | 2024', 'On-the-job training'],
  ['Industrial Exposure Training, Lakeside Hotel, Jan 2025 - May 2025', 'Industrial Exposure Training'],
  ['Internship training, Hill View Hotel, 2024', 'Internship training'],
  ['Winter internship at Kala Motors (Dec 2024)', 'Winter internship'],
  ['Intern, Hill View Hotel, 2024', 'Intern'],
])('a training at a firm is work, right below a degree and under a heading: %s', (head, title) => {
  const degree = 'Bachelor of Hotel Management, 2023 - 2026'
  const deed = '- Handled guest complaints'
  for (const rows of [
    [degree, head, deed],
    ['Education', degree, head, deed],
    ['Experience', head, deed],
  ]) {
    const { experience } = entriesOf(readable(['Asha Rao', 'asha@example.com', ...rows].join('\n')))
    expect(
      experience.map(([name]) => name),
      rows.join(' / '),
    ).toEqual([title])
  }
})

test.each(['Industrial Training Institute, Pune, 2021', 'Vocational Training Certificate, 2022'])(
  'a school or a certificate of a training is no job: %s',
  (line) => {
    const text = `Asha Rao\nasha@example.com\nEducation\nBachelor of Hotel Management, 2023 - 2026\n${line}`
    expect(entriesOf(readable(text)).experience).toEqual([])
  },
)

test.each(['Crop Doctor | Python, Flask', 'Movie Critic – React, Node.js', 'Chess Coach, C++ / SQL'])(
  'a project named like a person, and its tools, are no job: %s',
  (head) => {
    const text = `Asha Rao\nasha@example.com\nPROJECTS\n${head}\tJan 2025 - Mar 2025\n• Names 38 diseases`
    expect(entriesOf(readable(text)).experience).toEqual([])
  },
)

const plain = (...lines: string[]) => ({ pages: 1, lines: readable(lines.join('\n')) })
const postings = ['Caritas Hospital', 'Sun Formulations', 'Kirloskar Foundry, Pune', 'Green Valley School']
const lengths = ['6 weeks', '150 hours', 'one month', '45 days']

test.each(postings)('a place, a length and what was done there are a job under a heading of trainings: %s', (place) => {
  for (const heading of ['Training', 'Clinical experience (as a student)', 'INDUSTRIAL TRAINING'])
    for (const length of lengths)
      for (const line of [
        `${place}, ${length}: checked 40 lots a day`,
        `${place} (${length}): took notes of each round`,
      ]) {
        const { experience } = readResume(
          plain('Tanvi Bhosale', 'Education', 'B.Pharm, Nashik College of Pharmacy, 2022 - 2026', heading, line),
        )
        expect(
          experience.map(({ title, company, description }) => [[title, company].join(''), description]),
          `${heading}: ${line}`,
        ).toEqual([[place.split(',')[0], line.split(': ')[1]]])
      }
})

test.each(['Core Java, Zed Institute, 6 weeks: learned collections', 'SQL course, 20 hours: covered joins'])(
  'a course with its length is no job: %s',
  (line) => {
    const { experience } = readResume(plain('Tanvi Bhosale', 'Training', line, 'Skills', 'SQL, Java, Excel'))
    expect(experience).toEqual([])
  },
)

test.each(['Degree', 'Course', 'Qualification', 'Currently pursuing'])('a labelled degree is a study: %s', (label) => {
  const { education, projects } = readResume(
    plain('Name: Tanvi Bhosale', 'Address: Nashik', `${label}: B.Sc Agriculture, Nashik College, 2023 - 2027`),
  )
  expect(education.map(({ degree, institution, end }) => [degree, institution, end])).toEqual([
    ['B.Sc', 'Nashik College', '2027'],
  ])
  expect(projects ?? []).toEqual([])
})

test('behind a job without a heading, a dated pair of names and an undated role are jobs too', () => {
  const draft = readText(
    'Asha Rao\nasha@example.com\nOffice Assistant, Canal Hotel\nSep 2023 – Aug 2024\n• Checked in 80 guests\nRestaurant Server, The Brass Kettle\nJun 2022 – Sep 2022\n• Served 25 tables\nHotel Porter, Blue Inn\n• Carried bags\nBSc Hospitality, Northmoor University, 2021 – 2024',
  )
  expect(draft.experience.map(({ title }) => title)).toEqual(['Office Assistant', 'Restaurant Server', 'Hotel Porter'])
})

describe('studies in a sentence are education', () => {
  test.each([
    'I am in the second year of a BBA at Zed College, Pune.',
    'Final-year BBA student at Zed College who likes maps.',
    'I am pursuing a BBA from Zed College, Pune. I like maps.',
    'I completed my BBA from Zed College in 2023 with 71%.',
    'Third year student of BBA at Zed College, Pune',
  ])('%s', (sentence) => {
    for (const heading of ['', 'About me\n']) {
      const { education } = readText(`Asha Rao\nasha@example.com\n${heading}${sentence}\nSkills\nExcel, SQL, Tally`)
      expect(education.map(({ degree, institution }) => [degree, institution])).toEqual([['BBA', 'Zed College']])
    }
  })
})

test('lines that begin with their years are entries of their own, each of its kind', () => {
  const text = `Asha Rao
2015 – 2019  Primary teacher, Holy Mission School, Patna
class teacher of 3B, 42 children
2019 – 2023  Career break
2023 – 2024  Clerk, Zed Bank
2012 – 2015  B.A., Patna College
EEE 2026 batch, Zed College`
  const { experience, education, credentials } = readText(text)
  expect(experience.map(({ title }) => title)).toEqual(['Primary teacher', 'Clerk'])
  expect(education.map(({ degree }) => degree)).toContain('B.A.')
  expect(credentials).toEqual([])
})

test.each([
  'Zed Hotel, Pune. Front desk trainee. Nov 2024 - Apr 2025',
  'Zed Hotel, Pune, front desk trainee, Nov 2024 - Apr 2025',
])('a dated job below a heading of unknown words ends a list of skills: %s', (head) => {
  const text = `deepa negi\npune / deepa@example.com\ni know\ncanva, word, hindi\ndesk time\n${head}\n* gave room keys and took a copy of the ID\n* settled the bill`
  expect(readText(text).experience).toHaveLength(1)
})

test.each(['CNC programming', 'AutoCAD', 'Python'])('a training in %s is no work', (subject) => {
  const draft = readResume(
    plain('Tanvi Bhosale', 'TRAININGS', `${subject}, CTR Nashik, 4 weeks, 2024 (G code, turned 3 jobs)`),
  )
  expect(draft.experience).toEqual([])
  expect(draft.credentials?.map(({ title }) => title)).toEqual([subject])
})
