import { describe, expect, test } from 'vitest'
import { prepareListing } from '../listing/prepared-listing.ts'
import { openMarket } from '../market/market.ts'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { listings } from '../testing/sample-listings.ts'
import { resumes } from '../testing/sample-resumes.ts'
import { computeFit, fitsInMarket } from './listing-fit.ts'

const silent = { id: 'silent', title: '', description: '', requirements: [] }
const market = openMarket([...Object.values(listings), silent])
const profile = createTextProfile(resumes.data)

describe('the fit of a listing', () => {
  test('has the reason when there is no resume', () => {
    expect(computeFit(null, prepareListing(listings.data))).toEqual({
      total: null,
      band: null,
      reason: 'no_resume',
    })
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
