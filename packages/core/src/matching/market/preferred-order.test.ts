import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findMisses, type Wanted } from '../../preferences/misses.ts'
import { noPreferences } from '../../preferences/preferences.ts'
import { nameFields } from '../listing/listing-fields.ts'
import { type ListingText, prepareListing } from '../listing/prepared-listing.ts'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { listings } from '../testing/sample-listings.ts'
import { resumes } from '../testing/sample-resumes.ts'
import { openMarket, putListing, removeListing } from './market.ts'
import { scoreMarket } from './market-scores.ts'
import { listInField, orderKey, type PreferredListing, pageByPreference, rankByPreference } from './preferred-order.ts'
import { compareByScore, placeListings, rankListings } from './rank-listings.ts'

const offers = [
  { location: 'Pune', type: 'On-site', stipend: 12_000, startsOn: '2027-02-01' },
  { location: 'Pune', type: 'Hybrid', stipend: 8_000, startsOn: null },
  { location: 'Remote', type: 'Remote', stipend: 12_000, startsOn: '2026-12-01' },
  { location: 'Austin', type: 'Remote', stipend: 20_000, startsOn: null },
]
const silent = { id: 'silent', title: '', description: '', requirements: [] }
const all: ListingText[] = [...Object.values(listings), silent].flatMap((listing) =>
  offers.map((offer, index) => ({ ...listing, id: `${listing.id} ${index}`, offer })),
)
const fieldsOf = (listing: ListingText) => nameFields(prepareListing(listing).fields)
const wishes: Wanted[] = [
  { ...noPreferences, cities: ['Pune'], remote: true, country: 'India' },
  { ...noPreferences, minimumStipend: 10_000, startsFrom: '2027-01-01', country: null },
  { ...noPreferences, fields: ['Data and AI', 'Marketing'], country: null },
  { ...noPreferences, cities: ['Shillong'], country: 'India' },
  { ...noPreferences, cities: ['Pune'], remote: true, country: 'India', isGuess: true },
]
const missesOf = (id: string, wanted: Wanted) => {
  const listing = all.find((one) => one.id === id)!
  return findMisses(wanted, listing.offer!, fieldsOf(listing))
}

/** The groups of an order, the earlier first: good before others, and in each those without a miss. */
const groupOf = ({ id, total }: { id: string; total: number | null }, wanted: Wanted): number => {
  const misses = missesOf(id, wanted).length > 0
  if (total === null) return 9
  if (wanted.isGuess) return 0
  return (total >= 60 ? 0 : 2) + Number(misses)
}

test.each(wishes)('pages hold every listing once, good ones first and of these those without a miss (%j)', (wanted) => {
  const market = openMarket(all)
  const profile = createTextProfile(resumes.data)
  const expected = placeListings(profile, market, [...market.placeById.keys()])
    .map((one) => ({ ...one, isPreferred: missesOf(one.id, wanted).length === 0 }))
    .sort(
      (a, b) =>
        groupOf(a, wanted) - groupOf(b, wanted) ||
        (b.total ?? -1) - (a.total ?? -1) ||
        (a.total === null ? 0 : Number(b.isPreferred) - Number(a.isPreferred)) ||
        (a.id < b.id ? -1 : 1),
    )
  for (const limit of [1, 7, expected.length + 1]) {
    const walked: PreferredListing[] = []
    for (let after: PreferredListing | null = null; ; after = walked.at(-1)!) {
      const page = pageByPreference(scoreMarket(profile, market), wanted, { after, limit })
      walked.push(...page)
      if (page.length < limit) break
    }
    expect(walked, `pages of ${limit}`).toEqual(expected)
  }
})

test.each(wishes)('the ranking changes its order and not its scores (%j)', (wanted) => {
  const market = openMarket(all)
  const scores = scoreMarket(createTextProfile(resumes.data), market)
  const plain = rankListings(scores, { minimum: 40, limit: 1000 })
  const ranked = rankByPreference(scores, wanted, { minimum: 40, limit: 1000 })
  expect([...ranked].sort(compareByScore)).toEqual(plain)
  const groups = ranked.map((one) => groupOf(one, wanted))
  expect(groups).toEqual([...groups].sort((a, b) => a - b))
})

test('an edit moves a listing, and places without a listing are forgotten', () => {
  const market = openMarket(all)
  const [first] = all
  putListing(market, { ...first!, offer: { ...first!.offer!, location: 'Kochi' } }, 2)
  expect([...market.places.numbers.keys()]).toContain('On-site|Kochi')
  for (const { id } of all) removeListing(market, id)
  expect(market.places.numbers.size).toBe(0)
})

test('lists the listings of a field by their main fields, also after one leaves', () => {
  const market = openMarket(all)
  for (const field of ['Data and AI', 'Marketing', 'Culinary']) {
    const expected = all.filter((listing) => fieldsOf(listing).includes(field)).map(({ id }) => id)
    expect(listInField(market, field).sort(), field).toEqual(expected.sort())
  }
  const [first, ...others] = listInField(market, 'Data and AI')
  removeListing(market, first!)
  expect(listInField(market, 'Data and AI')).toEqual(others)
  expect(listInField(market, 'Astrology')).toEqual([])
})

test('law: no preference lifts a listing that is not good above a good one, and a guess lifts none above a better one', () => {
  const ordered = fc.record({ total: fc.nat(100), isPreferred: fc.boolean() })
  fc.assert(
    fc.property(ordered, ordered, (one, other) => {
      const isAbove = (wanted: { isGuess: boolean }) => orderKey(one, wanted) > orderKey(other, wanted)
      if (one.total < 60 && other.total >= 60) expect(isAbove({ isGuess: false })).toBe(false)
      if (one.total < other.total) expect(isAbove({ isGuess: true })).toBe(false)
      if (one.total >= other.total && one.isPreferred && !other.isPreferred) {
        expect(isAbove({ isGuess: false })).toBe(true)
        expect(isAbove({ isGuess: true })).toBe(true)
      }
    }),
  )
})
