import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toAsk } from '../listing/asks.ts'
import { settingWorth } from '../profile/evidence.ts'
import { nearWorth } from '../profile/skill-ratings.ts'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { phraseEvidence, rateAsk, rateInField, shareInField } from './rate-asks.ts'

const profile = createTextProfile(`Asha Verma
asha@example.com
Skills
Excel, glockenspiel repairs
Experience
Clerk, Kite Labs, May 2025 - July 2025
- Built 12 dashboards in Power BI
- Repaired 40 zithers
Projects
Zither site
- Repaired zithers, 2023
Education
B.Com, Fergusson College, 2022 - 2025`)
const rate = (text: string) => rateAsk(profile, toAsk(text, 'requirement').ask)

describe('the rating for skills', () => {
  test('is full for what was done at work', () => {
    expect(rate('Power BI').worth).toBe(1)
    expect(rate('Power BI').depth).toBeGreaterThan(0.5)
  })

  test('is that of a list for what is only listed', () => {
    expect(rate('Excel')).toEqual({ worth: settingWorth.listed, depth: 0 })
  })

  test('is the mean of what is asked together', () => {
    expect(rate('Power BI and Welding').worth).toBe(0.5)
    expect(rate('Power BI and Welding').depth).toBeCloseTo(rate('Power BI').depth / 2, 10)
  })

  test('is the best of a choice', () => {
    expect(rate('Power BI or Welding')).toEqual(rate('Power BI'))
  })

  test('is nothing for what is not shown', () => {
    expect(rate('Welding')).toEqual({ worth: 0, depth: 0 })
  })
})

describe('the rating for words', () => {
  test('is full for a phrase at work', () => {
    expect(rate('Zither repairs').worth).toBe(1)
  })

  test('is that of a list for a phrase that is only listed', () => {
    expect(rate('Glockenspiel repairs')).toEqual({ worth: settingWorth.listed, depth: 0 })
  })

  test('is a part, without depth, for most of a phrase', () => {
    expect(rate('Careful zither repairs')).toEqual({ worth: nearWorth, depth: 0 })
  })

  test('is nothing for words that are not there', () => {
    expect(rate('Own gramophone')).toEqual({ worth: 0, depth: 0 })
  })

  test('adds up every line with the phrase', () => {
    const evidence = phraseEvidence(profile, toAsk('Zither repairs', 'requirement').ask.words)
    expect(evidence).toMatchObject({ setting: 'work', entries: 2, lastYear: 2025, hasResult: true })
  })
})

describe('the rating for a degree', () => {
  test.each(['B.Com', 'Bachelor of Commerce', 'B.Com or BBA'])('is full when the resume has it: %s', (text) => {
    expect(rate(text)).toEqual({ worth: 1, depth: 1 })
  })

  test.each(['LLB', 'M.Com', 'MBA or LLB'])('is nothing when it has not: %s', (text) => {
    expect(rate(text)).toEqual({ worth: 0, depth: 0 })
  })

  test('is met in any field', () => {
    expect(rateInField({ worth: 1, depth: 1 }, null).isMet).toBe(true)
    expect(rateInField({ worth: 0, depth: 0 }, null).isMet).toBe(false)
  })
})

describe('in a field of work', () => {
  const whole = { worth: 1, depth: 0.8 }

  test('everything counts in full for a resume of it', () => {
    expect(rateInField(whole, 1)).toEqual({ ...whole, isMet: true })
  })

  test('a part counts for a resume that is partly of it', () => {
    const { worth, depth, isMet } = rateInField(whole, 0.5)
    expect(worth).toBe(shareInField(0.5))
    expect(depth).toBeCloseTo(0.8 * shareInField(0.5), 10)
    expect(isMet).toBe(true)
  })

  test('nothing is met for a resume of another', () => {
    expect(rateInField(whole, 0.1).isMet).toBe(false)
    expect(rateInField(whole, 0)).toEqual({ worth: 0, depth: 0, isMet: false })
  })

  test('what is only listed is not met', () => {
    expect(rateInField({ worth: settingWorth.listed, depth: 0 }, 1).isMet).toBe(false)
  })

  test('the share never falls when the fit rises', () => {
    const fit = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(fit, fit, (one, other) => {
        expect(shareInField(Math.min(one, other))).toBeLessThanOrEqual(shareInField(Math.max(one, other)))
        expect(shareInField(one)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
