import { describe, expect, test } from 'vitest'
import { linesOfText } from '../layout/lines-of-text.ts'
import { readText } from '../testing/readable.ts'

const kindOf = (text: string, words: string) => {
  const line = linesOfText(text).findIndex((one) => one.text.includes(words))
  return readText(text).sections.findLast(({ heading, from }) => Math.min(heading ?? from, from) <= line)?.kind
}
const jobs = `Meera Kulkarni
meera@example.com

EXPERIENCE
Web Intern, Alpha Labs, Pune, May 2025 - Jul 2025
- Built the booking page for two clinics
`

describe('the list of a resume below its last job is no part of the job', () => {
  test.each(['Tools: ', 'Skills used: ', 'Technical skills: ', 'Software: ', 'Also: '])('%s', (label) => {
    expect(kindOf(`${jobs}${label}React, Git, Docker, PostgreSQL`, 'Docker')).toBe('skills')
    expect(
      kindOf(`${jobs}${label}React, Git, Docker, PostgreSQL\nB.Sc. IT, Fergusson College, 2022 - 2025`, 'Docker'),
    ).toBe('skills')
  })

  test.each([
    ['another job follows', `${jobs}Tools: React, Git\nDeveloper, Beta Ltd, Jan 2024 - Mar 2024\n- Fixed forms`],
    ['it is an item of the job', `${jobs}- Tools: React, Git`],
    ['the resume has a list of its own', `${jobs}Tools: React, Git\n\nSKILLS\nPython, Docker`],
    ['each job has one', `${jobs}Tools: React, Git\nWriter, Beta Ltd, Jan 2024 - Mar 2024\nTools: Git`],
  ])('but when %s', (_when, text) => {
    expect(kindOf(text, 'Tools: React')).toBe('experience')
  })
})

test.each([
  ['Moot: 12th National Moot, 2024, drafted the memorial', 'projects'],
  ['PUBLICATION\n"Data protection", ILS Law Review, 2025', 'projects'],
  ['DISSERTATION (Jan 2026 to April 2026), Centre for Botany\nIsolated 48 strains', 'projects'],
  ['POSITIONS OF RESPONSIBILITY\nPlacement Coordinator, ILS, 2025', 'volunteering'],
])('what is no job ends the jobs: %s', (text, kind) => {
  expect(kindOf(`${jobs}${text}`, text.split('\n').at(-1)!)).toBe(kind)
  expect(readText(`${jobs}${text}`).experience, 'jobs').toHaveLength(1)
})

test('studies and training behind an objective on one line are read', () => {
  const draft = readText(`Sneha Raman
sneha@example.com

OBJECTIVE: To work in a laboratory.

M.Sc. Biotechnology, University of Madras, 2024 - 2026
SUMMER TRAINING, CSIR-CLRI, Chennai, May-June 2025
- Estimated protein and plotted curves`)
  expect(draft.education.map(({ institution }) => institution)).toEqual(['University of Madras'])
  expect(draft.experience.map(({ duration }) => duration)).toEqual(['May-June 2025'])
})

describe('under the heading of jobs', () => {
  test.each([
    'Placement Coordinator, Symbiosis College, 2023 - 2024',
    'Class Representative, T.Y. B.Com, 2024',
    'NSS Volunteer, 2022 - 2023',
    'Head, Dance Club, 2023',
    'Core Member, Coding Club, 2023 - 2024',
    'Secretary, Student Council, 2022',
  ])('a post of a college is voluntary work: %s', (post) => {
    const draft = readText(`${jobs}${post}\n- Planned the annual show`)
    expect(draft.experience.map(({ company }) => company)).toEqual(['Alpha Labs'])
    expect(draft.volunteering).toHaveLength(1)
  })

  test.each([
    'Club Manager, Gymkhana Ltd, 2023 - 2024',
    'Company Secretary, Tata Chemicals, 2023 - 2024',
    'Team Lead, Infosys, 2021 - 2024',
    'Placement Officer, Alpha Consultants, 2023 - 2024',
  ])('a job stays a job: %s', (job) => {
    expect(readText(`${jobs}${job}\n- Planned the work of six people`).experience).toHaveLength(2)
  })

  test.each([
    'Summer Training, Aptech Coaching Institute, Jun 2024 - Jul 2024\nTally and Excel course',
    'Online Course, Coursera, Jun 2024 - Jul 2024',
  ])('a course is a certificate: %s', (course) => {
    const draft = readText(`${jobs}${course}`)
    expect(draft.experience).toHaveLength(1)
    expect(draft.credentials).toHaveLength(1)
  })
})

describe('a training over its firm and its date is a job wherever it is', () => {
  const rows = ['Taj Exotica', 'Nov 2024 to Apr 2025', '- Served 40 guests at breakfast']
  test.each([
    'Industrial Exposure Training',
    'INDUSTRIAL EXPOSURE TRAINING',
    'In-plant Training',
    'Vocational Training',
    'Summer Training',
    'Winter Training',
    'Industrial Training',
    'Internship Training',
    'Plant Training',
    'SUMMER TRAINING',
  ])('%s', (title) => {
    const resumes = {
      alone: [],
      'behind studies': ['EDUCATION', 'Bachelor of Hotel Management, IHM Goa, 2022 - 2025'],
      'behind projects': ['PROJECTS', 'Menu Costing', '- Costed 12 dishes'],
    }
    for (const [place, above] of Object.entries(resumes)) {
      const text = ['Asha Rao', 'asha@example.com', '', ...above, '', title, ...rows].join('\n')
      expect(
        readText(text).experience.map((job) => [job.title, job.company, job.start, job.end]),
        place,
      ).toEqual([[title, 'Taj Exotica', '2024-11', '2025-04']])
    }
  })

  test('on one line behind a degree, with a list of techniques below', () => {
    const draft = readText(`Asha Rao
asha@example.com

M.Sc. Biotechnology, University of Madras, 2024 - 2026
SUMMER TRAINING, CSIR-CLRI, Chennai, May-June 2025
Techniques: PCR, ELISA, SDS-PAGE
Dissertation: Antibiotic resistance in soil bacteria`)
    expect(draft.experience.map(({ title, company }) => [title, company])).toEqual([['SUMMER TRAINING', 'CSIR-CLRI']])
    expect(draft.projects?.map(({ title }) => title)).toEqual(['Antibiotic resistance in soil bacteria'])
  })

  test('between two degrees', () => {
    const draft = readText(`Asha Rao
asha@example.com

EDUCATION
M.Sc. Biotechnology, University of Madras, 2024 - 2026
Summer Training, CSIR-CLRI, Chennai, May 2025 - June 2025
Techniques: PCR, ELISA, SDS-PAGE
B.Sc. Botany, Loyola College, 2021 - 2024`)
    expect(draft.experience.map(({ title, company }) => [title, company])).toEqual([['Summer Training', 'CSIR-CLRI']])
    expect(draft.education.map(({ institution }) => institution)).toEqual(['University of Madras', 'Loyola College'])
  })
})

test.each(['M.Sc. Dissertation', 'Master’s Thesis', 'Dissertation', 'Ph.D. thesis', 'B.Tech Thesis'])(
  '%s with its title among jobs is a project, and no degree or job',
  (label) => {
    const title = 'Phytochemistry of Assam tea'
    const { experience, education, projects } = readText(
      `${jobs}${label}: ${title}\t2021\n- HPLC of 30 samples\n\nEDUCATION\nB.Sc. Botany, Foo College, 2020`,
    )
    expect(experience.map(({ company }) => company)).toEqual(['Alpha Labs'])
    expect(education.map(({ degree }) => degree)).toEqual(['B.Sc.'])
    expect(projects?.map((project) => [project.title, project.end])).toEqual([[title, '2021']])
  },
)
