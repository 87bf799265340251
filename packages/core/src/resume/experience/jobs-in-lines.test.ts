import { expect, test } from 'vitest'
import { readable } from '../testing/readable.ts'
import { findExperience } from './find-experience.ts'

const jobs = [
  ['Backend Intern', 'Alpha Labs', 'built REST services in Python'],
  ['Pharmacy Trainee', 'Apollo Clinic', 'dispensed 40 prescriptions a day'],
  ['Research Assistant', 'Centre for Tenancy Rights', 'compared the laws of four states'],
  ['Sous Chef', 'Hotel Lotus', 'ran a line of six cooks'],
  ['Audit Trainee', 'Mehta & Co', 'vouched the expenses of 14 clients'],
] as const
const ranges = [
  'May 2024 – July 2024',
  'May–July 2024',
  '05/2024 - 07/2024',
  "May '24 to Jul '24",
  '1 May 2024 till 31 July 2024',
]

const sentences: readonly ((title: string, company: string, range: string, deed: string) => string)[] = [
  (title, company, range, deed) => `Interned at ${company} as a ${title} from ${range}, where I ${deed}.`,
  (title, company, range, deed) => `I worked as a ${title} with ${company} during ${range} and ${deed}.`,
  (title, company, range) => `Completed a two-month internship at ${company} as ${title} (${range}).`,
  (title, company, range) => `I was a ${title} at ${company} from ${range}.`,
  (title, company, range, deed) => `As a ${title} at ${company} (${range}), I ${deed}.`,
  (title, company, range) => `From ${range}, I interned at ${company} as a ${title}.`,
  (title, company, range, deed) => `• ${title} at ${company} (${range}): ${deed}`,
  (title, company, range, deed) => `• ${title}, ${company}, ${range}: ${deed}`,
  (title, company, range, deed) => `- ${title} - ${company} (${range}) - ${deed}`,
  (title, company, range, deed) => `• ${range}: ${title} at ${company} – ${deed}`,
]

test.each(sentences.map((write) => [write('Title', 'Company', 'May 2024', 'did this'), write] as const))(
  'a job on one line is read: %s',
  (_example, write) => {
    for (const range of ranges) {
      const text = jobs.map(([title, company, deed]) => write(title, company, range, deed)).join('\n')
      const found = findExperience(readable(text))
      expect(found.map(({ title, company, start, end }) => [title, company, start, end])).toEqual(
        jobs.map(([title, company]) => [title, company, '2024-05', '2024-07']),
      )
    }
  },
)

test('what was done is the description of a job on one line', () => {
  const [job] = findExperience(
    readable('• Backend Intern at Alpha Labs (May–July 2024): built REST services; added tests'),
  )
  expect(job?.description).toBe('built REST services; added tests')
})

test.each([
  'I am a second-year student of Biotechnology at the University of Pune, 2023 – Present.',
  '• Led two interns at a fair (May 2024 – July 2024): sold 400 books',
  '• Trained the new server staff (May 2024 – July 2024)',
])('%j is no job', (text) => {
  expect(findExperience(readable(text))).toEqual([])
})

const blocks: readonly (readonly [string, (title: string, company: string, deed: string, range: string) => string])[] =
  [
    [
      'a date above a list that begins with the role',
      (title, company, deed, range) => `${range}\n• ${title}, ${company}\n• ${deed}`,
    ],
    ['a date above a line with the role', (title, company, deed, range) => `${range}\n${title}, ${company}\n• ${deed}`],
  ]

test.each(blocks)('%s dates that job', (_name, write) => {
  const text = jobs.map(([title, company, deed]) => write(title, company, deed, 'May 2024 – July 2024')).join('\n')
  const found = findExperience(readable(text))
  expect(found.map(({ title, company, start }) => [title, company, start])).toEqual(
    jobs.map(([title, company]) => [title, company, '2024-05']),
  )
})

test.each(jobs.map((_, index) => [index]))('a job without a date among dated ones is read (number %i)', (undated) => {
  const text = jobs
    .map(
      ([title, company, deed], index) =>
        `${title}, ${company}\n${index === undated ? '' : 'May 2024 – July 2024\n'}• ${deed}`,
    )
    .join('\n')
  const found = findExperience(readable(text))
  expect(found.map(({ title, company, start }) => [title, company, start])).toEqual(
    jobs.map(([title, company], index) => [title, company, index === undated ? null : '2024-05']),
  )
})

test('a title that no list knows is read in the order of the other heads', () => {
  const text =
    'Clerk, Canal Street Hotel\nJun 2023 – Aug 2023\n• Kept books\nRestaurant Server, The Brass Kettle\nJun 2022 – Sep 2022\n• Served 25 tables'
  expect(findExperience(readable(text)).map(({ title, company }) => [title, company])).toEqual([
    ['Clerk', 'Canal Street Hotel'],
    ['Restaurant Server', 'The Brass Kettle'],
  ])
})
