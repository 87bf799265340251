import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { combineSightings, type Sighting } from './evidence.ts'
import { type Setting, settings } from './settings.ts'
import { evidenceStrength } from './skill-ratings.ts'

const latest = 2025 * 12 + 7

type Place = {
  setting: Setting
  entry?: number | null
  until?: number | null
  hasResult?: boolean
  isAided?: boolean
  isInOwnWords?: boolean
  line?: number
}
const sighting = ({ setting, entry = 1, until = null, line = 0, hasResult = false, ...rest }: Place): Sighting => ({
  source: { line, start: 0, end: 1 },
  line: { setting, entry: setting === 'listed' ? null : entry, until: setting === 'listed' ? null : until },
  hasResult,
  ...rest,
})
const combine = (...places: Place[]) => combineSightings(places.map(sighting), latest)

describe('the evidence of several places', () => {
  test('is in the strongest setting', () => {
    expect(combine({ setting: 'listed' }, { setting: 'work' }, { setting: 'course' }).setting).toBe('work')
  })

  test('quotes the strongest place', () => {
    expect(combine({ setting: 'listed', line: 3 }, { setting: 'project', line: 9 }).source.line).toBe(9)
  })

  test('quotes of equal ones the latest', () => {
    expect(
      combine({ setting: 'work', until: 24_000, line: 3 }, { setting: 'work', until: 24_100, line: 9 }).source.line,
    ).toBe(9)
  })

  test('quotes its own words before a result, and a result before a later use', () => {
    const later: Place = { setting: 'work', until: 24_100, line: 1 }
    const result: Place = { setting: 'work', until: 24_000, hasResult: true, line: 2 }
    const own: Place = { setting: 'work', until: 24_000, isInOwnWords: true, line: 3 }
    expect(combine(later, result).source.line, 'a result').toBe(2)
    expect(combine(later, result, own).source.line, 'own words').toBe(3)
  })

  test('quotes the line of most deeds before a later use, and after a result', () => {
    const later: Place = { setting: 'work', until: 24_100, line: 1 }
    const deed: Place = { setting: 'work', until: 24_000, line: 2 }
    expect(combine(later, deed, deed).source.line, 'most deeds').toBe(2)
    expect(combine({ ...later, hasResult: true }, deed, deed).source.line, 'a result').toBe(1)
  })

  test('quotes of wholly equal ones the first', () => {
    expect(combine({ setting: 'work', line: 3 }, { setting: 'work', line: 9 }).source.line).toBe(3)
  })

  test('counts jobs and projects, each once', () => {
    expect(
      combine({ setting: 'work', entry: 1 }, { setting: 'work', entry: 1 }, { setting: 'project', entry: 2 }).entries,
    ).toBe(2)
  })

  test('does not count lists', () => {
    expect(combine({ setting: 'listed' }, { setting: 'listed' }).entries).toBe(0)
  })

  test('has a result when a place in use has one', () => {
    expect(combine({ setting: 'work' }, { setting: 'project', hasResult: true }).hasResult, 'in use').toBe(true)
    expect(combine({ setting: 'listed', hasResult: true }).hasResult, 'listed').toBe(false)
  })
})

describe('the last year of evidence', () => {
  test('is that of the latest place', () => {
    expect(
      combine({ setting: 'work', until: 2023 * 12 + 1 }, { setting: 'project', until: 2024 * 12 + 12 }).lastYear,
    ).toBe(2024)
  })

  test('is the present for a job that goes on', () => {
    expect(combine({ setting: 'work', until: Number.POSITIVE_INFINITY })).toMatchObject({
      lastYear: 'present',
      isRecent: true,
    })
  })

  test('is null when the resume does not say', () => {
    expect(combine({ setting: 'project' })).toMatchObject({ lastYear: null, isRecent: false })
  })
})

describe('evidence is recent', () => {
  const isRecent = (monthsBefore: number) => combine({ setting: 'work', until: latest - monthsBefore }).isRecent

  test('within two years of what the resume names last', () => {
    expect(isRecent(24), 'two years').toBe(true)
    expect(isRecent(25), 'a month more').toBe(false)
  })

  test('whatever the year of the resume', () => {
    const old = combineSightings([sighting({ setting: 'work', until: 2012 * 12 + 6 })], 2013 * 12)
    expect(old.isRecent).toBe(true)
  })

  test('when it has the only date', () => {
    expect(combineSightings([sighting({ setting: 'work', until: 2012 * 12 })], null).isRecent).toBe(true)
  })
})

const drawn: fc.Arbitrary<Place> = fc.record({
  setting: fc.constantFrom(...settings),
  entry: fc.nat(4),
  until: fc.oneof(fc.constant(null), fc.integer({ min: latest - 60, max: latest })),
  hasResult: fc.boolean(),
  isAided: fc.boolean(),
})

test('work of others that was helped with counts like a project, and is quoted after own work', () => {
  const helped = { setting: 'work', isAided: true, until: latest, line: 1 } as const
  expect(evidenceStrength(combine(helped))).toBe(evidenceStrength(combine({ setting: 'project', until: latest })))
  expect(combine(helped, { setting: 'work', line: 2 }).source.line).toBe(2)
})

test('law: one more place never makes the evidence weaker', () => {
  fc.assert(
    fc.property(fc.array(drawn, { minLength: 1, maxLength: 6 }), drawn, (places, more) => {
      const [before, after] = [combine(...places), combine(...places, more)]
      expect(evidenceStrength(after)).toBeGreaterThanOrEqual(evidenceStrength(before))
    }),
  )
})

test('law: the order of places changes nothing but the quote', () => {
  fc.assert(
    fc.property(fc.array(drawn, { minLength: 1, maxLength: 6 }), (places) => {
      const { source: _one, ...before } = combine(...places)
      const { source: _other, ...after } = combine(...places.toReversed())
      expect(after).toEqual(before)
    }),
  )
})
