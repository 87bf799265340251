import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { skillNamed, skills } from '../../skills/vocabulary.ts'
import { cases } from '../../testing/cases.ts'
import { createTextProfile } from '../testing/profile-of-text.ts'
import type { Evidence } from './evidence.ts'
import { namedStrength, settingStrength, settings, usedStrength } from './settings.ts'
import { evidenceStrength, nearWorth, rateSkills, type SkillRatings } from './skill-ratings.ts'

const idOf = (name: string) => skillNamed(name)!.id
const evidence = (parts: Partial<Evidence>): Evidence => ({
  setting: 'work',
  entries: 1,
  lastYear: null,
  isRecent: false,
  hasResult: false,
  source: { line: 0, start: 0, end: 1 },
  named: { line: 0, start: 0, end: 1 },
  ...parts,
})
const rate = (...found: [string, Evidence['setting']][]) =>
  rateSkills(
    new Map(
      found.map(([name, setting], line) => [idOf(name), evidence({ setting, source: { line, start: 0, end: 1 } })]),
    ),
    new Map(),
  )
const ratingOf = ({ strength, through }: SkillRatings, name: string) => {
  const id = idOf(name)
  return { strength: strength[id]!, through: through[id]! < 0 ? null : skills[through[id]!]!.name }
}

test('one part that was used counts like a course for the whole, several parts show it', () => {
  expect(ratingOf(rate(['5S', 'work']), 'Lean manufacturing')).toEqual({
    strength: settingStrength.course,
    through: '5S',
  })
  expect(ratingOf(rate(['5S', 'work'], ['Kaizen', 'project']), 'Lean manufacturing').strength).toBe(
    settingStrength.work,
  )
  expect(ratingOf(rate(['5S', 'work'], ['Kaizen', 'listed']), 'Lean manufacturing').strength).toBeLessThan(usedStrength)
})

test('two names of one act are one part', () => {
  const at = (line: number, start: number) => evidence({ source: { line, start, end: start + 9 } })
  const ratedFor = (asked: string, found: [string, Evidence][]) =>
    ratingOf(rateSkills(new Map(found.map(([name, one]) => [idOf(name), one])), new Map()), asked).strength
  const same: [string, Evidence][] = [
    ['User interviews', at(0, 0)],
    ['User research', at(1, 0)],
  ]
  expect(ratedFor('UX design', same)).toBe(settingStrength.course)
  const overlapping: [string, Evidence][] = [
    ['E-invoicing', at(0, 0)],
    ['E-way bills', at(0, 5)],
  ]
  expect(ratedFor('GST', overlapping)).toBe(settingStrength.course)
  expect(ratedFor('GST', [overlapping[0]!, ['E-way bills', at(0, 20)]])).toBe(settingStrength.work)
})

describe('the strength of evidence', () => {
  test.each(settings)('is that of the setting %s without anything more', (setting) => {
    expect(evidenceStrength(evidence({ setting, isRecent: false }))).toBe(settingStrength[setting])
  })

  test.each(['volunteering', 'project', 'work'] as const)(
    'is full for repeated, recent use with a result: %s',
    (setting) => {
      expect(evidenceStrength(evidence({ setting, entries: 2, isRecent: true, hasResult: true }))).toBe(1)
    },
  )

  test.each(['listed', 'course'] as const)('does not rise for what was not used: %s', (setting) => {
    const more = { entries: 2, isRecent: true, hasResult: true }
    expect(evidenceStrength(evidence({ setting, ...more }))).toBe(settingStrength[setting])
  })
})

const drawn = fc.record({
  setting: fc.constantFrom(...settings),
  entries: fc.integer({ min: 1, max: 3 }),
  isRecent: fc.boolean(),
  hasResult: fc.boolean(),
})

test('law: a stronger setting, a second use, recent use and a result never lower the strength', () => {
  const bonus = fc.constantFrom({ entries: 3 }, { isRecent: true }, { hasResult: true })
  fc.assert(
    fc.property(drawn, bonus, fc.constantFrom(...settings), (parts, more, setting) => {
      const before = evidenceStrength(evidence(parts))
      expect(evidenceStrength(evidence({ ...parts, ...more }))).toBeGreaterThanOrEqual(before)
      if (settings.indexOf(setting) > settings.indexOf(parts.setting))
        expect(evidenceStrength(evidence({ ...parts, setting }))).toBeGreaterThanOrEqual(before)
    }),
  )
})

describe('a skill of a resume', () => {
  test.each([
    ['PostgreSQL', 'SQL'],
    ['Next.js', 'React'],
    ['Next.js', 'JavaScript'],
  ])('%s shows as strongly what it implies: %s', (have, asked) => {
    expect(ratingOf(rate([have, 'work']), asked)).toEqual({ strength: settingStrength.work, through: have })
  })

  test('shows a near one only where it is named', () => {
    const found = (named: Evidence['named']) => rateSkills(new Map([[idOf('MySQL'), evidence({ named })]]), new Map())
    expect(ratingOf(found(undefined), 'PostgreSQL').strength).toBe(0)
    expect(ratingOf(found({ line: 0, start: 0, end: 5 }), 'PostgreSQL').strength).toBeGreaterThan(0)
    expect(ratingOf(found(undefined), 'SQL').strength).toBe(ratingOf(found(undefined), 'MySQL').strength)
  })

  test('shows a near one less than its bare name would', () => {
    const { strength, through } = ratingOf(rate(['MySQL', 'work']), 'PostgreSQL')
    expect(through).toBe('MySQL')
    expect(strength).toBe(nearWorth * settingStrength.work)
    expect(nearWorth).toBeLessThan(namedStrength)
  })

  test('shows its special case less than a near one, and nothing of an unrelated one', () => {
    const special = ratingOf(rate(['Python', 'work']), 'Django').strength
    expect(special).toBeGreaterThan(0)
    expect(special).toBeLessThanOrEqual(nearWorth)
    expect(ratingOf(rate(['MySQL', 'work']), 'Welding')).toEqual({ strength: 0, through: null })
  })
})

describe('of several skills', () => {
  test('the one that shows most gives the rating, the skill itself on a tie', () => {
    expect(ratingOf(rate(['MySQL', 'work'], ['PostgreSQL', 'listed']), 'PostgreSQL').through).toBe('PostgreSQL')
    expect(ratingOf(rate(['SQL', 'listed'], ['PostgreSQL', 'work']), 'SQL').through).toBe('PostgreSQL')
    expect(ratingOf(rate(['PostgreSQL', 'work'], ['SQL', 'work']), 'SQL').through, 'itself last').toBe('SQL')
    expect(ratingOf(rate(['SQL', 'work'], ['PostgreSQL', 'work']), 'SQL').through, 'itself first').toBe('SQL')
  })

  test('each marks the entries that use it for what it implies, not for what is near', () => {
    const { usedIn } = rateSkills(new Map([[idOf('PostgreSQL'), evidence({})]]), new Map([[idOf('PostgreSQL'), 4]]))
    expect([usedIn[idOf('PostgreSQL')], usedIn[idOf('SQL')], usedIn[idOf('MySQL')]]).toEqual([4, 4, 0])
  })
})

const pair = fc.tuple(fc.nat(skills.length - 1), drawn)
const rateAll = (found: readonly (readonly [number, Partial<Evidence>])[]) =>
  rateSkills(new Map(found.map(([id, parts]) => [id, evidence(parts)])), new Map())

test('law: what is only near stays below what is named, and nothing is above 1', () => {
  fc.assert(
    fc.property(fc.array(pair, { minLength: 1, maxLength: 6 }), (found) => {
      const { strength, through } = rateAll(found)
      for (const [id, value] of strength.entries()) {
        expect(value > 0, 'through').toBe(through[id]! >= 0)
        expect(value === 0 || value <= nearWorth || (value >= namedStrength && value <= 1), `${value}`).toBe(true)
        if (value > settingStrength.course) expect(value).toBeGreaterThanOrEqual(usedStrength)
      }
    }),
    cases(30),
  )
})

test('law: one skill more never lowers a rating, and their order changes nothing', () => {
  const some = fc.uniqueArray(pair, { minLength: 1, maxLength: 6, selector: ([id]) => id })
  fc.assert(
    fc.property(some, (found) => {
      const [before, after] = [rateAll(found.slice(1)), rateAll(found)]
      expect(after.strength.every((value, id) => value >= before.strength[id]!)).toBe(true)
      expect(rateAll(found.toReversed())).toEqual(after)
    }),
    cases(50),
  )
})

test('a direct use beside an implied one is a second use', () => {
  const jobs = (second: string) =>
    createTextProfile(
      `Asha Verma\nasha@example.com\n\nExperience\nWeb Intern, Alpha Works, May 2025 - July 2025\n- Wrote CSS for the shop of a client\nWeb Intern, Beta Works, May 2024 - July 2024\n- ${second}\n`,
    )
  const css = skillNamed('CSS')!.id
  const once = jobs('Answered the mails of buyers and dealers').strength[css]!
  expect(jobs('Styled five pages with Tailwind CSS for a bakery').strength[css]).toBeGreaterThan(once)
})
