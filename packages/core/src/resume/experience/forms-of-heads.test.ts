import { describe, expect, test } from 'vitest'
import { readText } from '../testing/readable.ts'

const jobsOf = (text: string) =>
  readText(text).experience.map(({ title, company, start, end }) => [title, company, start, end].join(' | '))

const jobs = [
  ['Student Nurse', 'Carmel General Hospital', 'Idukki'],
  ['Site Engineer Trainee', 'Palar Infra Pvt. Ltd.', 'Erode'],
  ['Sales Trainee', 'Khare & Co.', 'Bhopal'],
  ['Pharmacy Assistant', 'Dr. Varkey Nursing Home', 'Thrissur'],
] as const

const forms: readonly ((role: string, firm: string, place: string) => string)[] = [
  (role, firm, place) => `${firm}, ${place}. May 2025 - Jul 2025. ${role}`,
  (role, firm, place) => `${role}. ${firm}, ${place}. May 2025 - Jul 2025.`.replace('..', '.'),
  (role, firm) => `${firm}: May 2025 - Jul 2025 (${role})`,
  (role, firm) => `${firm} (${role}), May 2025 - Jul 2025`,
  (role, firm) => `${firm}, 2025 may to july, ${role}`,
  (role, firm) => `${role}, ${firm} 2025 may - july`,
  (role, firm) => `${role} , ${firm} , May 2025 - Jul 2025`,
  (role, firm, place) => `${role}\n${firm}, ${place}\nMay 2025 - Jul 2025`,
]
const headings = [
  ['Education', 'Experience', 'Skills'],
  ['study:', 'work:', 'skills:'],
  ['learn', 'rotations (latest first)', 'can use'],
]
// In small letters a head and a line without a mark below it are not always told apart.
const letters = [
  { inLetters: (text: string) => text, marks: ['- ', ''] },
  { inLetters: (text: string) => text.toLowerCase(), marks: ['- '] },
]

describe.each(headings)('jobs in one form below %s, %s and %s', (studies, work, skills) => {
  test.each(forms.map((form) => [form('Role', 'Firm', 'Place'), form] as const))('%s', (_, form) => {
    for (const { inLetters, marks } of letters)
      for (const mark of marks) {
        const body = jobs
          .map(([role, firm, place]) => `${form(role, firm, place)}\n${mark}Kept the daily register`)
          .join('\n\n')
        const text = inLetters(
          `Asha Rao\nasha@example.org\n\n${studies}\nB.Com, Zed College, 2021 - 2024\n\n${work}\n${body}\n\n${skills}\nExcel`,
        )
        expect(jobsOf(text), text).toEqual(
          jobs.map(([role, firm]) => inLetters(`${role} | ${firm} | 2025-05 | 2025-07`)),
        )
      }
  })
})

test.each([
  ['Zed Foods, Dec 2025, Marketing Intern', 'Marketing Intern | Zed Foods | 2025-12 | '],
  ["Asha's Pottery (from home) since 2023", " | Asha's Pottery | 2023 | present"],
  ['Pupil Teacher, Govt. Sr. Sec. School, May 2025', 'Pupil Teacher | Govt. Sr. Sec. School | 2025-05 | '],
  ['KITE INFRA, ERODE\nMay 2025 - Jul 2025', ' | KITE INFRA | 2025-05 | 2025-07'],
])('%s', (head, job) => {
  expect(jobsOf(`Asha Rao\n\nExperience\n${head}\n- Kept the register`)).toEqual([job])
})

test('keeps the stops of a text and the desks of a job', () => {
  expect(jobsOf('Asha Rao\n\nExperience\nHelped at the shop. June 2024 - July 2024. Sold pumps there.')).toEqual([])
  const desks = 'Medical ward (June - July 2025): gave injections\nLabour room (Aug - Sep 2025): helped in births'
  const [job, ...others] = readText(
    `Asha Rao\n\nExperience\nStudent Nurse, Zed Hospital, June 2025 - Nov 2025\n${desks}`,
  ).experience
  expect(others).toEqual([])
  expect(job?.description).toBe(desks)
})

test('a role in capitals over its employer and date is no heading', () => {
  const text =
    'ASHA RAO\nasha@example.org\n\nEXPERIENCE\nTRAINEE ANIMATOR, TITLE CARDS\nKite Studios, Mumbai\nMay 2025 - July 2025'
  expect(jobsOf(`${text}\n\nEDUCATION\nB.A. Film, Zed College, 2022 - 2025`)).toEqual([
    'TRAINEE ANIMATOR, TITLE CARDS | Kite Studios | 2025-05 | 2025-07',
  ])
})
