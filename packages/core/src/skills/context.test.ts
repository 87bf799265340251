import { describe, expect, test } from 'vitest'
import { isWholeLine } from './context.ts'
import { findSkills } from './extract.ts'

const skillsIn = (text: string) => findSkills(text).map(({ skill }) => skill)

describe('a word with another meaning is a skill', () => {
  test.each([
    ['on a line of its own', 'R', ['R']],
    ['after "in"', 'in R', ['R']],
    ['after "using"', 'using Go', ['Go']],
    ['before "developer"', 'Go developer', ['Go']],
    ['after "MS"', 'MS Access', ['Microsoft Access']],
    ['in a list with another skill', 'R and Python', ['R', 'Python']],
    ['next to a skill of its field', 'Python Go', ['Python', 'Go']],
    ['in a list, even in small letters', 'Java, go', ['Java', 'Go']],
    ['on a line of nothing but skills', 'typescript react go docker', ['TypeScript', 'React', 'Go', 'Docker']],
    ['as an everyday item of a list', 'events, budget', ['Event management', 'Budgeting']],
  ])('%s', (_where, text, skills) => {
    expect(skillsIn(text)).toEqual(skills)
  })
})

describe('a word with another meaning is no skill', () => {
  test.each([
    ['in a sentence in small letters', 'I go to school'],
    ['before a semester', 'Spring semester'],
    ['before a year', 'Spring 2024'],
    ['as an initial', 'R. Kumar'],
    ['before a small word', 'Access to files'],
    ['as a label', 'Planning: all of it'],
    ['as the plural of a role', 'Product managers'],
  ])('%s', (_where, text) => {
    expect(skillsIn(text)).toEqual([])
  })
})

describe('a place is a whole line', () => {
  test('between the ends of the text', () => {
    expect(isWholeLine('Go', 0, 2)).toBe(true)
    expect(isWholeLine('  Go  ', 2, 4)).toBe(true)
  })

  test('between line breaks', () => {
    expect(isWholeLine('Skills\nGo\nJava', 7, 9)).toBe(true)
  })

  test('but not next to other text', () => {
    expect(isWholeLine('Go Java', 0, 2)).toBe(false)
    expect(isWholeLine('Java Go', 5, 7)).toBe(false)
  })

  test('also in a long text', () => {
    const text = `${'x'.repeat(100)}\nGo\n${'y'.repeat(100)}`
    expect(isWholeLine(text, 101, 103)).toBe(true)
    expect(isWholeLine(text, 50, 60)).toBe(false)
  })
})

describe('a name in small letters beside another, after a word of use', () => {
  test.each([
    ['Wrote programs in c and java', ['C', 'Java']],
    ['Sites using python and go', ['Python', 'Go']],
    ['Plots made in r and python', ['R', 'Python']],
  ])('%s', (text, names) => {
    expect(skillsIn(text)).toEqual(names)
  })

  test.each(['Ward c and python', 'Vitamin c and python', 'Want to go and code in python'])('not in: %s', (text) => {
    expect(skillsIn(text)).toEqual(['Python'])
  })
})
