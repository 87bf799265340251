import { describe, expect, test } from 'vitest'
import { prepareListing } from '../listing/prepared-listing.ts'
import { openMarket } from '../market/market.ts'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { listings } from '../testing/sample-listings.ts'
import { resumes } from '../testing/sample-resumes.ts'
import { computeFit, fitsInMarket } from './listing-fit.ts'
import { scoreListing } from './score-listing.ts'

const silent = { id: 'silent', title: '', description: '', requirements: [] }
const market = openMarket([...Object.values(listings), silent])
const profile = createTextProfile(resumes.data)

describe('the fit of a listing', () => {
  test.each(Object.values(listings))('$id is its score without the parts', (listing) => {
    const { total, band, reason } = scoreListing(profile, prepareListing(listing))
    expect(computeFit(profile, prepareListing(listing))).toEqual({ total, band, reason })
  })

  test('has the reason when there is no resume', () => {
    expect(computeFit(null, prepareListing(listings.data))).toEqual({
      total: null,
      band: null,
      reason: 'no_resume',
    })
  })

  test('has the reason when the resume has no text', () => {
    expect(computeFit(createTextProfile(''), prepareListing(listings.data)).reason).toBe('unreadable_resume')
  })

  test('has the reason when the listing asks nothing', () => {
    expect(computeFit(profile, prepareListing(silent)).reason).toBe('empty_listing')
  })
})

describe('the fits of listings of the market', () => {
  test('are those of the listings one by one', () => {
    const fits = fitsInMarket(profile, market, ['data', 'law', 'silent'])
    expect(fits.get('data')).toEqual(computeFit(profile, prepareListing(listings.data)))
    expect(fits.get('law')).toEqual(computeFit(profile, prepareListing(listings.law)))
    expect(fits.get('silent')).toEqual({ total: null, band: null, reason: 'empty_listing' })
  })

  test('leave out ids that the market does not have', () => {
    expect(fitsInMarket(profile, market, ['gone']).size).toBe(0)
  })

  test('name the resume as the reason when it has no text', () => {
    expect(fitsInMarket(createTextProfile(''), market, ['data']).get('data')?.reason).toBe('unreadable_resume')
  })
})
