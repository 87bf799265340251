import { describe, expect, test } from 'vitest'
import { jobsOf } from '../testing/readable.ts'

const works = [
  'Logo and packaging for a pickle maker',
  'Website for a dentist in Salem',
  'Wedding albums for fourteen couples',
  'Voice over for a toy firm',
  'Accounts of the family shop',
  'Study of weavers in two villages',
]

describe('work without a role or an employer is an entry where its date ends the line', () => {
  test.each(works)('%s', (work) => {
    for (const [date, start, end] of [
      [', 2023 – 2024', '2023', '2024'],
      [' (Mar 2024 – May 2024)', '2024-03', '2024-05'],
      [', 2024', '2024', null],
      [' (June 2024)', '2024-06', null],
    ])
      expect(jobsOf(`${work}${date}\nDrew nine of them by hand.\n${works[0]}, 2022\nMade three.`), `${date}`).toEqual([
        [work, '', start, end],
        [works[0], '', '2022', null],
      ])
  })

  test.each(works)('a deed with a date is none: %s', (work) => {
    const jobs = jobsOf(
      `Design Intern, Kite Labs, May 2023 – July 2023\nDesigned ${work.toLowerCase()}, 2023\n- Two more`,
    )
    expect(jobs.map(([title]) => title)).toEqual(['Design Intern'])
  })
})

test.each(['1. ', '1) ', '(1) '])('numbers count the entries, dated or not: %s', (first) => {
  const number = (count: number) => first.replace('1', `${count}`)
  const text = `${number(1)}Assistant Teacher at Holy Cross School from July 2024 to present
Taught four classes
${number(2)}School Internship at Government Girls School in 2023
Gave 40 lessons
${number(3)}Home tuition, 2019-2024
Taught twelve pupils`
  expect(jobsOf(text)).toEqual([
    ['Assistant Teacher', 'Holy Cross School', '2024-07', 'present'],
    ['School Internship', 'Government Girls School', '2023', null],
    ['Home tuition', '', '2019', '2024'],
  ])
})

const software = ['Home Assistant', 'tinyqueue', 'Apache Airflow', 'LibreOffice', 'Recipe Manager']

test.each(software)('who contributes to %s or maintains it works there', (name) => {
  for (const [line, title] of [
    [`Contributor, ${name}`, 'Contributor'],
    [`Core contributor to ${name}`, 'Core contributor'],
    [`Maintainer of ${name} — used by forty firms`, 'Maintainer'],
    [`Maintainer, ${name} – kept alive since school`, 'Maintainer'],
  ])
    expect(jobsOf(`${line} (2022 – 2024)\n- Fixed 17 issues`), line).toEqual([[title, name, '2022', '2024']])
})

describe('titles with their own dates below an employer with its dates', () => {
  test.each(['Deloitte USI', 'Wipro', 'Kite Labs', 'Tata Elxsi', 'Aster Medcity'])('%s', (employer) => {
    const text = `${employer}, Pune\tJul 2021 – Feb 2024
Senior Analyst (Sep 2023 – Feb 2024)
- Led four analysts
Analyst (Jul 2021 – Aug 2023)
- Tested controls
Intern, Zed Works, 2020 – 2021
- Made charts`
    expect(jobsOf(text)).toEqual([
      ['Senior Analyst', employer, '2023-09', '2024-02'],
      ['Analyst', employer, '2021-07', '2023-08'],
      ['Intern', 'Zed Works', '2020', '2021'],
    ])
  })

  test('a month of promotion is none of the job', () => {
    const text = `Amazon UK, Leeds\tNov 2019 to present\nArea Lead (promoted from Picker, March 2021)\n- Led 24 pickers`
    expect(jobsOf(text).map(([title, company, start, end]) => [title, company, start, end])).toEqual([
      ['Area Lead', 'Amazon UK', '2019-11', 'present'],
    ])
  })

  test('a year within a title is a step of the job', () => {
    const text = `07/2018 – 03/2025\tFirst Bus, Leeds\nDriver, then Relief Supervisor from 2022\nMade the rota of 46 drivers`
    expect(jobsOf(text)).toEqual([['Driver, then Relief Supervisor', 'First Bus', '2018-07', '2025-03']])
  })
})

test.each(['Capital Markets team', 'Litigation team', 'Features desk', 'Dialysis Unit'])(
  'a unit below its employer is the title where no role is: %s',
  (unit) => {
    const other = 'Kite Labs, Pune | May 2024\nLegal Intern\n- Read files'
    for (const employer of ['Cyril Amarchand Mangaldas', 'Khaitan & Co', 'The Himalayan Post'])
      expect(jobsOf(`${other}\n${employer}, Mumbai | May 2025\n${unit}\n- Drafted two notes`)[1], employer).toEqual([
        unit,
        employer,
        '2025-05',
        null,
      ])
  },
)

test.each(['Senior Advocate, Madras High Court', 'Advocate', 'Designated Senior Advocate', 'Senior Counsel'])(
  'what a lawyer is belongs to the name of the office: %s',
  (rank) => {
    const office = `Office of Mr. Arvind Datar, ${rank}`
    expect(jobsOf(`${office} | December 2024\n- Prepared notes`)).toEqual([['', office, '2024-12', null]])
    expect(jobsOf(`Legal Intern, Office of Mr. Arvind Datar | December 2024\n- Prepared notes`)).toEqual([
      ['Legal Intern', 'Office of Mr. Arvind Datar', '2024-12', null],
    ])
  },
)

test.each(['Part time', 'Part-time', 'Full time', 'PART TIME'])('%s over a job is no employer', (kind) => {
  expect(
    jobsOf(
      `Intern, Kite Labs, 2024 – 2025\n- Made charts.\n${kind}\nKitchen help, Zote Cafe, 2022 – 2023\nCut vegetables`,
    ),
  ).toEqual([
    ['Intern', 'Kite Labs', '2024', '2025'],
    ['Kitchen help', 'Zote Cafe', '2022', '2023'],
  ])
})

test('firms below each other under one training are employers', () => {
  const text = `IN-PLANT TRAINING
Kirloskar Oil Engines, Kagal (15/06/2024 - 15/07/2024)
Drew a layout of the test bed.
Mahindra CIE, Chakan (Dec 2023)
Learnt forging.`
  expect(jobsOf(text).map(([, company]) => company)).toEqual(['Kirloskar Oil Engines', 'Mahindra CIE'])
})

test('a date between two bars dates the job', () => {
  expect(jobsOf(`Centre for Policy Research, New Delhi | June 2024 | Research intern\n- Compiled 210 laws`)).toEqual([
    ['Research intern', 'Centre for Policy Research', '2024-06', null],
  ])
})

test.each(['Introduction to Programming (CSE101)', 'Thermodynamics (ME 201)', 'Data Structures (CS-210)'])(
  'a course is no employer: %s',
  (course) => {
    expect(
      jobsOf(`Teaching Assistant, ${course}\tAug 2024 – Dec 2024\n- Ran weekly labs`).map(([, company]) => company),
    ).toEqual([''])
  },
)

test.each(['ICU', 'Labour room', 'Orthopaedic OPD', 'Paediatrics', 'Community posting'])(
  'a unit is never the employer: %s',
  (unit) => {
    for (const text of [`${unit} - Krishna Hospital: Nov 2024`, `${unit}, Krishna Hospital, Nov 2024`])
      expect(jobsOf(`${text}\n- Kept the ward book`), text).toEqual([[unit, 'Krishna Hospital', '2024-11', null]])
  },
)

test.each([
  '- Zed Agro: four weeks (2024), tested soil',
  '- Zed Agro, 4 weeks (2024): tested soil',
  '- Zed Agro (four weeks, 2024) - tested soil',
])('a name, its weeks and a deed are a job: %s', (line) => {
  expect(jobsOf(`${line}\n- Krishi Kendra: two weeks (2023), helped farmers`)).toEqual([
    ['', 'Zed Agro', '2024', null],
    ['', 'Krishi Kendra', '2023', null],
  ])
})

test.each(['Windows Server 2016, 2012, 2003', 'Office 365, SharePoint 2019', '- AutoCAD 2018, Revit 2020'])(
  'versions begin no job: %s',
  (line) => {
    expect(jobsOf(`System Administrator, Zed Infotech, 2021 – 2023\n${line}\n- Handled 200 desktops`).length).toBe(1)
  },
)
