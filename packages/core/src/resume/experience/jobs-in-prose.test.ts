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
  ['Home tuition, class 6 to 10, 2021 – 2024', 'Home tuition @ , 2021'],
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

test.each(['Career break (two children)', 'Gap year', 'Maternity leave'])('%s is no job', (name) => {
  expect(jobsIn(`Teacher, Zed School, 2015 – 2019\n- Taught sums\n${name}, 2019 – 2023`)).toEqual([
    'Teacher @ Zed School, 2015',
  ])
})
