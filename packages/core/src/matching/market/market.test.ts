import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { skills } from '../../skills/vocabulary.ts'
import { cases } from '../../testing/cases.ts'
import type { ListingText } from '../listing/prepared-listing.ts'
import { prepareListing } from '../listing/prepared-listing.ts'
import type { Profile } from '../profile/resume-profile.ts'
import { scoreListing } from '../score/score-listing.ts'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { listings } from '../testing/sample-listings.ts'
import { resumes } from '../testing/sample-resumes.ts'
import { listingVersion, type Market, openMarket, putListing, putPrepared, removeListing } from './market.ts'
import { placeListings } from './rank-listings.ts'

// Many runs, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const all: ListingText[] = Object.values(listings)
const few = all.slice(0, 3)
// The same skills again and again, one by one and several at once, and words that name none.
const often = fc.constantFrom(
  ...[
    'Java or Kotlin',
    'Kotlin or SQL',
    'SQL and Java',
    'HTML, CSS and JavaScript',
    'CSS/JavaScript',
    'SQL',
    'sql',
    'Tally',
  ],
  'Own kazoo',
  'Curious people',
  'Verma',
)
const requirement = fc.oneof(
  { weight: 3, arbitrary: often },
  { weight: 1, arbitrary: fc.constantFrom(...skills.map(({ name }) => name)) },
)
const drawn: fc.Arbitrary<ListingText> = fc.record({
  id: fc.constantFrom(...'abcdefghij'),
  title: fc.constantFrom('', 'Intern', 'Verma', ...all.map(({ title }) => title)),
  description: fc.constantFrom('', ...all.map(({ description }) => description)),
  requirements: fc.array(requirement, { maxLength: 8 }),
})
const step = fc.oneof({ weight: 4, arbitrary: drawn }, { weight: 1, arbitrary: fc.constantFrom(...'abcdefghij') })
const resume = fc.oneof(
  fc.constantFrom('', ...Object.values(resumes)),
  fc.array(requirement, { minLength: 1, maxLength: 9 }).map((asked) => `Asha Verma\nSkills\n${asked.join('\n')}`),
)

test('law: after any changes, the score in the ranking is the score of the listing by itself', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 9 }), resume, resume, (steps, one, other) => {
      const market = openMarket(few)
      const now = new Map(few.map((listing) => [listing.id, listing]))
      for (const step of steps) {
        change(market, now, step)
        if (steps.length % 2 === 0) scoresIn(market, createTextProfile(other))
      }
      const profile = createTextProfile(one)
      expect(scoresIn(market, profile)).toEqual(scoresOneByOne(profile, now))
      expect(scoresIn(market, profile)).toEqual(scoresIn(openMarket(now.values()), profile))
    }),
    cases(100),
  )
})

test('scores stay correct and room is reused after thousands of changes', () => {
  const market = openMarket([])
  const prepared = all.map(prepareListing)
  const put = (id: string, index: number) => putPrepared(market, { ...prepared[index % prepared.length]!, id })
  for (let index = 0; index < 6_000; index++) put(`${index}`, index)
  for (let index = 0; index < 6_000; index++) if (index % 10 > 0) removeListing(market, `${index}`)
  for (let index = 0; index < 2_000; index++) put('edited', index)
  // Of 601 listings; a block holds 256, and at least half of it is taken.
  expect(market.blocks.filter((block) => block !== null).length).toBeLessThanOrEqual(5)
  const profile = createTextProfile(resumes.frontend)
  const alone = prepared.map((listing) => scoreListing(profile, listing).total)
  const scores = scoresIn(market, profile)
  expect(scores.size).toBe(601)
  for (const [id, total] of scores) if (id !== 'edited') expect(total).toBe(alone[Number(id) % prepared.length])
})

test('forgets a phrase that no listing asks for any more', () => {
  const market = openMarket([])
  const asking = (phrase: string) => ({ id: 'one', title: 'Intern', description: '', requirements: [phrase] })
  for (let index = 0; index < 100; index++) putListing(market, asking(`Zither of ${index} strings`))
  removeListing(market, 'one')
  expect(market.phrases.numbers.size, 'phrases that are asked for').toBe(0)
  expect(market.phrases.values.length, 'numbers ever given').toBeLessThanOrEqual(2)
})

test('a listing keeps the version with which it was put', () => {
  const market = openMarket([])
  putListing(market, listings.data, 3)
  expect(listingVersion(market, 'data')).toBe(3)
  expect(listingVersion(market, 'law')).toBeUndefined()
})

test('removing what is not there changes nothing', () => {
  const market = openMarket(all)
  removeListing(market, 'nowhere')
  expect(market.placeById.size).toBe(all.length)
})

function change(market: Market, now: Map<string, ListingText>, step: ListingText | string): void {
  if (typeof step === 'string') {
    removeListing(market, step)
    now.delete(step)
    return
  }
  putListing(market, step)
  now.set(step.id, step)
}

const scoresIn = (market: Market, profile: Profile) =>
  new Map(
    placeListings(profile, market, [...market.placeById.keys()].sort())
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id, total }) => [id, total]),
  )

const scoresOneByOne = (profile: Profile, now: ReadonlyMap<string, ListingText>) =>
  new Map([...now.keys()].sort().map((id) => [id, scoreListing(profile, prepareListing(now.get(id)!)).total]))

test('forgets a role that no title names any more', () => {
  const market = openMarket([])
  for (let index = 0; index < 20; index++) putListing(market, { ...listings.data, title: `Zither Developer ${index}x` })
  expect(market.works.numbers.size, 'works of one listing').toBe(1)
  removeListing(market, 'data')
  expect(market.works.numbers.size, 'works without a listing').toBe(0)
})

test('listings with the same role share its number', () => {
  const titles = ['Frontend Developer Intern', 'Front End Engineer']
  const market = openMarket(titles.map((title) => ({ ...listings.frontend, id: title, title })))
  expect(market.works.values.length).toBe(1)
})
