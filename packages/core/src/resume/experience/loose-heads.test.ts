import { describe, expect, test } from 'vitest'
import { jobsOf, readable } from '../testing/readable.ts'
import { findExperience } from './find-experience.ts'

const units = ['ICU', 'Front Office', 'Labour room', 'Housekeeping', 'Casualty', 'Store', 'Kitchen', 'Features desk']

test.each(units)('a unit on its own line below the employer is shown as the title: %s', (unit) => {
  const text = (name: string) => `${name}, Pune\tMay 2025 – July 2025\n${unit}\n• Kept the register\n• Met 20 people`
  for (const employer of ['Sassoon Hospital', 'The Lotus Bay Resort', 'Kite Labs'])
    expect(jobsOf(text(employer))[0]?.[0], employer).toBe(unit)
})

const roles = [
  'design intern',
  'visual merchandising assistant',
  'Banquet server (part time)',
  'Event volunteer',
  'accounts assistant (full-time)',
  'junior site engineer',
]

describe('a role is no sentence, whatever its letters are', () => {
  test.each(roles)('%s', (role) => {
    for (const date of [', May – July 2025', ' | May 2025 - July 2025', ' (May 2025 to July 2025)'])
      expect(jobsOf(`Kite Studio, Jaipur\n${role}${date}\nmade 18 sheets, bought fabric from two shops`), date).toEqual(
        [[role, expect.stringContaining('Kite Studio'), '2025-05', '2025-07']],
      )
  })
})

test.each(['Intern', 'Research Intern', 'Site Supervisor', 'Junior Reporter'])(
  'a role that begins the text below a firm and its date is the title: %s',
  (role) => {
    for (const sign of ['.', ':']) {
      const text = `Centre for Policy and Rights (Dec 2024 - Jan 2025)\n${role}${sign} Wrote a brief on two rules.`
      const [job] = findExperience(readable(text))
      expect([job?.title, job?.company, job?.description]).toEqual([
        role,
        'Centre for Policy and Rights',
        'Wrote a brief on two rules.',
      ])
    }
  },
)

test.each(['1. ', '• ', ''])('sentences with dates are jobs behind the mark %j', (mark) => {
  const text = [
    'Worked as site supervisor in Vindhya Construction from July 2023 to June 2024. Checked RCC work of a wall.',
    'Summer training of 6 weeks at PWD in June-July 2025. Did levelling and made L-section.',
  ]
  expect(jobsOf(text.map((line) => `${mark}${line}`).join('\n'))).toEqual([
    ['site supervisor', 'Vindhya Construction', '2023-07', '2024-06'],
    ['Summer training', 'PWD', '2025-06', '2025-07'],
  ])
})

test('labels below a job begin lines of their own', () => {
  const [job] = findExperience(
    readable('Web Intern, Kite Labs, May 2025 – July 2025\n- Built it\nCODE: github.com/asha/x'),
  )
  expect(job?.description).toBe('Built it\nCODE: github.com/asha/x')
})

test.each(['Head @ Girl', 'Freelance'])('%s has no employer', (text) => {
  const title = text.replace(' @', '')
  expect(jobsOf(`${title}\n2023 – 2024\n- Led 20 people`)).toEqual([[title, '', '2023', '2024']])
})

test.each(['•', '-', '1)'])('a form in a list is one job behind the mark %j', (mark) => {
  const form = ['Organisation: BSNL', 'Role: Apprentice', 'Period: Dec 2024 – May 2025', 'Spliced fibre at 12 sites']
  expect(jobsOf(form.map((line, index) => `${mark === '1)' ? `${index + 1})` : mark} ${line}`).join('\n'))).toEqual([
    ['Apprentice', 'BSNL', '2024-12', '2025-05'],
  ])
})

test('firms with numbers have forms below them', () => {
  const form = (firm: string, role: string) =>
    `${firm}\nDesignation: ${role}\nDuration: June 2024 to Sept 2024\nWork: kept stock`
  expect(jobsOf(`1) ${form('Zed Forever', 'QC trainee')}\n2) ${form('Karve Hospital', 'Hospital trainee')}`)).toEqual([
    ['QC trainee', 'Zed Forever', '2024-06', '2024-09'],
    ['Hospital trainee', 'Karve Hospital', '2024-06', '2024-09'],
  ])
})

test.each([
  ['Marketing intern in Chaiwala Brothers, May 2025 – June 2025', 'Chaiwala Brothers'],
  ['Marketing intern in Pune, May 2025 – June 2025', ''],
  ['Intern in Human Resources, May 2025 – June 2025', ''],
  ['Intern in Data Science, May 2025 – June 2025', ''],
  ['Sales promoter at Croma Aundh in May 2025 – June 2025 (monsoon), sold 20 earphones', 'Croma Aundh'],
  ['DESIGN INTERN\tMay 2025 – June 2025\nGhar Aangan Design Co., Chandigarh', 'Ghar Aangan Design Co.'],
  ['FitBelly app — Diet counsellor, remote\nMay 2025 – June 2025', 'FitBelly app'],
  ['8 month experience as Care executive in Zed Call Services (May 2025 – June 2025)', 'Zed Call Services'],
  ['Football coach (part time) in Zed Sports Hostel since July 2024', 'Zed Sports Hostel'],
  ['Campus lead, Google Developer Group, RGPV, May 2025 – June 2025', 'Google Developer Group'],
  ['Coordinator, IE(I) student chapter, May 2025 – June 2025', 'IE(I) student chapter'],
])('the employer of %j is %j', (text, employer) => {
  expect(jobsOf(`${text}\n- Met 20 people`)[0]?.[1]).toBe(employer)
})

test.each(['1 year', '8 weeks', 'Two months'])('%s before a role is no part of the title', (length) => {
  const text = `${length} apprentice in Zed Power Ltd from Aug 2023 to Aug 2024, did panel wiring`
  expect(jobsOf(text).map(([title]) => title)).toEqual(['apprentice'])
})

test('an item that ends with its years is a job among items that are', () => {
  const text =
    '- Clerk, Zed Bank, 2023 – 2024\n- Home tuition of maths (class 6 to 10), 2019-2022\n- Pupil Teacher, Zed School, 2024 – 2025'
  expect(jobsOf(text).map(([, , start]) => start)).toEqual(['2023', '2019', '2024'])
})

test('a cell that says what was done belongs to the text', () => {
  const [job] = findExperience(
    readable(
      'Company\tPost\tDuration\tWork\nZed Dock\tWorkshop trainee\tMay 2025 – June 2025\tLathe, welding and pumps',
    ),
  )
  expect([job?.title, job?.company, job?.description]).toEqual([
    'Workshop trainee',
    'Zed Dock',
    'Lathe, welding and pumps',
  ])
})

test.each([
  ['UI Intern — Bloom Health, remote', 'UI Intern', 'Bloom Health'],
  ['UI Intern — Bloom Health (hybrid)', 'UI Intern', 'Bloom Health'],
  ['Waiter, banquets, Doon Catering', 'Waiter', 'Doon Catering'],
  ['Virtual intern, Sattva Wealth Advisors, Jaipur', 'Virtual intern', 'Sattva Wealth Advisors'],
  ['TGT English, Lakeside Public School', 'TGT English', 'Lakeside Public School'],
  ['Freelance, logo and packaging', 'Freelance', ''],
  ['Freelance, Kite Labs', 'Freelance', 'Kite Labs'],
])('the employer of %j', (head, title, company) => {
  expect(jobsOf(`${head}\tMay 2025 – July 2025\n• Made 7 things`)[0]?.slice(0, 2)).toEqual([title, company])
})

test('the quote of a name whose date was taken out is no part of it', () => {
  expect(jobsOf('Event head, "Markathon 2025" - a marketing fest\n• Got 5 sponsors')).toEqual([
    ['Event head', 'Markathon', '2025', null],
  ])
})

test.each([
  ['Zed Bazaar me delivery partner, Nov 2025 se ab tak', ['delivery partner', 'Zed Bazaar', '2025-11', 'present']],
  ['Kite Stores mein cashier ka kaam kiya, 2024 - 2025', ['cashier', 'Kite Stores', '2024', '2025']],
  ['Zed Mart mein helper, Jan 2025 se Mar 2025 tak', ['helper', 'Zed Mart', '2025-01', '2025-03']],
  ['Now: Barista at Zed Café since 2024', ['Barista', 'Zed Café', '2024', 'present']],
  ['Before that: Helper, Kite Works, 2022 – 2023', ['Helper', 'Kite Works', '2022', '2023']],
  ['I give tuition to 4 kids since 2024, maths and science', ['tuition', '', '2024', 'present']],
  ['Gave home tuitions to 12 students (2023 – 2024)', ['home tuitions', '', '2023', '2024']],
  ['Worked at Zed Stores in 2023 as helper', ['helper', 'Zed Stores', '2023', '2023']],
  [
    'Intern at Kite Studio (Delhi), May 2025. Steamed, pinned, kept the library.',
    ['Intern', 'Kite Studio', '2025-05', null],
  ],
])('%s is a job', (line, job) => {
  expect(jobsOf(line)).toEqual([job])
})

test.each(['Vellore Institute of Technology', 'Zed College of Zoology'])('%s is no unit of a firm', (school) => {
  expect(jobsOf(`Research Assistant\tJan 2026 – Present\n${school}\tPune, India\n• Read papers`)[0]?.[1]).toBe(school)
})

test.each(['(Corporate team)', '(ICU)', '(night shift)', '(OPD, Casualty)', ''])(
  'an employer heads a job, whatever stands in brackets behind its date: %s',
  (bracket) => {
    const own = `Zed & Partners, Mumbai, December 2025 ${bracket}\n• Read 40 files`
    const other = 'Zed Advocates, Pune, May 2025\n• Wrote notes'
    expect(jobsOf(`${own}\n${other}`).map(([, company]) => company)).toEqual(['Zed & Partners', 'Zed Advocates'])
    expect(jobsOf(`${other}\n${own}`).map(([, company]) => company)).toEqual(['Zed Advocates', 'Zed & Partners'])
  },
)
