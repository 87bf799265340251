import { describe, expect, test } from 'vitest'
import { deeds, findShownDeeds } from './shown-deeds.ts'
import { skillNamed, skills } from './vocabulary.ts'

const shown = (text: string) => findShownDeeds(text).map(({ id }) => skills[id]!.name)

describe('the deeds of the vocabulary', () => {
  test('are many', () => {
    expect(deeds.length).toBeGreaterThan(300)
  })

  test('have skills of the vocabulary', () => {
    expect(deeds.map(({ skill }) => skill).filter((skill) => skillNamed(skill) === null)).toEqual([])
  })

  test('have phrases in every group', () => {
    const empty = deeds.filter(({ groups }) => groups.some((group) => group.length === 0 || group.includes('')))
    expect(empty).toEqual([])
  })

  test('have at least two groups, because one word shows no skill', () => {
    const single = deeds.filter(({ groups }) => groups.length < 2).map(({ skill }) => skill)
    expect(single).toEqual([])
  })
})

describe('what was done shows a skill without its name', () => {
  test.each([
    ['Screened 60 resumes for a vacancy', 'Resume screening'],
    ['Made 40 cold calls to prospects every day', 'Cold calling'],
    ['Wrote and scheduled a weekly newsletter for 900 subscribers', 'Newsletter marketing'],
    ['Cut and graded forty rompers', 'Pattern making'],
    ['Forty rompers cut and graded', 'Pattern making'],
    ['Fixed interview slots with the panel', 'Interview scheduling'],
    ['Calculated salaries of 40 employees with overtime and deductions', 'Payroll'],
  ])('%s: %s', (text, skill) => {
    expect(shown(text)).toContain(skill)
  })

  test('quotes the words of the deed', () => {
    const text = 'Last year, screened 60 resumes'
    const [deed] = findShownDeeds(text)
    expect(text.slice(deed!.start, deed!.end)).toBe('screened 60 resumes')
  })

  test.each([
    'Punctual and hard-working',
    'My resume is attached',
    'Reading, cricket and music',
    'Fergusson College, Pune, 2022 - 2025',
    'Member of the photography club',
    'Hoping to screen resumes',
    'Never screened resumes for a vacancy',
    'Would like to file GST returns',
    'Did not sell tickets',
    'My father sells insurance',
    '',
  ])('nothing is shown by: %s', (text) => {
    expect(shown(text)).toEqual([])
  })
})
