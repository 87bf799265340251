import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isWayOfWorking, skillNamed, skills } from '../../skills/vocabulary.ts'
import { type Evidence, settingWorth } from './evidence.ts'
import { type Setting, settings } from './settings.ts'
import { nearWorth, rateSkills, type SkillRatings } from './skill-ratings.ts'

const idOf = (name: string) => skillNamed(name)!.id
const shown = (setting: Setting): Evidence => ({
  setting,
  entries: setting === 'listed' ? 0 : 1,
  lastYear: null,
  isRecent: false,
  hasResult: false,
  source: { line: 0, start: 0, end: 1 },
})
const rate = (...found: [string, Setting][]) =>
  rateSkills(new Map(found.map(([name, setting]) => [idOf(name), shown(setting)])))
const ratingOf = ({ worth, depth, through }: SkillRatings, name: string) => {
  const id = idOf(name)
  return { worth: worth[id]!, depth: depth[id]!, through: through[id]! < 0 ? null : skills[through[id]!]!.name }
}

describe('a skill of a resume', () => {
  test.each(settings)('that is shown in the setting %s has the worth of the setting', (setting) => {
    expect(ratingOf(rate(['Python', setting]), 'Python')).toMatchObject({
      worth: settingWorth[setting],
      through: 'Python',
    })
  })

  test.each([
    ['PostgreSQL', 'SQL'],
    ['Next.js', 'React'],
    ['Next.js', 'JavaScript'],
  ])('%s is worth as much for what it implies: %s', (have, asked) => {
    const ratings = rate([have, 'work'])
    const { depth } = ratingOf(ratings, have)
    expect(ratingOf(ratings, asked)).toEqual({ worth: 1, depth, through: have })
  })

  test('is worth at most a quarter for a near one, without depth', () => {
    expect(nearWorth).toBeLessThanOrEqual(0.25)
    expect(ratingOf(rate(['MySQL', 'work']), 'PostgreSQL')).toEqual({ worth: nearWorth, depth: 0, through: 'MySQL' })
  })

  test('is worth less than a near one for its special case', () => {
    const { worth, depth } = ratingOf(rate(['Python', 'work']), 'Django')
    expect(worth).toBeGreaterThan(0)
    expect(worth).toBeLessThanOrEqual(nearWorth)
    expect(depth).toBe(0)
  })

  test('is worth nothing for an unrelated one', () => {
    expect(ratingOf(rate(['MySQL', 'work']), 'Welding')).toEqual({ worth: 0, depth: 0, through: null })
  })

  test('that is a way of working is met by its name', () => {
    expect(ratingOf(rate(['Teamwork', 'listed']), 'Teamwork').worth).toBe(1)
  })
})

describe('of several skills', () => {
  test('the one that is worth most gives the rating', () => {
    expect(ratingOf(rate(['MySQL', 'work'], ['PostgreSQL', 'listed']), 'PostgreSQL').through).toBe('PostgreSQL')
  })

  test('a used one that implies is worth more than a listed one', () => {
    expect(ratingOf(rate(['SQL', 'listed'], ['PostgreSQL', 'work']), 'SQL')).toMatchObject({
      worth: 1,
      through: 'PostgreSQL',
    })
  })

  test('the skill itself gives an equal rating', () => {
    expect(ratingOf(rate(['PostgreSQL', 'work'], ['SQL', 'work']), 'SQL').through, 'itself last').toBe('SQL')
    expect(ratingOf(rate(['SQL', 'work'], ['PostgreSQL', 'work']), 'SQL').through, 'itself first').toBe('SQL')
  })
})

const pair = fc.tuple(fc.nat(skills.length - 1), fc.constantFrom(...settings))
const rateAll = (found: readonly [number, Setting][]) =>
  rateSkills(new Map(found.map(([id, setting]) => [id, shown(setting)])))

test('law: ratings are from 0 to 1, and what is only near is worth at most a quarter', () => {
  fc.assert(
    fc.property(fc.array(pair, { minLength: 1, maxLength: 6 }), (found) => {
      const { worth, depth, through } = rateAll(found)
      expect(
        worth.every((value) => value >= 0 && value <= 1),
        'worth',
      ).toBe(true)
      expect(
        depth.every((value) => value >= 0 && value <= 1),
        'depth',
      ).toBe(true)
      expect(
        worth.every((value, id) => value > 0 === through[id]! >= 0),
        'through',
      ).toBe(true)
      expect(
        worth.every((value) => value <= nearWorth || value >= settingWorth.listed),
        'nothing between',
      ).toBe(true)
    }),
    { numRuns: 50 },
  )
})

test('law: one skill more never lowers a rating', () => {
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 5 }), pair, (found, more) => {
      if (found.some(([id]) => id === more[0])) return
      const [before, after] = [rateAll(found), rateAll([...found, more])]
      expect(after.worth.every((value, id) => value >= before.worth[id]!)).toBe(true)
    }),
    { numRuns: 50 },
  )
})

test('law: the order of skills changes nothing', () => {
  fc.assert(
    fc.property(fc.uniqueArray(pair, { maxLength: 6, selector: ([id]) => id }), (found) => {
      expect(rateAll(found.toReversed())).toEqual(rateAll(found))
    }),
    { numRuns: 50 },
  )
})

test('every way of working is worth its name', () => {
  const general = skills.filter(isWayOfWorking).map(({ id }): [number, Setting] => [id, 'listed'])
  const { worth } = rateAll(general)
  expect(general.every(([id]) => worth[id] === 1)).toBe(true)
})
