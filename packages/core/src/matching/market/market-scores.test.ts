import { describe, expect, test } from 'vitest'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { listings } from '../testing/sample-listings.ts'
import { resumes } from '../testing/sample-resumes.ts'
import { openMarket, removeListing } from './market.ts'
import { scoreMarket, scorePlaces } from './market-scores.ts'
import { noScore } from './row-scores.ts'

const all = Object.values(listings)
const profile = createTextProfile(resumes.frontend)

describe('scoring a market', () => {
  test('has no score where there is no listing', () => {
    const market = openMarket(all)
    const scored = [...scoreMarket(profile, market).totals].filter((total) => total !== noScore)
    expect(scored).toHaveLength(all.length)
  })

  test('has no score for a removed listing', () => {
    const market = openMarket(all)
    const place = market.placeById.get('data')!
    removeListing(market, 'data')
    expect(scoreMarket(profile, market).totals[place]).toBe(noScore)
  })

  test('has no score at all for a resume without text', () => {
    const { totals } = scoreMarket(createTextProfile(''), openMarket(all))
    expect(totals.every((total) => total === noScore)).toBe(true)
  })
})

describe('scoring some places', () => {
  test('gives the scores in the order of the places', () => {
    const market = openMarket(all)
    const { totals } = scoreMarket(profile, market)
    const places = ['law', 'frontend', 'data'].map((id) => market.placeById.get(id)!)
    expect([...scorePlaces(profile, market, places)]).toEqual(places.map((place) => totals[place]))
  })

  test('gives none for a resume without text', () => {
    const market = openMarket(all)
    expect([...scorePlaces(createTextProfile(''), market, [0, 1])]).toEqual([noScore, noScore])
  })
})
