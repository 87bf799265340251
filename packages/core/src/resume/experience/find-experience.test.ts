import { describe, expect, test } from 'vitest'
import { jobsOf, printed, readable } from '../testing/readable.ts'
import { findExperience } from './find-experience.ts'

describe('title, company and dates in the layouts of real resumes', () => {
  test.each([
    ['title | company ⇥ dates', 'Backend Intern | Zyntra Labs\tJun 2024 – Aug 2024\n• Built APIs.'],
    ['title, company ⇥ dates', 'Backend Intern, Zyntra Labs\tJun 2024 – Aug 2024\n• Built APIs.'],
    ['company, title ⇥ dates', 'Zyntra Labs, Backend Intern\tJun 2024 – Aug 2024\n• Built APIs.'],
    ['title at company (dates)', 'Backend Intern at Zyntra Labs (Jun 2024 – Aug 2024)\nBuilt APIs with others.'],
    ['company — title, dates', 'Zyntra Labs — Backend Intern, Jun 2024 – Aug 2024\nBuilt APIs.'],
    ['dates — title, company', 'Jun 2024 – Aug 2024 — Backend Intern, Zyntra Labs\nBuilt APIs.'],
    ['company ⇥ place / title ⇥ dates', 'Zyntra Labs\tPune, India\nBackend Intern\tJun 2024 – Aug 2024\n• Built APIs.'],
    ['title ⇥ dates / company, place', 'Backend Intern\tJun 2024 – Aug 2024\nZyntra Labs, Pune, India\n• Built APIs.'],
    ['company / title / dates', 'Zyntra Labs\nBackend Intern\nJun 2024 – Aug 2024\n• Built APIs.'],
    ['title / company / dates / place', 'Backend Intern\nZyntra Labs\nJun 2024 – Aug 2024\nPune, India\n• Built APIs.'],
    ['dates / title at company', 'Jun 2024 – Aug 2024\nBackend Intern at Zyntra Labs\n• Built APIs.'],
    ['dates ⇥ title, company', 'Jun 2024 – Aug 2024\tBackend Intern, Zyntra Labs\n• Built APIs.'],
    ['numbered', '1. Backend Intern at Zyntra Labs, Pune (Jun 2024 – Aug 2024)\nBuilt APIs.'],
    ['bulleted', '• Backend Intern, Zyntra Labs (Jun 2024 – Aug 2024)'],
    ['labels', 'Company: Zyntra Labs, Pune\nDesignation: Backend Intern\nDuration: Jun 2024 – Aug 2024\nBuilt APIs.'],
    [
      'labels in cells of a table',
      'Employer\tZyntra Labs, Pune\nPosition held\tBackend Intern\nDates\tJun 2024 – Aug 2024',
    ],
    ['a sentence', 'Worked as a Backend Intern in Zyntra Labs, Pune from Jun 2024 to Aug 2024.'],
    [
      'a place and a length of time between',
      'Zyntra Labs\nBackend Intern\nPune, India\nJun 2024 - Aug 2024 · 3 mos\nBuilt APIs with them',
    ],
    ['dates broken over lines', 'June 2024\nto\nAugust 2024\nZyntra Labs | Backend Intern\n• Built APIs.'],
    ['dates in the margin of the text', 'Zyntra Labs, Backend Intern\tPune\n• Built APIs.\tJun 2024 – Aug 2024'],
  ])('%s', (_layout, text) => {
    expect(jobsOf(text)).toEqual([['Backend Intern', 'Zyntra Labs', '2024-06', '2024-08']])
  })

  test('several jobs keep their own texts', () => {
    const jobs = findExperience(
      readable(
        'Zomato\nMarketing Intern\nMay 2023 - July 2023\n- Planned campaigns.\n- Wrote reports.\n' +
          'HDFC Bank\nSales Trainee\nJan 2022 - Mar 2022\n- Opened accounts.',
      ),
    )
    expect(jobs.map(({ title, company, description }) => [title, company, description])).toEqual([
      ['Marketing Intern', 'Zomato', 'Planned campaigns.\nWrote reports.'],
      ['Sales Trainee', 'HDFC Bank', 'Opened accounts.'],
    ])
  })

  test('several jobs under one company share it', () => {
    const text =
      'Farfetch, Lisbon\nSenior Engineer (Mar 2022 – Present)\n• Lead a team.\nEngineer (Jan 2019 – Mar 2022)\n• Moved payments.'
    expect(jobsOf(text)).toEqual([
      ['Senior Engineer', 'Farfetch', '2022-03', 'present'],
      ['Engineer', 'Farfetch', '2019-01', '2022-03'],
    ])
    expect(jobsOf('Intern, Acme\tMay 2023 – Jul 2023\nDesigner\t2022 – 2023').at(-1)?.[1]).toBe('')
  })

  test('a job without a date is found where heads are at the margin and their text is not', () => {
    const jobs = findExperience(
      printed([
        { text: 'Drafting Engineer, Plano Works 2015 - 2018' },
        { text: 'Drew plans for bridges and culverts in the hills.', at: 64 },
        { text: 'Checked the plans of two colleagues every week.', at: 64 },
        { text: 'Site Supervisor, Kolar Builders' },
        { text: 'Kept the diary of the site and the safety rules.', at: 64 },
      ]),
    )
    expect(jobs.map(({ title, start }) => [title, start])).toEqual([
      ['Drafting Engineer', '2015'],
      ['Site Supervisor', null],
    ])
  })

  test('placeholders of templates are read as company and place', () => {
    expect(
      jobsOf('03/2016 to Current\nHelp Desk Analyst Company Name – City , State\nAnswered calls of users.'),
    ).toEqual([['Help Desk Analyst', 'Company Name', '2016-03', 'present']])
  })
})

test('a date inside a sentence is no job', () => {
  expect(
    jobsOf('I was responsible for the migration of all servers from 2010 to 2012 together with two colleagues.'),
  ).toEqual([])
})

test('a title may hold a dash and a comma', () => {
  expect(jobsOf('Head, Information Technology\tMarch 2015 – May 2016\nKerala Ports Ltd\n• Led.')).toEqual([
    ['Head, Information Technology', 'Kerala Ports Ltd', '2015-03', '2016-05'],
  ])
})

test('dates, lengths of time and places at the margin are no part of the description', () => {
  const [job] = findExperience(
    readable(
      'Research Intern, Apple\tCupertino, CA\n• Made networks smaller\tMay 2020 – Aug 2020\n• Filed patents\t4 months',
    ),
  )
  expect(job?.description).toBe('Made networks smaller\nFiled patents')
})

test('every part quotes its line', () => {
  const lines = readable('Backend Intern at Zyntra Labs (Jun 2024 – Aug 2024)\nBuilt APIs.')
  const [job] = findExperience(lines)
  const quote = (source: { line: number; start: number; end: number } | null | undefined) =>
    source && lines[source.line]?.text.slice(source.start, source.end)
  expect(quote(job?.sources.title)).toBe('Backend Intern')
  expect(quote(job?.sources.company)).toBe('Zyntra Labs')
  expect(quote(job?.sources.duration)).toBe('Jun 2024 – Aug 2024')
  expect(job?.lines).toEqual({ from: 0, to: 1 })
})

test('a job that says everything is surer than one that does not', () => {
  const [full] = findExperience(readable('Backend Intern, Zyntra Labs\tJun 2024 – Aug 2024'))
  const [bare] = findExperience(readable('Something unusual\n2019'))
  expect(full?.confidence).toBeGreaterThan(bare?.confidence ?? 0)
})

describe('a date that runs over two lines in a narrow cell', () => {
  test.each([
    [
      'at the left',
      'June 2024 –\tData Analyst, Kaspi Bank\nPresent\t• Wrote reports of sales\nJan 2023 –\tTeaching Assistant, Halyk Group\nMay 2023\t• Booked invoices of clients',
    ],
    [
      'at the right',
      'Data Analyst\tJune 2024 –\nKaspi Bank\tPresent\n• Wrote reports of sales\nTeaching Assistant\tJan 2023 –\nHalyk Group\tMay 2023\n• Booked invoices of clients',
    ],
  ])('%s', (_side, text) => {
    expect(jobsOf(text)).toEqual([
      ['Data Analyst', 'Kaspi Bank', '2024-06', 'present'],
      ['Teaching Assistant', 'Halyk Group', '2023-01', '2023-05'],
    ])
    expect(findExperience(readable(text))[0]).toMatchObject({
      duration: 'June 2024 – Present',
      description: 'Wrote reports of sales',
    })
  })
})

test.each([
  [
    'a sentence about oneself',
    'I am a second-year student of Biotechnology at Universität Leipzig (since October 2023).',
  ],
  ['the tools of a job', 'Tech: MongoDB, Express.js, Node.js'],
])('%s is no job', (_what, text) => {
  expect(jobsOf(text)).toEqual([])
})

test('a numbered job may have one month and its length', () => {
  expect(jobsOf('1. Web Developer Intern – Oasis Infobyte (Aug 2023, 1 month)\n• Created landing pages.')).toEqual([
    ['Web Developer Intern', 'Oasis Infobyte', '2023-08', null],
  ])
})

test('of two titles the one that is printed further in than its date is text', () => {
  const jobs = findExperience(
    printed([
      { text: 'Graphic Design Intern' },
      { text: 'Studio Lindgren' },
      { text: 'Feb 2024 — May 2024' },
      { text: 'Posters in Adobe InDesign and Illustrator', at: 53 },
    ]),
  )
  expect(jobs).toMatchObject([{ title: 'Graphic Design Intern', company: 'Studio Lindgren' }])
})

describe('a subject between title and employer is no employer', () => {
  test.each([
    ['Teaching Assistant, Data Structures, COEP', 'Teaching Assistant', 'COEP'],
    ['Teaching Assistant - Linear Algebra, Pune University', 'Teaching Assistant', 'Pune University'],
    ['Teaching Assistant | Data Structures | COEP', 'Teaching Assistant', 'COEP'],
    ['Undergraduate TA – Operating Systems – IIT Bombay', 'Undergraduate TA', 'IIT Bombay'],
    ['Research Intern, Machine Learning, IISc Bangalore', 'Research Intern', 'IISc Bangalore'],
    ['Intern, Computer Vision Lab, IIIT Hyderabad', 'Intern', 'IIIT Hyderabad'],
    ['Grader, CS 229: Machine Learning, Stanford University', 'Grader', 'Stanford University'],
    ['Teaching Assistant, Quantum Field Theory, DAIICT', 'Teaching Assistant', 'DAIICT'],
    ['Teaching Assistant, DBMS, COEP', 'Teaching Assistant', 'COEP'],
    ['Marketing Intern, Digital Marketing, Nykaa', 'Marketing Intern', 'Nykaa'],
    ['COEP, Data Structures, Teaching Assistant', 'Teaching Assistant', 'COEP'],
    ['Teaching Assistant, Data Structures', 'Teaching Assistant, Data Structures', ''],
  ])('%s', (head, title, company) => {
    const text = `${head}\tJan 2024 – May 2024\n• Ran the weekly labs.`
    expect(jobsOf(text)).toEqual([[title, company, '2024-01', '2024-05']])
  })

  test.each([
    ['Intern, Applied Materials', 'Applied Materials'],
    ['Data Science Intern, General Electric, Bengaluru', 'General Electric'],
    ['Campus Ambassador, GitHub, VIT Vellore', 'GitHub'],
    ['Backend Intern, Razorpay', 'Razorpay'],
    ['Intern, Zyntra Labs, IIT Madras', 'Zyntra Labs'],
    ['Intern, Accenture, Cloud Computing', 'Accenture'],
  ])('but a company stays one: %s', (head, company) => {
    expect(jobsOf(`${head}\tJan 2024 – May 2024\n• Built APIs.`)[0]?.[1]).toBe(company)
  })

  test('the employer on the next line is found', () => {
    const text = 'Teaching Assistant, Data Structures\tJan 2024 – May 2024\nCOEP, Pune\n• Ran the weekly labs.'
    expect(jobsOf(text)[0]?.slice(0, 2)).toEqual(['Teaching Assistant, Data Structures', 'COEP'])
  })
})

test('jobs in cards side by side are found in both columns', () => {
  const card = (title: string, company: string, dates: string, at: number) => [
    { text: title, bold: true, at },
    { text: company, at },
    { text: dates, at },
    { text: 'Drafted plaints and other papers.', at: at + 13 },
  ]
  const left = printed(card('Paralegal', 'Orbital Farms', 'June 2023 – Present', 48))
  const right = printed(card('Junior Associate', 'Vayu Mobility Pvt. Ltd.', 'April 2022 – August 2022', 306))
  const lines = [...left, ...right.map((line) => ({ ...line, index: line.index + left.length }))]
  expect(findExperience(lines).map(({ title, company }) => [title, company])).toEqual([
    ['Paralegal', 'Orbital Farms'],
    ['Junior Associate', 'Vayu Mobility Pvt. Ltd.'],
  ])
})

test('the head of a table of jobs is no job', () => {
  const table =
    'Period\tPosition\tEmployer\tWork done\n2023 – 2024\tDesign Engineer\tHexa Mart\tDrew gears.\n2021 – 2022\tTrainee\tAnvil Foundry\tCast iron.'
  expect(jobsOf(table).map(([title, company]) => [title, company])).toEqual([
    ['Design Engineer', 'Hexa Mart'],
    ['Trainee', 'Anvil Foundry'],
  ])
})
