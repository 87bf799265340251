import { expect, test } from 'vitest'
import type { ListingText } from '../listing/prepared-listing.ts'
import { prepareListing } from '../listing/prepared-listing.ts'
import { bands } from '../score/score-bands.ts'
import { scoreListing } from '../score/score-listing.ts'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { listings } from '../testing/sample-listings.ts'
import { resumes } from '../testing/sample-resumes.ts'
import { openMarket, putPrepared } from './market.ts'
import { scoreMarket } from './market-scores.ts'
import { countByBand, type PlacedListing, pageByScore, placeListings, rankListings } from './rank-listings.ts'

const all: ListingText[] = Object.values(listings)
const fair = { minimum: 40, limit: 100 }

test('gives what reaches the minimum, the best first', () => {
  const market = openMarket(all)
  for (const resume of Object.values(resumes)) {
    const profile = createTextProfile(resume)
    const expected = all
      .map((listing) => ({ id: listing.id, total: scoreListing(profile, prepareListing(listing)).total ?? 0 }))
      .filter(({ total }) => total >= 40)
      .sort((a, b) => b.total - a.total || (a.id < b.id ? -1 : 1))
    if (expected.length > 0) expect(rankListings(scoreMarket(profile, market), fair)).toEqual(expected)
  }
})

test('equal scores are in the order of their ids, and the limit holds', () => {
  const copies = ['c', 'a', 'b'].map((id) => ({ ...listings.data, id }))
  const ranked = rankListings(scoreMarket(createTextProfile(resumes.data), openMarket(copies)), {
    minimum: 40,
    limit: 2,
  })
  expect(ranked.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('an order of all listings is the order of the ranking, with those that have no number last', () => {
  const silent = { id: 'silent', title: '', description: '', requirements: [] }
  const market = openMarket([...all, silent])
  const profile = createTextProfile(resumes.frontend)
  const placed = placeListings(profile, market, ['silent', 'gone', ...all.map(({ id }) => id).reverse()])
  const ranked = rankListings(scoreMarket(profile, market), { minimum: 1, limit: 100 })
  expect(placed.slice(0, ranked.length)).toEqual(ranked)
  expect(placed).toHaveLength(all.length + 1)
  expect(placed.at(-1)).toEqual({ id: 'silent', total: null })
})

test('all listings come in that order also a page at a time, whatever the length of the page', () => {
  const silent = ['silent 1', 'silent 2', 'silent 3'].map((id) => ({
    id,
    title: '',
    description: '',
    requirements: [],
  }))
  const copies = all.flatMap((listing) => [1, 2, 3].map((n) => ({ ...listing, id: `${listing.id} ${n}` })))
  const market = openMarket([...copies, ...silent])
  for (const resume of Object.values(resumes)) {
    const profile = createTextProfile(resume)
    const whole = placeListings(profile, market, [...market.placeById.keys()])
    for (const limit of [1, 2, 5, whole.length + 1]) {
      const walked: PlacedListing[] = []
      for (let after: PlacedListing | null = null; ; after = walked.at(-1)!) {
        const page = pageByScore(scoreMarket(profile, market), { after, limit })
        walked.push(...page)
        if (page.length < limit) break
      }
      expect(walked).toEqual(whole)
    }
  }
})

test('when nothing reaches the minimum, the best ten that show a requirement are given', () => {
  const many = Array.from({ length: 14 }, (_, index) => ({
    ...listings.hotel,
    id: `${index}`,
    requirements: ['Housekeeping', 'Welding', 'Communication', index < 12 ? 'React' : 'Masonry'],
  }))
  const market = openMarket(many)
  const profile = createTextProfile('Asha\nProjects\nShop site\n- Built with React')
  const ranked = rankListings(scoreMarket(profile, market), fair)
  expect(ranked).toHaveLength(10)
  for (const { id, total } of ranked) {
    expect(total).toBeLessThan(40)
    const score = scoreListing(profile, prepareListing(many.find((listing) => listing.id === id)!))
    expect(score.parts.find(({ phrase }) => phrase === 'React')?.shown?.setting, id).toBe('project')
  }
})

test('a resume that only lists what is asked sees the best ten, and ways of working alone bring none', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({
    ...listings.hotel,
    id: `${index}`,
    requirements: ['Housekeeping', 'Welding', 'Communication', index < 12 ? 'React' : 'Masonry'],
  }))
  const listed = createTextProfile('Asha\nSkills\nReact, Communication')
  expect(rankListings(scoreMarket(listed, openMarket(many)), fair)).toHaveLength(10)
  const general = createTextProfile('Asha\nSkills\nCommunication')
  expect(rankListings(scoreMarket(general, openMarket(many)), fair)).toEqual([])
})

test('what is asked together is shown when all of it is there, and a choice when one is', () => {
  const asking = (phrase: string) => ({
    ...listings.hotel,
    id: phrase,
    requirements: ['Housekeeping', phrase, 'Masonry'],
  })
  const market = openMarket(
    ['React or Welding', 'React and Welding', 'React, JavaScript', 'Masonry and React'].map(asking),
  )
  const ranked = rankListings(
    scoreMarket(createTextProfile('Asha\nProjects\nShop site\n- Built with React, JavaScript'), market),
    fair,
  )
  expect(ranked.map(({ id }) => id).sort()).toEqual(['React or Welding', 'React, JavaScript'])
})

test('with a resume that cannot be read nothing is ranked', () => {
  const scored = scoreMarket(createTextProfile(''), openMarket(all))
  expect(rankListings(scored, fair)).toEqual([])
  expect(countByBand(scored)).toEqual({ excellent: 0, good: 0, fair: 0, low: 0 })
})

test('every listing with a number is in one band', () => {
  const silent = { id: 'silent', title: '', description: '', requirements: [] }
  const market = openMarket([...all, silent])
  const profile = createTextProfile(resumes.frontend)
  const bandsOf = all.map((listing) => scoreListing(profile, prepareListing(listing)).band)
  const counts = countByBand(scoreMarket(profile, market))
  for (const band of bands) expect(counts[band]).toBe(bandsOf.filter((one) => one === band).length)
})

test('lists the first ids of many equal scores', () => {
  const ids = Array.from({ length: 5000 }, (_, index) => `${(index * 7919) % 5000}`)
  const market = openMarket([])
  const prepared = prepareListing(listings.data)
  for (const id of ids) putPrepared(market, { ...prepared, id })
  const ranked = rankListings(scoreMarket(createTextProfile(resumes.data), market), fair)
  expect(ranked.map(({ id }) => id)).toEqual(ids.sort().slice(0, 100))
})
