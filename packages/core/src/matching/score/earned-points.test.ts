import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { prepareListing } from '../listing/prepared-listing.ts'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { listings } from '../testing/sample-listings.ts'
import { resumes } from '../testing/sample-resumes.ts'
import { earnPoints, totalScore } from './earned-points.ts'

const skills = ['Power BI', 'SQL', 'Tableau', 'pandas', 'Statistics']
const asking = (...requirements: string[]) =>
  prepareListing({ id: 'x', title: 'Data Analyst Intern', description: '', requirements })
const bullets = (...lines: string[]) => lines.map((line) => `- ${line}`).join('\n')
const read = (...parts: string[]) => createTextProfile(['Asha Verma', 'asha@example.com', ...parts].join('\n'))
const worker = read(
  'Experience',
  'Data Analyst Intern, Kite Labs, May 2025 - July 2025',
  bullets(...skills.map((skill) => `Answered questions 12% faster with ${skill}`)),
  'Data Analyst Intern, River Works, May 2024 - July 2024',
  bullets(...skills.map((skill) => `Answered questions 40% faster with ${skill}`)),
)
const lister = read('Skills', skills.join(', '))

test('a score is the sum of its rows and what a limit takes', () => {
  for (const text of Object.values(resumes))
    for (const listing of Object.values(listings)) {
      const { total, similar, limited, asks } = earnPoints(createTextProfile(text), prepareListing(listing))
      const rows = asks.reduce((sum, points) => sum + points, similar)
      expect(rows - limited, listing.id).toBe(total)
    }
})

test.each([1, 2, 3, 4, 5])('%i requirements met by recent, repeated work with results are a hundred', (count) => {
  expect(totalScore(worker, asking(...skills.slice(0, count)))).toBe(100)
})

test.each([1, 2, 3, 4, 5])('%i requirements in a bare list are at most fair, and lose to use by twenty', (count) => {
  const listing = asking(...skills.slice(0, count))
  expect(totalScore(lister, listing)).toBeLessThanOrEqual(50)
  expect(totalScore(worker, listing) - totalScore(lister, listing)).toBeGreaterThanOrEqual(20)
})

test('a resume about something else has no points', () => {
  expect(totalScore(read('Skills', 'Welding, Masonry'), asking(...skills))).toBe(0)
})

const use = (skill: string) => ({
  none: read('Summary', 'Student in Pune'),
  listed: read('Skills', skill),
  course: read('Certifications', `${skill} course, Coursera, 2025`),
  project: read('Projects', 'Shop site', `- Worked with ${skill}`),
  work: read('Experience', 'Intern, Kite Labs', `- Worked with ${skill}`),
  twice: read(
    'Experience',
    'Intern, Kite Labs',
    `- Worked with ${skill}`,
    'Projects',
    'Shop site',
    `- Worked with ${skill}`,
  ),
})

test('law: from absent over listed, course, project and work to a second use no step lowers a score', () => {
  const asked = fc.constantFrom(
    ...skills,
    'Tally',
    'Figma',
    'AutoCAD',
    'Docker',
    'Legal research',
    'Patient care',
    'PCR',
  )
  const others = fc.subarray(['Welding', 'Kathak', 'Own kazoo'])
  fc.assert(
    fc.property(asked, others, (skill, more) => {
      const listing = prepareListing({ id: 'x', title: 'Intern', description: '', requirements: [skill, ...more] })
      const totals = Object.values(use(skill)).map((profile) => totalScore(profile, listing))
      expect(totals, `${skill} of ${more.length + 1}`).toEqual([...totals].sort((a, b) => a - b))
    }),
  )
})

describe('a limit', () => {
  test('keeps a score without a must below excellent, and names it', () => {
    const { total, limited, limit } = earnPoints(worker, asking(...skills, 'Welding is mandatory'))
    expect(total).toBe(79)
    expect(limited).toBeGreaterThan(0)
    expect(limit).toEqual({ reason: 'must', ask: 5 })
  })

  test('does not hold for what is asked or only welcome', () => {
    expect(earnPoints(worker, asking(...skills, 'Welding is a plus')).limit).toBeNull()
    expect(earnPoints(worker, asking(...skills, 'Own gramophone')).limit).toBeNull()
  })
})

test('law: without a must no score is excellent, and with nothing that is asked none is fair', () => {
  const profile = fc.constantFrom(worker, lister, ...Object.values(resumes).map((text) => createTextProfile(text)))
  const listing = fc.constantFrom(...Object.values(listings))
  const requirement = fc.constantFrom(...skills, 'React', 'Welding is a must', 'Communication', 'Python (required)')
  fc.assert(
    fc.property(profile, listing, fc.array(requirement, { minLength: 1, maxLength: 6 }), (one, text, requirements) => {
      const prepared = prepareListing({ ...text, description: '', requirements })
      const { total, ratings } = earnPoints(one, prepared)
      const missesMust = prepared.asks.some(({ importance }, at) => importance === 'must' && !ratings[at]!.isMet)
      if (missesMust) expect(total).toBeLessThanOrEqual(79)
      if (ratings.every(({ isShown }) => !isShown)) expect(total).toBeLessThanOrEqual(39)
    }),
  )
})
