import { describe, expect, test } from 'vitest'
import { skillNamed } from '../../skills/vocabulary.ts'
import { settingStrength } from '../profile/settings.ts'
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
  test('give a listed skill its strength, a near one a part of that and an unrelated one nothing', () => {
    expect(scales.strength[skillTerm('PostgreSQL')]).toBe(settingStrength.listed)
    expect(scales.strength[skillTerm('MySQL')]).toBe(nearWorth * settingStrength.listed)
    expect(scales.strength[skillTerm('Welding')]).toBe(0)
  })

  test('give a phrase its strength, and a degree that the resume lacks nothing', () => {
    expect(scales.strength[phraseTerm('|kazoo')]).toBe(settingStrength.listed)
    expect(scales.strength[phraseTerm('bachelor.commerce|')]).toBe(0)
  })

  test('give the work of a job its full points and others none', () => {
    const worths = market.works.values.map((work, number) => ({ key: work?.key, titles: scales.titles[number]! }))
    const near = worths.filter(({ titles }) => titles.length > 0)
    expect(near).toEqual([
      { key: expect.stringContaining('zither'), titles: [{ entry: 0, role: 1, field: 0, unused: 0 }] },
    ])
  })

  test('leave out a phrase that no listing asks for any more', () => {
    const shrinking = openMarket([asking('kazoo', 'Intern', 'Own kazoo')])
    removeListing(shrinking, 'kazoo')
    expect(createScales(profile, shrinking).strength[firstPhrase]).toBe(0)
  })
})
