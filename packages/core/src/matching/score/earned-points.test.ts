import { describe, expect, test } from 'vitest'
import { prepareListing } from '../listing/prepared-listing.ts'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { listings } from '../testing/sample-listings.ts'
import { resumes } from '../testing/sample-resumes.ts'
import { earnPoints, totalScore } from './earned-points.ts'

const asking = (...requirements: string[]) =>
  prepareListing({ id: 'x', title: 'Data Analyst Intern', description: '', requirements })
const skills = ['Power BI', 'SQL', 'Tableau', 'pandas', 'Statistics']
const worker = createTextProfile(`Asha Verma
asha@example.com
Experience
Data Analyst Intern, Kite Labs, May 2025 - July 2025
${skills.map((skill) => `- Answered 12 questions with ${skill}`).join('\n')}
Data Analyst Intern, River Works, May 2024 - July 2024
${skills.map((skill) => `- Answered 40 questions with ${skill}`).join('\n')}`)

describe('the points of a resume', () => {
  test('are all for recent, repeated work with results', () => {
    const earned = earnPoints(worker, asking(...skills))
    expect(earned).toMatchObject({ total: 100, fit: 1, limited: 0 })
  })

  test('are those of the parts in total', () => {
    for (const text of Object.values(resumes))
      for (const listing of Object.values(listings)) {
        const { total, title, field, depth, asks } = earnPoints(createTextProfile(text), prepareListing(listing))
        expect(
          asks.reduce((sum, points) => sum + points, title + field + depth),
          listing.id,
        ).toBe(total)
      }
  })

  test('are none for a resume about something else', () => {
    expect(totalScore(createTextProfile('Asha Verma\nSkills\nWelding, Masonry'), asking(...skills))).toBe(0)
  })

  test('have none for the title in a neighbouring role', () => {
    const game = createTextProfile(
      'Asha Verma\nExperience\nGame Developer, Kite Labs, May 2025 - July 2025\n- Built pages',
    )
    const frontend = prepareListing({ ...listings.frontend, requirements: ['React'] })
    expect(earnPoints(game, frontend).title).toBe(0)
  })

  test('have none for a title without a role', () => {
    expect(
      earnPoints(worker, prepareListing({ id: 'x', title: 'Intern', description: '', requirements: skills })).title,
    ).toBe(0)
  })
})

describe('the limit of a score', () => {
  test('holds points for depth back when too little is met', () => {
    const missing = earnPoints(worker, asking('Power BI', 'SQL', 'pandas', 'Python'))
    expect(missing.total, 'without the limit').toBeLessThanOrEqual(100)
    const { total, limited } = earnPoints(worker, asking(...skills, 'Own gramophone', 'Own zither'))
    expect(total).toBeLessThan(80)
    expect(limited).toBeGreaterThanOrEqual(0)
  })

  test('holds points for depth back when something required is missing', () => {
    const { total, limited } = earnPoints(worker, asking(...skills, 'Welding is mandatory'))
    expect(total).toBe(79)
    expect(limited).toBeGreaterThan(0)
  })

  test('does not count what is only welcome', () => {
    const { total, limited } = earnPoints(worker, asking(...skills, 'Welding is a plus'))
    expect(total).toBeGreaterThanOrEqual(80)
    expect(limited).toBe(0)
  })

  test('holds nothing back when four fifths are met', () => {
    expect(earnPoints(worker, asking(...skills.slice(0, 4), 'Own gramophone')).limited).toBe(0)
  })
})

describe('the score means the same with one requirement and with many', () => {
  test.each([1, 2, 3, 4, 5])('%i met by deep work are a hundred', (count) => {
    expect(totalScore(worker, asking(...skills.slice(0, count)))).toBe(100)
  })

  test('a listed skill is no good match, however few are asked', () => {
    const listed = createTextProfile(`Asha Verma\nSkills\n${skills.join(', ')}`)
    for (let count = 1; count <= skills.length; count++)
      expect(totalScore(listed, asking(...skills.slice(0, count))), `${count} asked`).toBeLessThan(60)
  })
})
