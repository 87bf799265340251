import { describe, expect, test } from 'vitest'
import { linesOfText } from '../../resume/layout/resume-lines.ts'
import { readResume } from '../../resume/read-resume.ts'
import { fields, generalField, skillNamed } from '../../skills/vocabulary.ts'
import { wordClass } from '../../skills/word-classes.ts'
import { roleMass, skillMass } from '../score/field-weights.ts'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { settingWorth } from './evidence.ts'
import { createProfile } from './resume-profile.ts'
import { nearWorth } from './skill-ratings.ts'

const idOf = (name: string) => skillNamed(name)!.id
const fieldNamed = (name: string) => fields.findIndex((field) => field.name === name)

const read = (text: string) => {
  const lines = linesOfText(text)
  return createProfile(readResume({ pages: 1, lines }), lines)
}

/** Lines that are far from the top of the resume, where roles weigh more. */
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

  test('are worth 1 where they are asked when they were used', () => {
    expect(profile.worth[idOf('Python')]).toBe(1)
  })

  test('are worth a part where they are asked when they are only listed', () => {
    expect(profile.worth[idOf('Java')]).toBe(settingWorth.listed)
  })

  test('are worth a part where a related skill is asked', () => {
    const mysql = idOf('MySQL')
    expect(profile.worth[mysql]).toBe(nearWorth)
    expect(profile.through[mysql]).toBe(idOf('PostgreSQL'))
  })

  test('are worth nothing where an unrelated skill is asked', () => {
    expect(profile.worth[idOf('Welding')]).toBe(0)
    expect(profile.through[idOf('Welding')]).toBe(-1)
  })

  test('do not include one that only a masked place shows', () => {
    expect(read('Ruby Painter\nruby.painter@x.in\nPune').skills.size).toBe(0)
  })
})

describe('the evidence for a field', () => {
  const accounting = fieldNamed('Accounting')

  test('grows with a skill', () => {
    expect(createTextProfile(below('Tally')).fieldMass[accounting]).toBeCloseTo(skillMass, 5)
  })

  test('grows less with every repetition', () => {
    const once = createTextProfile(below('Tally')).fieldMass[accounting]!
    const twice = createTextProfile(below('Tally\nTally')).fieldMass[accounting]!
    const thrice = createTextProfile(below('Tally\nTally\nTally')).fieldMass[accounting]!
    expect(twice).toBeGreaterThan(once)
    expect(thrice - twice).toBeLessThan(twice - once)
  })

  test('does not grow after the fourth repetition', () => {
    const four = createTextProfile(below('Tally\n'.repeat(4))).fieldMass[accounting]
    const fifty = createTextProfile(below('Tally\n'.repeat(50))).fieldMass[accounting]
    expect(fifty).toBe(four)
  })

  test('grows most with a role', () => {
    expect(createTextProfile(below('Accountant')).fieldMass[accounting]).toBeGreaterThanOrEqual(roleMass)
  })

  test('counts a role in the first lines twice', () => {
    const top = createTextProfile('Asha Rao\nAccountant').fieldMass[accounting]!
    const later = createTextProfile(below('Accountant')).fieldMass[accounting]!
    expect(top - later).toBeCloseTo(roleMass, 5)
  })

  test('counts a role in a long sentence half', () => {
    const short = createTextProfile(below('Accountant')).fieldMass[accounting]!
    const long = createTextProfile(
      below('i was in a team that had to help an Accountant with all of the work of the day'),
    ).fieldMass[accounting]!
    expect(short - long).toBeCloseTo(roleMass / 2, 5)
  })

  test('has its strongest place as source', () => {
    const profile = createTextProfile(below('Tally\nAccountant'))
    const source = profile.fieldSource[accounting]!
    expect(profile.texts[source.line]?.slice(source.start, source.end)).toBe('Accountant')
  })

  test('is none for general skills', () => {
    expect(createTextProfile(below('Communication')).fieldMass[generalField]).toBe(0)
  })

  test('adds up to the total', () => {
    const { fieldMass, totalMass } = createTextProfile(below('Tally\nAccountant\nPython'))
    expect(totalMass).toBeCloseTo(
      fieldMass.reduce((sum, mass) => sum + mass, 0),
      10,
    )
  })
})

describe('the roles of a profile', () => {
  test('have their place', () => {
    const profile = createTextProfile(below('Worked as Web Developer'))
    const source = profile.roles[0]!.source
    expect(profile.texts[source.line]?.slice(source.start, source.end)).toBe('Web Developer')
  })

  test('do not include everyday words', () => {
    expect(createTextProfile(below('Kept the ledger')).roles).toEqual([])
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
    const profile = read(
      'Asha Verma\nasha@example.com\nDate of birth: 1 Jan 2003\nEducation\nB.Tech, Stanford University, 2020 - 2024',
    )
    expect(profile.words.has(word)).toBe(false)
  })
})

describe('the degrees of a profile', () => {
  const kinds = (text: string) => [...read(text).degrees.keys()]

  test('are those of the education', () => {
    expect(kinds('Asha Rao\nEducation\nB.Com, Lakeside College, 2020 - 2023')).toEqual(['commerceBachelor'])
  })

  test('are not those that a job is about', () => {
    expect(
      kinds('Asha Rao\nExperience\nTutor, Corner Works, May 2025 - July 2025\n- Taught 12 students of B.Com'),
    ).toEqual([])
  })

  test('have their place', () => {
    const profile = read('Asha Rao\nEducation\nBachelor of Laws, Lakeside College, 2020 - 2023')
    const { source } = profile.degrees.get('lawBachelor')!
    expect(profile.texts[source.line]?.slice(source.start, source.end)).toBe('Bachelor of Laws')
  })
})

test('the latest month of a profile is that of its last entry', () => {
  const { latest } = read('Asha Rao\nExperience\nTutor, Corner Works, May 2024 - July 2025\n- Taught algebra')
  expect(latest).toBe(2025 * 12 + 7)
})
