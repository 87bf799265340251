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
  (title, company, range) => `Before college I was a ${title.toLowerCase()} at ${company} (${range}).`,
  (title, company, range) => `> Worked as a ${title.toLowerCase()} in ${company} from ${range} (part time).`,
  (title, company, range) => `> Six months apprenticeship as ${title} in ${company} from ${range}.`,
  (title, company, range) => `${title} / ${company}, Pune / ${range}`,
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
      expect(found.map(({ title, company, start, end }) => [title.toLowerCase(), company, start, end])).toEqual(
        jobs.map(([title, company]) => [title.toLowerCase(), company, '2024-05', '2024-07']),
      )
    }
  },
)

const employers = [
  ['Chambers of Adv. Meera Sen, Supreme Court of India', 'drafted two writ petitions'],
  ['Cyril Mangal Das, Mumbai', 'reviewed 32 contracts for a merger'],
  ['Goonj, Delhi', 'packed relief material for 40 villages'],
  ['Kirloskar Oil Engines', 'assembled crank cases on the line'],
  ['SEWA Bharat', 'interviews with 30 home based workers'],
] as const
const namedByDate: readonly ((name: string, date: string, deed: string) => string)[] = [
  (name, date, deed) => `• ${name} (${date}): ${deed}`,
  (name, date, deed) => `${name} (${date}): ${deed}`,
  (name, date, deed) => `- ${name}, ${date} - ${deed}`,
  (name, date, deed) => `• ${name} | ${date} | ${deed}`,
  (name, date, deed) => `• ${date}: ${name} – ${deed}`,
]

test.each(namedByDate.map((write) => [write('Employer', 'May 2024', 'did this'), write] as const))(
  'an employer without a title is read where its date and what was done follow: %s',
  (_example, write) => {
    for (const date of ['May 2024', 'May – July 2024', '05/2024']) {
      const text = employers.map(([name, deed]) => write(name, date, deed)).join('\n')
      const found = findExperience(readable(text))
      expect(found.map(({ title, company, start, description }) => [title, company, start, description])).toEqual(
        employers.map(([name, deed]) => ['', name.replace(/, (?:Mumbai|Delhi)$/, ''), '2024-05', deed]),
      )
    }
  },
)

test.each([
  'Software Intern, Acme Labs\tJan 2024 – Jun 2024\n• Payments (Feb 2024): built a refund screen\n• Search (May 2024): moved the index',
  'Software Intern, Acme Labs\tJan 2024 – Jun 2024\nPayments (Feb 2024): built a refund screen\nSearch (May 2024): moved the index',
])('a dated part of a job is no job: %j', (text) => {
  expect(findExperience(readable(text)).map(({ company }) => company)).toEqual(['Acme Labs'])
})

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
  'Completed training in team management, June 2024',
  'Attended a training in fire safety (May 2024 – July 2024)',
  'I completed my training in first aid and rescue, 2024',
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

test.each([
  [
    'Worked as an accounts executive for 2 years (2021–2023) in Sharma Traders.',
    'accounts executive',
    'Sharma Traders',
  ],
  ['Hindustan Times\nReporting Intern\nMay – July 2024\nWrote 20 stories', 'Reporting Intern', 'Hindustan Times'],
  ['S.No.\tPosition\tCompany\tPeriod\n1\tQA Intern\tAlpha Labs\tMay 2024 – Jul 2024', 'QA Intern', 'Alpha Labs'],
  [
    'M/s Gupta & Associates, Chartered Accountants\nAug 2021 – Jul 2024\n- Audit of firms',
    '',
    'M/s Gupta & Associates, Chartered Accountants',
  ],
  ['Logo designer for three cafes, 2023 – Present', 'Logo designer for three cafes', ''],
])('%j is a job', (text, title, company) => {
  expect(findExperience(readable(text)).map((job) => [job.title, job.company])).toEqual([[title, company]])
})

test('only a job whose title, employer and dates pass their checks has a high confidence', () => {
  const confidenceOf = (text: string) => findExperience(readable(text))[0]?.confidence ?? 0
  expect(confidenceOf('Backend Intern, Alpha Labs\nMay 2024 – Jul 2024\n• Built APIs')).toBeGreaterThanOrEqual(0.8)
  for (const text of [
    'Backend Intern\nMay 2024 – Jul 2024\n• Built APIs',
    'Backend Intern, Alpha Labs\nJul 2024 – May 2024\n• Built APIs',
    'Alpha Labs\nMay 2024 – Jul 2024\n• Built APIs',
  ])
    expect(confidenceOf(text), text).toBeLessThan(0.8)
})

const postings = ['City Hospital', 'Sassoon General', 'PHC Wagholi', 'Zed Bazaar', 'Trichy Municipal Corporation']
const written: readonly ((name: string, year: string) => string)[] = [
  (name, year) => `• ${name} — 6 weeks (${year})`,
  (name, year) => `${name}, 6 weeks, ${year}`,
  (name, year) => `- ${name} | ${year}`,
  (name, year) => `${year}: ${name}, four wards`,
  (name, year) => `• ${name}, labour room — 8 weeks (${year}): assisted in 22 deliveries`,
  (name, year) => `${name}, outpatients – 20 days – ${year}`,
]

test.each(written.map((write) => [write('Name', '2024'), write] as const))(
  'lines that are written alike are jobs though no word names a role: %s',
  (_example, write) => {
    for (const count of [1, 2, postings.length]) {
      const names = postings.slice(0, count)
      const text = names.map((name, index) => write(name, `${2024 - index}`)).join('\n')
      expect(findExperience(readable(text)).map(({ company, start }) => [company.split(',')[0], start])).toEqual(
        names.map((name, index) => [name, `${2024 - index}`]),
      )
    }
  },
)

test.each(['Exchange 2010, Lync 2013 and the mail filter', 'Visual Studio 2012, for C#'])(
  'the year of a product begins no job: %s',
  (products) => {
    const text = `Technology Specialist, Kite Works\nJun 2001 – Jul 2008\nOperations Manager 2012, iBoss\nSystems: ${products}`
    expect(findExperience(readable(text)).map(({ company }) => company)).toEqual(['Kite Works'])
  },
)

const told = ['worked two weeks for', 'interned one month at', 'worked for three months at', 'interned at']

test.each(told)('a sentence with its date in front is a job: In May 2025 I %s …', (deed) => {
  for (const [when, start] of [
    ['In May 2025', '2025-05'],
    ['Since May 2025', '2025-05'],
    ['From May to July 2025', '2025-05'],
  ])
    for (const firm of ['Sunsplash Festival', 'Casa Verde Weddings', 'Kite Labs']) {
      const jobs = findExperience(readable(`${when} I ${deed} ${firm}: kept the register of 40 guests.`))
      expect(jobs.map((job) => [job.title, job.company, job.start])).toEqual([['', firm, start]])
    }
})

const jobsOf = (text: string) =>
  findExperience(readable(text)).map(({ title, company, start }) => [title, company, start])

test.each(['2022, 2023', '2022 and 2023', '2022, 2023 and 2024', 'Nov 2022, 2023'])(
  'several dates behind each other are one: %s',
  (dates) => {
    const last = jobsOf(`Coach, Zed Academy, 2024 – 2025\nMarshal, City Marathon, ${dates}`).at(-1)
    expect(last).toEqual(['Marshal', 'City Marathon', dates.startsWith('Nov') ? '2022-11' : '2022'])
  },
)

test.each(['Designation', 'Role', 'Position', 'Job title'])(
  'a labelled title is read whatever its letters: %s',
  (label) => {
    const block = (firm: string, title: string, dates: string) =>
      `Organization: ${firm}\n${label}: ${title}\nDuration: ${dates}\n• Checked expiry dates`
    expect(
      jobsOf(`${block('Kusum Healthcare', 'QC Trainee', 'Jan 2025 – Jul 2025')}
${block('Apollo Pharmacy', 'Pharmacist (part time)', 'Aug 2025 – Till date')}`),
    ).toEqual([
      ['QC Trainee', 'Kusum Healthcare', '2025-01'],
      ['Pharmacist (part time)', 'Apollo Pharmacy', '2025-08'],
    ])
  },
)

test.each(['PWD (B&R)', 'Gammon', 'Old Harbour', 'Swechha', 'Asian Heights'])(
  '%s with its place is an employer',
  (firm) => {
    for (const place of ['Raipur', 'Pune, India', 'Mumbai'])
      expect(jobsOf(`${firm}, ${place}, June 2022`), place).toEqual([['', firm, '2022-06']])
  },
)

test('what was done at a place does not name the employer', () => {
  expect(
    jobsOf(
      'Period\tEmployer\tPost\tWork\n08/2024 – 05/2025\tBackbone Projects Ltd.\tSite Engineer\tPier caps of a 4-lane bridge at Jagannathpur',
    ),
  ).toEqual([['Site Engineer', 'Backbone Projects Ltd.', '2024-08']])
})

test.each(['(4 weeks)', ', 4 weeks', '(four weeks, full-time)'])(
  'a length behind the date begins no other text: %s',
  (length) => {
    const text = `Adv. Meena Trivedi, Gujarat High Court, December 2025 ${length}\nDrafted two bail applications.\nConsumer Rights Cell, Ahmedabad, June 2025 ${length}\nAnswered calls of consumers.`
    expect(findExperience(readable(text)).map(({ company, start }) => [company, start])).toEqual([
      ['Gujarat High Court', '2025-12'],
      ['Consumer Rights Cell', '2025-06'],
    ])
  },
)

test.each(['In-plant training', 'Industrial training', 'Vocational Training'])(
  'a month under a placement: %s',
  (title) => {
    for (const head of ['Zed Associates, Pune, June 2025', 'Zed Auto Components, Pune - 2 weeks (June 2025)']) {
      const [job] = findExperience(readable(`${title}\n${head}\nSaw the moulding line.`))
      expect([job?.title, job?.company, job?.start], head).toEqual([title, head.split(',')[0], '2025-06'])
    }
  },
)

test('each name with a length and a deed is an entry, also without a date', () => {
  const text =
    'Dairy plant, 2 months — checked 14 tanks\nCold store, 1 month — counted crates\nSpice mill, 6 weeks — weighed sacks'
  expect(findExperience(readable(text)).map(({ title, company }) => title || company)).toEqual([
    'Dairy plant',
    'Cold store',
    'Spice mill',
  ])
})

test.each(['weekends', 'Sundays', 'every evening'])('%s are no title', (when) => {
  const text = `Noor Stores, ${when}, 2024 - 2025\n- Wrote the bills\nShop assistant, Zed Mart (${when}), 2023\n- Kept the till`
  expect(findExperience(readable(text)).map(({ title, company }) => [title, company])).toEqual([
    ['', 'Noor Stores'],
    ['Shop assistant', 'Zed Mart'],
  ])
})
