import { expect, test } from 'vitest'
import { linesOfText } from './layout/lines-of-text.ts'
import type { Line } from './layout/resume-lines.ts'
import { readResume } from './read-resume.ts'
import { printed } from './testing/readable.ts'

const read = (lines: Line[]) => readResume({ pages: 1, lines })
const jobsOf = (lines: Line[]) =>
  read(lines).experience.map(({ title, company, start, end }) => [title, company, start, end])

type Printed = Parameters<typeof printed>[0][number]

/** A side bar is read before the main column, which begins higher on the page than the side bar ends. */
function besideSideBar(side: readonly Printed[], main: readonly Printed[]): Line[] {
  const column = (rows: readonly Printed[], at: number) => printed(rows.map((row) => ({ at, ...row })))
  return [...column(side, 30), ...column(main, 220)]
}

const side: Printed[] = [
  { text: 'CONTACT', size: 11, bold: true },
  { text: '+91 98450 11223' },
  { text: 'hello@example.com' },
  { text: 'SKILLS', size: 11, bold: true },
  { text: 'Canva' },
  { text: 'SEO' },
  { text: 'LANGUAGES', size: 11, bold: true },
  { text: 'Marathi' },
]
const main: Printed[] = [
  { text: 'Ishita Raghunathan', size: 22, bold: true },
  { text: 'Software Engineering Student' },
  { text: 'EXPERIENCE', size: 13, bold: true },
  { text: 'Marketing Intern' },
  { text: 'Brisa Foods, Pune, India — Sep. 2023—now' },
]

test('the name may be in the main column, next to a side bar with everything else', () => {
  const draft = read(besideSideBar(side, main))
  expect(draft.name?.text).toBe('Ishita Raghunathan')
  expect(draft.listedSkills.map(({ text }) => text)).toEqual(['Canva', 'SEO'])
  expect(jobsOf(besideSideBar(side, main))).toEqual([['Marketing Intern', 'Brisa Foods', '2023-09', 'present']])
})

test('in a file without a layout the name behind a side bar is the one of the e-mail address', () => {
  const text = `Contact\n+91 98450 11223\nishita.raghunathan@example.com\nSkills\n${'Skill of a list\n'.repeat(15)}Ishita Raghunathan\nProfile\nI build things.`
  expect(read(linesOfText(text)).name?.text).toBe('Ishita Raghunathan')
})

test('letters of the headings alone part sections in a column at the right, where nothing is bold or large', () => {
  const lines = besideSideBar(
    [{ text: 'Chloe Tan', size: 22 }, { text: 'CONTACT' }, { text: 'chloe@example.com' }],
    [
      { text: 'ABOUT ME' },
      { text: 'I draw.' },
      { text: 'EXPERIENCE' },
      { text: 'UI DESIGN INTERN' },
      { text: 'Papaya Mobile / MAY 2021 – DEC 2021' },
      { text: 'EDUCATION' },
      { text: 'Temasek Polytechnic' },
      { text: 'Diploma - Visual Communication' },
      { text: '2018 – 2021' },
    ],
  )
  expect(jobsOf(lines)).toEqual([['UI DESIGN INTERN', 'Papaya Mobile', '2021-05', '2021-12']])
  expect(read(lines).education).toMatchObject([{ degree: 'Diploma', institution: 'Temasek Polytechnic' }])
})

test('sections are known by what they hold where the words of their headings say nothing', () => {
  const lines = printed([
    { text: 'Rohan Deshmukh', size: 22 },
    { text: 'The road so far', size: 14 },
    { text: 'Front Office Trainee\tNov 2023 – Apr 2024' },
    { text: 'The Coral Bay Resort' },
    { text: 'Lecture halls', size: 14 },
    { text: 'BHM, Institute of Hotel Management Mumbai\t2020 – 2024' },
    { text: 'Skills', size: 14 },
    { text: 'Housekeeping, Opera PMS' },
  ])
  expect(jobsOf(lines)).toEqual([['Front Office Trainee', 'The Coral Bay Resort', '2023-11', '2024-04']])
  expect(read(lines).education).toMatchObject([{ degree: 'BHM' }])
})

test('labels at the margin do not move the jobs next to them', () => {
  const lines = printed([
    { text: 'Meera Kulkarni', size: 22 },
    { text: 'Experience\tStudent Nurse, Sahyadri Hospital\t02/23 – 12/23', at: 50 },
    { text: 'Recorded vital signs for twelve patients on every shift', at: 165 },
    { text: 'Nursing Assistant, Asha Home\t06/21 – 05/22', at: 150 },
    { text: 'Helped residents with medication and daily hygiene', at: 165 },
  ])
  expect(jobsOf(lines)).toEqual([
    ['Student Nurse', 'Sahyadri Hospital', '2023-02', '2023-12'],
    ['Nursing Assistant', 'Asha Home', '2021-06', '2022-05'],
  ])
})

test('a skill that runs over the end of a line is found, with the words on the first line as its quote', () => {
  const lines = printed([
    { text: 'Summary', size: 14 },
    { text: 'Prepared the board packs and all of the monthly financial' },
    { text: 'reporting of a company with eleven branches in the country.' },
  ])
  const found = read(lines).skills.find(({ skill }) => skill === 'Financial reporting')
  expect(found?.sources.map(({ line, start, end }) => lines[line]?.text.slice(start, end))).toEqual(['financial'])
})

test.each([
  ['company, place and title around a dash', 'Brisa Foods, Madrid, Spain — Sales Associate', 'Brisa Foods'],
  ['a company that could be a place', 'Sales Associate, Papaya Mobile, Singapore', 'Papaya Mobile'],
  ['a society of students', 'Treasurer, Student Investment Society, Durham, UK', 'Student Investment Society'],
  ['a title behind "as"', 'Acme Castings, Hosur, India as Graduate Trainee', 'Acme Castings'],
])('jobs on one line: %s', (_form, head, company) => {
  const lines = linesOfText(`Experience\n${head}\nMay 2022 - July 2022\n• Kept the books`)
  expect(jobsOf(lines)).toMatchObject([[expect.any(String), company, '2022-05', '2022-07']])
})

test.each([
  ['PSG College of Technology\nB.E. Mechanical Engineering\n2020 - 2024', 'B.E.', 'PSG College of Technology', '2024'],
  ['B.Tech (IT), Pursuing, VIT Vellore, 2022 - 2026', 'B.Tech', 'VIT Vellore', '2026'],
  ["X (ICSE) - St. Mary's Convent School - 2020 - 90%", 'X (ICSE)', "St. Mary's Convent School", '2020'],
  ['Podar International School\t2020\n12th, Commerce (CBSE), 81%', '12th', 'Podar International School', '2020'],
  ['HSC (State Board), Sri Vidya Mandir School, 2020, 91%', 'HSC', 'Sri Vidya Mandir School', '2020'],
])('schools of India: %s', (text, degree, institution, end) => {
  expect(read(linesOfText(`Education\n${text}`)).education).toMatchObject([{ degree, institution, end }])
})

test('a personal site may be under a heading of contacts', () => {
  const draft = read(
    besideSideBar([...side, { text: 'C O N T A C T S', size: 11, bold: true }, { text: 'ishita.design' }], main),
  )
  expect(draft.links.map(({ text }) => text)).toEqual(['ishita.design'])
})

test('labels of addresses and names of schools show no skills', () => {
  const draft = read(
    linesOfText(
      'Asha Rao\nGitHub: github.com/asha\nasha.github.io\nEducation\nNational Institute of Design\nB.Des\nSkills\nFigma',
    ),
  )
  expect(draft.skills.map(({ skill }) => skill)).toEqual(['Figma'])
})

test('headings in small letters are known by their size', () => {
  const lines = printed([
    { text: 'arjun nair', size: 20 },
    { text: 'education:', size: 13 },
    { text: 'b.tech, Computer Science, IIT Goa, 2021 - 2025' },
    { text: 'skills:', size: 13 },
    { text: 'flutter, dart' },
    { text: 'languages' },
  ])
  const draft = read(lines)
  expect(draft.sections.map(({ kind }) => kind)).toEqual(['top', 'education', 'skills'])
  expect(draft.education).toMatchObject([{ degree: 'b.tech', institution: 'IIT Goa', start: '2021', end: '2025' }])
})
