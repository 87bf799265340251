import { describe, expect, test } from 'vitest'
import { linesOfText } from '../../resume/layout/lines-of-text.ts'
import { readResume } from '../../resume/read-resume.ts'
import { isLinear } from '../../resume/testing/fastest-run.ts'
import { skillNamed } from '../../skills/vocabulary.ts'
import { wordClass } from '../../skills/word-classes.ts'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { createProfile } from './resume-profile.ts'
import { settingStrength } from './settings.ts'
import { evidenceStrength } from './skill-ratings.ts'

const idOf = (name: string) => skillNamed(name)!.id

const below = (text: string) => `Asha Rao\n\nPune\nline\nline two\nline three\n${text}`

describe('a profile', () => {
  test('is readable when the resume has text', () => {
    expect(createTextProfile('Asha Rao\nPython').readable).toBe(true)
  })

  test('is not readable without text', () => {
    expect(createTextProfile('').readable).toBe(false)
  })

  test('is not readable when all of its lines are hidden', () => {
    const lines = linesOfText('Python').map((line) => ({ ...line, hidden: 'white' as const }))
    expect(createProfile(readResume({ pages: 1, lines }), lines).readable).toBe(false)
  })

  test('keeps the text of every line for quotes', () => {
    expect(createTextProfile('Asha Rao\nPython').texts).toEqual(['Asha Rao', 'Python'])
  })
})

describe('the skills of a profile', () => {
  const profile = createTextProfile('Asha Rao\nSkills: Python, Java\nProjects\nShop site\n- Used Python and PostgreSQL')

  test('have the place that shows them best', () => {
    expect(profile.skills.get(idOf('Python'))?.source).toEqual({ line: 4, start: 7, end: 13 })
    expect(profile.skills.get(idOf('Java'))?.source).toEqual({ line: 1, start: 16, end: 20 })
  })

  test('have the strength of their evidence where they are asked', () => {
    expect(profile.strength[idOf('Python')]).toBe(evidenceStrength(profile.skills.get(idOf('Python'))!))
    expect(profile.strength[idOf('Java')]).toBe(settingStrength.listed)
  })

  test('know the entries that use them, also what they imply', () => {
    const inProject = 1 << profile.entries.findIndex(({ kind }) => kind === 'project')
    expect(profile.usedIn[idOf('PostgreSQL')]).toBe(inProject)
    expect(profile.usedIn[idOf('SQL')]).toBe(inProject)
    expect(profile.usedIn[idOf('Java')]).toBe(0)
  })

  test('do not include one that only a masked place shows', () => {
    expect(createTextProfile('Ruby Painter\nruby.painter@x.in\nPune').skills.size).toBe(0)
  })
})

describe('the words of a profile', () => {
  test('lead to their lines, each line once', () => {
    const profile = createTextProfile('Zither zither\nother\nzither')
    const places = profile.words.get('zither') ?? []
    expect(places.map((place) => profile.lines[place]?.index)).toEqual(
      places.map((place) => profile.lines[place]!.index),
    )
    expect(new Set(places).size).toBe(places.length)
  })

  test('are normalized', () => {
    expect(createTextProfile(below('Night Shifts')).words.has('shift')).toBe(true)
  })

  test('are one for words that mean the same', () => {
    const { words } = createTextProfile(below('Cared for newborns'))
    expect([...words.keys()]).toContain(wordClass('baby'))
  })

  test.each([
    ['the name', 'verma'],
    ['the mail address', 'example'],
    ['the date of birth', '2003'],
    ['the college', 'stanford'],
  ])('do not include %s', (_what, word) => {
    const profile = createTextProfile(
      'Asha Verma\nasha@example.com\nDate of birth: 1 Jan 2003\nEducation\nB.Tech, Stanford University, 2020 - 2024',
    )
    expect(profile.words.has(word)).toBe(false)
  })
})

describe('the degrees of a profile', () => {
  const kinds = (text: string) =>
    [...createTextProfile(text).degrees.keys()].filter((key) => /^bachelor\.\w+$/.test(key))

  test('are those of the education', () => {
    expect(kinds('Asha Rao\nEducation\nB.Com, Lakeside College, 2020 - 2023')).toEqual(['bachelor.commerce'])
  })

  test('are not those that a job is about', () => {
    expect(
      kinds('Asha Rao\nExperience\nTutor, Corner Works, May 2025 - July 2025\n- Taught 12 students of B.Com'),
    ).toEqual([])
  })

  test('have their place', () => {
    const profile = createTextProfile('Asha Rao\nEducation\nBachelor of Laws, Lakeside College, 2020 - 2023')
    const { source } = profile.degrees.get('bachelor.law')!
    expect(profile.texts[source.line]?.slice(source.start, source.end)).toBe('Bachelor of Laws')
  })
})

test('the latest month of a profile is that of its last entry', () => {
  const { latest } = createTextProfile(
    'Asha Rao\nExperience\nTutor, Corner Works, May 2024 - July 2025\n- Taught algebra',
  )
  expect(latest).toBe(2025 * 12 + 7)
})

test('looks at a skill that a line names 2,000 times in linear time', () => {
  const look = (share: number) => {
    const deeds = 'answered calls in Hindi and English, '.repeat(share * 2_000)
    const lines = linesOfText(`Experience\nIntern, Acme, 2024 - 2025\n- ${deeds}`)
    createProfile(readResume({ pages: 1, lines }), lines)
  }
  expect(isLinear(look, 1_000)).toBe(true)
})
