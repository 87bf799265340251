import { describe, expect, test } from 'vitest'
import { skillNamed } from '../../skills/vocabulary.ts'
import { settingWorth } from '../profile/evidence.ts'
import { nearWorth } from '../profile/skill-ratings.ts'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { listings } from '../testing/sample-listings.ts'
import { firstPhrase, openMarket, removeListing } from './market.ts'
import { createScales } from './resume-scales.ts'

const asking = (id: string, title: string, ...requirements: string[]) => ({ id, title, description: '', requirements })
const market = openMarket([
  ...Object.values(listings),
  asking('kazoo', 'Zither Maker', 'Own kazoo'),
  asking('degree', 'Intern', 'B.Com'),
])
const profile = createTextProfile(`Asha Verma
Skills
PostgreSQL
Own kazoo
Experience
Zither Maker, Corner Works, May 2025 - July 2025
- Glued 12 zithers`)
const scales = createScales(profile, market)

const skillTerm = (skill: string) => skillNamed(skill)!.id
const phraseTerm = (key: string) => firstPhrase + market.phrases.numbers.get(key)!

describe('the scales of a resume', () => {
  test('give a listed skill its worth and evidence for its field', () => {
    expect(scales.worth[skillTerm('PostgreSQL')]).toBe(settingWorth.listed)
    expect(scales.skillMass[skillTerm('PostgreSQL')]).toBeGreaterThan(0)
  })

  test('give a near skill a part of that, and no evidence', () => {
    expect(scales.worth[skillTerm('MySQL')]).toBe(nearWorth * settingWorth.listed)
    expect(scales.skillMass[skillTerm('MySQL')]).toBe(0)
  })

  test('give an unrelated skill nothing', () => {
    expect(scales.worth[skillTerm('Welding')]).toBe(0)
    expect(scales.depth[skillTerm('Welding')]).toBe(0)
  })

  test('give a phrase its worth', () => {
    expect(scales.worth[phraseTerm('|kazoo')]).toBe(settingWorth.listed)
  })

  test('give a degree that the resume lacks nothing', () => {
    expect(scales.worth[phraseTerm('commerceBachelor|')]).toBe(0)
  })

  test('give the role of a job its full worth and others none', () => {
    const worths = market.roles.values.map((role, number) => ({ key: role?.key, worth: scales.titleWorth[number] }))
    expect(worths.filter(({ worth }) => worth === 1)).toHaveLength(1)
    expect(worths.find(({ worth }) => worth === 1)?.key).toContain('zither')
  })

  test('have a fit from 0 to 1 for every field', () => {
    expect(
      scales.fieldFits.every((fit) => fit >= 0 && fit <= 1),
      'from 0 to 1',
    ).toBe(true)
    expect(
      scales.fieldFits.some((fit) => fit > 0),
      'one above 0',
    ).toBe(true)
  })

  test('leave out a phrase that no listing asks for any more', () => {
    const shrinking = openMarket([asking('kazoo', 'Intern', 'Own kazoo')])
    removeListing(shrinking, 'kazoo')
    expect(createScales(profile, shrinking).worth[firstPhrase]).toBe(0)
  })
})
