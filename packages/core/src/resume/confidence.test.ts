import { describe, expect, test } from 'vitest'
import { findContact } from './contact/contact-details.ts'
import { findEducation } from './education/find-education.ts'
import { findCredentials } from './entries/find-credentials.ts'
import { findProjects } from './entries/find-projects.ts'
import { findExperience } from './experience/find-experience.ts'
import { printed, readable, readText } from './testing/readable.ts'

// Texts for users call this high.
const high = 0.8

describe('an entry of studies is read with high confidence', () => {
  const parts = { degree: 'B.Tech in Computer Science', school: 'Foo College', years: '2020 - 2024' }
  const confidenceOf = (lines: readonly string[]) => findEducation(readable(lines.join('\n')))[0]?.confidence ?? 0

  test('when its degree, school and years are', () => {
    expect(confidenceOf(Object.values(parts))).toBeGreaterThanOrEqual(high)
  })

  test.each(['degree', 'school', 'years'] as const)('but not without its %s', (missing) => {
    expect(confidenceOf(Object.values({ ...parts, [missing]: 'Pune' }))).toBeLessThan(high)
  })

  test.each(['2024 - 2020', '1990 - 2024'])('but not with the years %s', (years) => {
    expect(confidenceOf(Object.values({ ...parts, years }))).toBeLessThan(high)
  })

  test('but not a class of school with the years of another study', () => {
    const school = { degree: '12th', school: 'Foo School' }
    expect(confidenceOf(Object.values({ ...school, years: '2022 - 2024' }))).toBeGreaterThanOrEqual(high)
    expect(confidenceOf(Object.values({ ...school, years: '2021 - 2024' }))).toBeLessThan(high)
  })

  test('but not with a school that only its place shows', () => {
    expect(confidenceOf(Object.values({ ...parts, school: 'Marigold Hall' }))).toBeLessThan(high)
  })
})

describe('a name is read with high confidence', () => {
  const confidenceOf = (size: number, address: string) => {
    const lines = printed([
      { text: 'Asha Rao', size },
      { text: address },
      { text: 'Looking for work in data analysis' },
    ])
    return findContact(lines, lines).name?.confidence ?? 0
  }

  test('when the mail address or the size of its letters shows it', () => {
    expect([confidenceOf(10, 'asha.rao@x.in'), confidenceOf(24, 'hello@x.in')].every((one) => one >= high)).toBe(true)
  })

  test('but not for its place alone', () => {
    expect(confidenceOf(10, 'hello@x.in')).toBeLessThan(high)
  })
})

test.each([
  ['+91 00000 10001', true],
  ['98765 43210', true],
  ['Mobile: 2203117045', true],
  ['2203117045', false],
])('the phone number in %j is read with high confidence: %s', (text, isHigh) => {
  const lines = readable(`Asha Rao\n${text}`)
  expect((findContact(lines, lines).phone?.confidence ?? 0) >= high).toBe(isHigh)
})

test.each([
  ['Intern, Kite Labs, 2024 – 2025', true],
  ['Research Intern (NLP), Kite Labs, 2024 – 2025', true],
  ["Sales intern at my uncle's shop, 2024 – 2025", false],
  ['SAE BAJA 2024 – 2025: member of the team, did the design', false],
])('the job %j is read with high confidence: %s', (text, isHigh) => {
  const [job] = findExperience(readable(`${text}\n- Built two pages`))
  expect((job?.confidence ?? 0) >= high).toBe(isHigh)
})

test.each([
  ['Solar dryer, 2024', true],
  ['Community Organiser, Zed Health Mission, 2024', false],
])('the project %j is read with high confidence: %s', (text, isHigh) => {
  expect((findProjects(readable(`${text}\n- Built it`))[0]?.confidence ?? 0) >= high).toBe(isHigh)
})

test.each([
  ['Machine Learning, Coursera, 2024', true],
  ['Zed Power, 2024', false],
])('the certificate %j is read with high confidence: %s', (text, isHigh) => {
  expect((findCredentials(readable(text), 'certificate')[0]?.confidence ?? 0) >= high).toBe(isHigh)
})

describe('no entry is read with high confidence while words of its names are unread', () => {
  const read = (heading: string, line: string) => {
    const draft = readText(`Asha Rao\n\n${heading}\n${line}\n- Built two pages`)
    const { experience, education, projects = [], credentials = [] } = draft
    return [...experience, ...education, ...projects, ...credentials]
  }

  test.each([
    ['EDUCATION', 'B.Sc., Zed College Thevara, 2021 – 2024', 'B.Sc., Zed College, Thevara, 2021 – 2024'],
    ['EDUCATION', 'LL.B., Campus Law Centre, Zed University, 2024', 'LL.B., Zed University, 2024'],
    ['EXPERIENCE', 'Intern Kite Parade, 2024 – 2025', 'Intern, Kite Parade, 2024 – 2025'],
    ['CERTIFICATES', 'Machine Learning, Coursera, 2024, Rural Hackathon', 'Machine Learning, Coursera, 2024, 6 weeks'],
    ['EDUCATION', 'Zed Kite: 12th, CBSE, 2021, 66%', '12th, CBSE, 2021, 66%'],
    ['CERTIFICATES', 'BLS certificate hai Zed Academy ka 2024', 'BLS certificate, Zed Academy, 2024'],
    ['PROJECTS', 'Poultry unit, BAU, 2024', 'Poultry feeder, 2024'],
  ])('%s: %s, but %s', (heading, unsure, sure) => {
    expect(Math.max(...read(heading, unsure).map(({ confidence }) => confidence))).toBeLessThan(high)
    expect(read(heading, sure)[0]?.confidence).toBeGreaterThanOrEqual(high)
  })
})
