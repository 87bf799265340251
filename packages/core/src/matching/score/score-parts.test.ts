import { expect, test } from 'vitest'
import { prepareListing } from '../listing/prepared-listing.ts'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { listings } from '../testing/sample-listings.ts'
import { resumes } from '../testing/sample-resumes.ts'
import { createTitlePart } from './score-parts.ts'

test.each([
  [0.75, 30, 'yes'],
  [0.74, 30, 'related'],
  [0.02, 1, 'related'],
  [0.01, 0, 'no'],
])('a title of which the resume fits %d of the field, for %i points: %s', (fit, points, met) => {
  const listing = prepareListing(listings.frontend)
  const part = createTitlePart(createTextProfile(resumes.frontend), listing, fit, { points, outOf: 40 })
  expect(part).toMatchObject({ kind: 'title', phrase: listing.title, points, outOf: 40, met })
  expect(part.quote === null).toBe(met === 'no')
})
