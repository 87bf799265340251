import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cases } from '../../testing/cases.ts'
import { prepareListing } from '../listing/prepared-listing.ts'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { listings } from '../testing/sample-listings.ts'
import { resumes } from '../testing/sample-resumes.ts'
import { totalScore } from './earned-points.ts'
import { asksForWords, mostPoints, readRatings, storeRatings } from './stored-ratings.ts'

const profiles = Object.values(resumes).map((text) => {
  const profile = createTextProfile(text)
  return { profile, rated: readRatings(JSON.parse(JSON.stringify(storeRatings(profile)))) }
})
const titles = Object.values(listings).map(({ title }) => title)
const named = ['SQL', 'React', 'BBA or B.Com', 'Java or Kotlin', 'HTML, CSS', 'Excel', 'AutoCAD', 'Teamwork']
const words = ['Glass blowing', 'Bee hives', 'Night shifts', ...named.slice(0, 4)]
const asking = (requirements: readonly string[]) =>
  fc.record({
    id: fc.constant('drawn'),
    title: fc.constantFrom(...titles),
    description: fc.constant(''),
    requirements: fc.array(fc.constantFrom(...requirements), { minLength: 1, maxLength: 6 }),
  })
const anyListing = fc.oneof(fc.constantFrom(...Object.values(listings)), asking(named), asking(words))

test('stored ratings give the score of their profile, and at least that for a listing that asks for words', () => {
  const { numRuns } = cases(300)
  const seen = { exact: 0, atMost: 0 }
  fc.assert(
    fc.property(fc.constantFrom(...profiles), anyListing, ({ profile, rated }, text) => {
      const listing = prepareListing(text)
      const [most, total] = [mostPoints(rated, listing), totalScore(profile, listing)]
      seen[asksForWords(listing) ? 'atMost' : 'exact'] += 1
      if (asksForWords(listing)) expect(most).toBeGreaterThanOrEqual(total)
      else expect(most).toBe(total)
    }),
    { numRuns },
  )
  expect(Math.min(seen.exact, seen.atMost)).toBeGreaterThan(numRuns / 20)
})

test('names that the vocabulary no longer has are left out', () => {
  const rated = readRatings({
    skills: [['No such skill', 1, 1]],
    degrees: [],
    entries: [{ kind: 'work', later: 0, role: null, fields: [{ name: 'No such field', share: 1 }] }],
  })
  expect(rated.strength.every((one) => one === 0)).toBe(true)
  expect(rated.entries[0]!.fields).toEqual([])
})
