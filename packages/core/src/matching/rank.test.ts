import { expect, test } from 'vitest'
import { bands } from './bands.ts'
import type { ListingText } from './listing.ts'
import { openMarket } from './market.ts'
import { countByBand, placeListings, rankListings } from './rank.ts'
import { scoreListing } from './score.ts'
import { profileOfText } from './testing/profile-of-text.ts'
import { listings } from './testing/sample-listings.ts'
import { resumes } from './testing/sample-resumes.ts'

const all: ListingText[] = Object.values(listings)
const fair = { minimum: 40, limit: 100 }

test('gives what reaches the minimum, the best first', () => {
  const market = openMarket(all)
  for (const resume of Object.values(resumes)) {
    const profile = profileOfText(resume)
    const expected = all
      .map(({ id }) => ({ id, score: scoreListing(profile, market.rows.get(id)!.listing, market) }))
      .filter(({ score }) => (score.total ?? 0) >= 40)
      .sort((a, b) => (b.score.total ?? 0) - (a.score.total ?? 0) || (a.id < b.id ? -1 : 1))
    expect(rankListings(profile, market, fair)).toEqual(expected)
  }
})

test('equal scores are in the order of their ids, and the limit holds', () => {
  const copies = ['c', 'a', 'b'].map((id) => ({ ...listings.data, id }))
  const ranked = rankListings(profileOfText(resumes.data), openMarket(copies), { minimum: 40, limit: 2 })
  expect(ranked.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('an order of all listings is the order of the ranking, with those that have no number last', () => {
  const silent = { id: 'silent', title: '', description: '', requirements: [] }
  const market = openMarket([...all, silent])
  const profile = profileOfText(resumes.frontend)
  const placed = placeListings(profile, market, ['silent', 'gone', ...all.map(({ id }) => id).reverse()])
  const ranked = rankListings(profile, market, { minimum: 1, limit: 100 })
  expect(placed.slice(0, ranked.length)).toEqual(ranked.map(({ id, score }) => ({ id, total: score.total })))
  expect([placed.length, placed.at(-1)]).toEqual([all.length + 1, { id: 'silent', total: null }])
})

test('when nothing reaches the minimum, the best ten with a met requirement are given', () => {
  const many = Array.from({ length: 14 }, (_, index) => ({
    ...listings.hotel,
    id: `${index}`,
    requirements: ['Housekeeping', 'Welding', 'Communication', index < 12 ? 'React' : 'Masonry'],
  }))
  const ranked = rankListings(profileOfText('Asha\nSkills: React'), openMarket(many), fair)
  expect(ranked).toHaveLength(10)
  for (const { score } of ranked) {
    expect(score.total).toBeLessThan(40)
    expect(score.parts.some((part) => part.kind === 'requirement' && part.met === 'yes')).toBe(true)
  }
})

test('without a resume, or with one that cannot be read, nothing is ranked', () => {
  expect(rankListings(null, openMarket(all), fair)).toEqual([])
  expect(rankListings(profileOfText(''), openMarket(all), fair)).toEqual([])
})

test('thousands of listings are ranked while a page is drawn', { timeout: 30_000 }, () => {
  const many = Array.from({ length: 3000 }, (_, index) => ({ ...all[index % all.length]!, id: `${index}` }))
  const market = openMarket(many)
  const profile = profileOfText(resumes.frontend)
  rankListings(profile, market, fair)
  const start = Date.now()
  rankListings(profile, market, fair)
  // About 10 ms on an idle machine; a quadratic ranking takes seconds.
  expect(Date.now() - start).toBeLessThan(500)
})

test('every listing with a number is in one band', () => {
  const silent = { id: 'silent', title: '', description: '', requirements: [] }
  const market = openMarket([...all, silent])
  const profile = profileOfText(resumes.frontend)
  const bandsOf = all.map(({ id }) => scoreListing(profile, market.rows.get(id)!.listing, market).band)
  const counts = countByBand(profile, market)
  for (const band of bands) expect(counts[band]).toBe(bandsOf.filter((one) => one === band).length)
})
