import { describe, expect, test } from 'vitest'
import { toAsk } from '../listing/asks.ts'
import { settingStrength, usedStrength } from '../profile/settings.ts'
import { nearWorth } from '../profile/skill-ratings.ts'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { phraseEvidence, rateAsk } from './rate-asks.ts'

const profile = createTextProfile(`Asha Verma
asha@example.com
Skills
Excel, glockenspiel repairs
Experience
Clerk, Kite Labs, May 2025 - July 2025
- Built 12 dashboards in Power BI
- Repaired zithers 40% faster
Projects
Zither site
- Repaired zithers, 2023
Education
B.Com, Fergusson College, 2022 - 2025`)
const rate = (text: string) => rateAsk(profile, toAsk(text, 'requirement').ask)
const nothing = { strength: 0, isMet: false, isShown: false, usedIn: 0 }

describe('the rating for skills', () => {
  test('is met by what was done at work, in its entry', () => {
    const rating = rate('Power BI')
    expect(rating).toMatchObject({ isMet: true, isShown: true, usedIn: 1 })
    expect(rating.strength).toBeGreaterThan(settingStrength.work)
  })

  test('is shown and not met by what is only listed', () => {
    expect(rate('Excel')).toEqual({ strength: settingStrength.listed, isMet: false, isShown: true, usedIn: 0 })
  })

  test('is the mean of what is asked together, met only by all of it', () => {
    const { strength, usedIn } = rate('Power BI')
    expect(rate('Power BI and Welding')).toEqual({ strength: strength / 2, isMet: false, isShown: true, usedIn })
  })

  test('is the best of a choice', () => {
    expect(rate('Power BI or Welding')).toEqual(rate('Power BI'))
  })

  test('is nothing for what is not shown', () => {
    expect(rate('Welding')).toEqual(nothing)
  })
})

describe('the rating for words', () => {
  test('is met by a phrase in use, in all of its entries', () => {
    expect(rate('Zither repairs')).toMatchObject({ isMet: true, usedIn: 0b11 })
    expect(rate('Zither repairs').strength).toBeGreaterThanOrEqual(usedStrength)
  })

  test('is shown by a phrase that is only listed', () => {
    expect(rate('Glockenspiel repairs')).toMatchObject({ strength: settingStrength.listed, isMet: false })
  })

  test('is a part for most of a phrase, and nothing for none of it', () => {
    expect(rate('Careful zither repairs')).toEqual({ ...nothing, strength: nearWorth * settingStrength.work })
    expect(rate('Own gramophone')).toEqual(nothing)
  })

  test('adds up every line with the phrase', () => {
    const evidence = phraseEvidence(profile, toAsk('Zither repairs', 'requirement').ask.words)
    expect(evidence).toMatchObject({ setting: 'work', entries: 2, lastYear: 2025, hasResult: true })
  })
})

describe('the rating for a degree', () => {
  test.each(['B.Com', 'Bachelor of Commerce', 'B.Com or BBA'])('is full when the resume has it: %s', (text) => {
    expect(rate(text)).toMatchObject({ strength: 1, isMet: true })
  })

  test.each(['LLB', 'M.Com', 'MBA or LLB'])('is nothing when it has not: %s', (text) => {
    expect(rate(text)).toEqual(nothing)
  })
})
