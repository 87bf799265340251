import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { ListingText } from './listing.ts'
import { prepareListing } from './listing.ts'
import { openMarket, putListing, removeListing } from './market.ts'
import { scoreListing } from './score.ts'
import { profileOfText } from './testing/profile-of-text.ts'
import { listings } from './testing/sample-listings.ts'
import { resumes } from './testing/sample-resumes.ts'

// Many runs, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const all: ListingText[] = Object.values(listings)
const profile = profileOfText(resumes.frontend)

test('a market that was changed scores like one opened anew', () => {
  const step = fc.tuple(fc.constantFrom('put', 'remove', 'edit'), fc.constantFrom(...all))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const market = openMarket(all)
      const now = new Map(all.map((listing) => [listing.id, listing]))
      for (const [what, listing] of steps) {
        const edited = { ...listing, requirements: [...listing.requirements, 'Docker'] }
        if (what === 'remove') {
          removeListing(market, listing.id)
          now.delete(listing.id)
          continue
        }
        putListing(market, what === 'edit' ? edited : listing)
        now.set(listing.id, what === 'edit' ? edited : listing)
        scoreListing(profile, market.rows.get(listing.id)!.listing, market)
      }
      const anew = openMarket([...now.values()])
      for (const id of now.keys())
        expect(scoreListing(profile, market.rows.get(id)!.listing, market)).toEqual(
          scoreListing(profile, anew.rows.get(id)!.listing, anew),
        )
    }),
  )
})

test('removing what is not there changes nothing', () => {
  const market = openMarket(all)
  removeListing(market, 'nowhere')
  expect(market.rows.size).toBe(all.length)
})

test('a score hardly moves while unrelated listings arrive', () => {
  const market = openMarket(crowd(400, 'old'))
  const listing = prepareListing(listings.frontend)
  putListing(market, listings.frontend)
  let last = scoreListing(profile, listing, market).total ?? 0
  let moves = 0
  for (const newcomer of crowd(300, 'new')) {
    putListing(market, newcomer)
    const now = scoreListing(profile, listing, market).total ?? 0
    expect(Math.abs(now - last)).toBeLessThanOrEqual(2)
    if (now !== last) moves++
    last = now
  }
  expect(moves).toBeLessThanOrEqual(6)
})

function crowd(size: number, prefix: string): ListingText[] {
  return Array.from({ length: size }, (_, index) => ({ ...all[index % all.length]!, id: `${prefix} ${index}` }))
}
