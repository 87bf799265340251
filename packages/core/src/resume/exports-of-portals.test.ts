import { expect, test } from 'vitest'
import { linesOfText } from './layout/lines-of-text.ts'
import { readResume } from './read-resume.ts'
import { findSpokenLanguages } from './spoken-languages.ts'
import { printed, readText } from './testing/readable.ts'

const jobsOf = (text: string) =>
  readText(text).experience.map(({ title, company, start, end }) => [title, company, start, end])

test('a side bar has headings of its own size, as in the export of LinkedIn', () => {
  const side = (text: string, size = 9.5) => ({ text, size, at: 12 })
  const main = (text: string, size = 10.5) => ({ text, size, at: 200 })
  const { listedSkills, credentials, experience } = readResume({
    pages: 1,
    lines: printed([
      side('Top Skills', 13),
      side('Financial Modeling'),
      side('Certifications', 13),
      side('Bloomberg Market Concepts'),
      main('Tanvi Rao', 26),
      main('Experience', 16),
      main('Kite Capital Limited', 12),
      main('Equity Research Intern', 11.5),
      main('May 2026 - July 2026 (3 months)'),
      main('Built a model for two cement companies and wrote a note of 22 pages.'),
      main('Education', 16),
      main('Zed College, B.Com., 2024'),
    ]),
  })
  expect(listedSkills.map(({ text }) => text)).toEqual(['Financial Modeling'])
  expect(credentials?.map(({ title }) => title)).toEqual(['Bloomberg Market Concepts'])
  expect(experience).toMatchObject([{ title: 'Equity Research Intern', company: 'Kite Capital Limited' }])
})

test.each(['Internship', 'Job', 'Part-time'])(
  '%s beside the date is no title, as in the export of Internshala',
  (kind) => {
    const text = `WORK EXPERIENCE
Content Writing
Pahadi Tales, Virtual
${kind}\tJun 2026 - Aug 2026\t2 months
• Wrote 24 posts`
    expect(jobsOf(text)).toEqual([['Content Writing', 'Pahadi Tales', '2026-06', '2026-08']])
  },
)

test('Naukri and Europass put dates and places on lines of their own', () => {
  expect(
    jobsOf(`Work experience
02/03/2026 – 31/08/2026 Bologna, Italy
TRAINEE ENGINEER IDROTERMICA SRL
Sized heat pumps for 12 blocks.
Jan 2025 – Mar 2025, Pune
Design Intern
Zed Labs
• Drew gears`),
  ).toEqual([
    ['TRAINEE ENGINEER', 'IDROTERMICA SRL', '2026-03', '2026-08'],
    ['Design Intern', 'Zed Labs', '2025-01', '2025-03'],
  ])
  const { education } = readText(`Education
B.Tech/B.E.
2022 - 2026
Zed Institute of Technology
Grade - 7.9/10
12th
2022
Bihar Board
Grade - 78%`)
  expect(education).toMatchObject([
    { degree: 'B.Tech/B.E.', institution: 'Zed Institute of Technology', start: '2022', end: '2026' },
    { degree: '12th', end: '2022', grade: '78%' },
  ])
  expect(
    readText(`Education
09/2025 – CURRENT Bologna, Italy
MSC ENERGY University of Bologna
09/2022 – 07/2025 Bologna, Italy
BSC ENERGY University of Bologna`).education.map(({ degree, start }) => [degree, start]),
  ).toEqual([
    ['MSC', '2025-09'],
    ['BSC', '2022-09'],
  ])
})

test('the labels of languages are no languages', () => {
  const lines = linesOfText('LANGUAGE SKILLS\nMother tongue(s): ITALIAN\nOther language(s): ENGLISH C1')
  const found = findSpokenLanguages(readResume({ pages: 1, lines }), lines)
  expect(found.map(({ language }) => language)).toEqual(['ITALIAN', 'ENGLISH'])
})
