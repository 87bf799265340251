import { expect, test } from 'vitest'
import { readable } from '../testing/readable.ts'
import { findExperience } from './find-experience.ts'

const jobsIn = (text: string) =>
  findExperience(readable(text)).map(({ title, company, start }) => `${title} @ ${company}, ${start}`)

test.each([
  'In 2022 I interned with Zed Legal, where I drafted two notices; the year after I joined Kite Chambers as a law clerk.',
  'In 2022 I interned at Zed Legal and drafted two notices. Later I joined Kite Chambers as a law clerk and wrote memos.',
])('each sentence about a job is one: %s', (text) => {
  const [first, second, ...more] = findExperience(readable(text))
  expect([first?.company, first?.start, second?.title, second?.company]).toEqual([
    'Zed Legal',
    '2022',
    'law clerk',
    'Kite Chambers',
  ])
  expect(more).toEqual([])
  expect(text.slice(second?.sources.company?.start, second?.sources.company?.end)).toBe('Kite Chambers')
})

test.each([
  ['ABC Pvt Ltd, Pune. May–June 2024. Worked on payroll.', ' @ ABC Pvt Ltd, 2024-05'],
  ['L&T Defence, Talegaon (May – July 2025)', ' @ L&T Defence, 2025-05'],
  ['ONGC, Mehsana — 6 weeks (June – July 2024)', ' @ ONGC, 2024-06'],
  ['Home tutor, 6 children, 2023 – 2024', 'Home tutor @ , 2023'],
  ['• Survey enumerator, NFHS block survey, 3 months, 2022', 'Survey enumerator @ NFHS block survey, 2022'],
  ['Teaching Assistant, NIT Calicut — Digital Circuits Lab, 2024 – 2025', 'Teaching Assistant @ NIT Calicut, 2024'],
  ['The Zed Times, reporting intern, two months from May 2025', 'reporting intern @ The Zed Times, 2025-05'],
  [
    'Zed Institute of Biology\tJan 2026 – present\nM.Sc. dissertation under Dr. S. Rao',
    'M.Sc. dissertation @ Zed Institute of Biology, 2026-01',
  ],
  [
    '* Inplant training at TANGEDCO Samayanallur, Dec 2024, one week',
    'Inplant training @ TANGEDCO Samayanallur, 2024-12',
  ],
])('places, lengths of time, pupils and guides are no employer and no title: %s', (text, job) => {
  expect(jobsIn(`${text}\n- Kept the log of a shift`)).toEqual([job])
})

test.each([
  ['June 2023 to July 2024, welder in Zed workshop', 'welder @ Zed workshop, 2023-06'],
  [
    'In May 2024 I was legal intern in the Chamber of Advocate M. Rao at the district court',
    'legal intern @ Chamber of Advocate M. Rao, 2024-05',
  ],
  [
    'From May 2024 to May 2025 I was a part-time sales associate at Kite Saree House',
    'sales associate @ Kite Saree House, 2024-05',
  ],
  ['nine weeks at Kite & Co as junior clerk', 'junior clerk @ Kite & Co, null'],
  ["worked evenings at my aunt's salon for three years", " @ aunt's salon, null"],
  ['Since May 2024 doing survey for Zed Kite', 'survey @ Zed Kite, 2024-05'],
  ['I am doing cleaning job in Hotel Zed from May 2024', 'cleaning job @ Hotel Zed, 2024-05'],
  ['My uncle has a garage and on Sundays I change the tyres', ' @ garage, null'],
  ['I run our family nursery for two years', ' @ family nursery, null'],
  ['Field postings in Zed Hospital - ward and lab', 'Field postings @ Zed Hospital, null'],
  ['I was hired by a travel agency, Zed Tours, in 2024', ' @ Zed Tours, 2024'],
  ['In 2024 I was office boy in Zed Traders', 'office boy @ Zed Traders, 2024'],
  ['I joined as a clerk under Advocate K. Zed at the High Court in 2024', 'clerk @ Advocate K. Zed, 2024'],
])('a job begins with its time, in a family shop or with a task: %s', (text, job) => {
  expect(jobsIn(text)).toEqual([job])
})

test.each([
  'May 2024, singer in Kite annual day',
  'At college I was the researcher of our team in the Rao Memorial Moot, 2025',
  'May 2024, student in Zed College',
  'My uncle has a garage and I want to be a doctor',
  'doing dance for Zed Fest in 2024',
  'I moved to Khuzama in 2023',
  'earlier wrote for the Kite magazine at Zed',
  'Postings in social media daily',
])('what somebody took part in, where they live and what they wish are no jobs: %s', (text) => {
  expect(jobsIn(text)).toEqual([])
})

test('below a dated head a length of time begins no other job', () => {
  const text = 'Clerk, Zed Bank, 2019 – 2021\nPosted at the Kite branch office for six months\nFiled forms'
  expect(jobsIn(text)).toEqual(['Clerk @ Zed Bank, 2019'])
})

test.each(['Career break (two children)', 'Gap year', 'Maternity leave'])('%s is no job', (name) => {
  expect(jobsIn(`Teacher, Zed School, 2015 – 2019\n- Taught sums\n${name}, 2019 – 2023`)).toEqual([
    'Teacher @ Zed School, 2015',
  ])
})
