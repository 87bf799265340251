import { describe, expect, test } from 'vitest'
import { fastestRun } from '../../resume/testing/fastest-run.ts'
import { findSkillIds } from '../../skills/extract.ts'
import { isListingText, isSkillList, mayBeListingText } from './listing-lines.ts'

const isList = (text: string) => isSkillList(text, findSkillIds(text))

describe('text of a listing', () => {
  test.each([
    'You will build pages in React',
    'We are looking for a frontend intern',
    "We're hiring interns",
    'Requirements:',
    'Key Requirements',
    'Skills required:',
    'Eligibility criteria',
    'The ideal candidate should know React',
  ])('is: %s', (text) => {
    expect(isListingText(text)).toBe(true)
  })

  test.each([
    'Built pages in React',
    'Requirements: gathered from 12 clients',
    'Responsibilities:',
    'We built a zither',
    'Candidates called: 40',
  ])('is not: %s', (text) => {
    expect(isListingText(text)).toBe(false)
  })

  test('may begin with a label that jobs of resumes have too', () => {
    expect(mayBeListingText('Responsibilities: build pages')).toBe(true)
    expect(mayBeListingText('Responsible for pages')).toBe(false)
  })
})

describe('a list of skills', () => {
  test.each(['React', 'React, JavaScript and Git', '- Python', 'Tech stack: React, Git', 'React'])('is: %s', (text) => {
    expect(isList(text)).toBe(true)
  })

  test.each(['Built pages in React', 'Taught Python to pupils', 'Brightcode Labs', ''])('is not: %s', (text) => {
    expect(isList(text)).toBe(false)
  })

  test('is read in linear time', () => {
    const text = 'React, Git, '.repeat(20_000)
    const skills = findSkillIds(text)
    expect(fastestRun(() => isSkillList(text, skills), 500)).toBeLessThan(500)
  })
})
