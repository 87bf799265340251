import { compareByScore, type PlacedListing } from '@fledge/core/matching/market/rank-listings'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { internships } from '../../db/schema/internships.ts'
import { stage } from '../../testing/stage.ts'
import { findBestThatFit } from './best-that-fit.ts'
import type { Filter } from './list-conditions.ts'
import { listOpenIds } from './list-queries.ts'

const { db, company } = await stage()
const { id: companyId } = await company()
await db.execute(sql`
  insert into internships (company_id, title, description, requirements, location, type, duration, duration_months,
    stipend, search_text, place_text)
  select ${companyId}, 'T', 'D', '{SQL}', 'P', type, '2 months', 2, n,
    'word' || n || ' ' || lower(type) || ' city' || n % 40, 'city' || n % 40
  from generate_series(1, 4000) n,
    lateral (select (array['Remote', 'Hybrid', 'On-site'])[1 + n % 3] as type) as drawn`)
const all = await db.select({ id: internships.id, n: internships.stipend }).from(internships)
const bad = (n: number) => n % 500 === 0

/** Scores as a market would have them, some without a number; `scale` says how many are alike. */
const placesOf = (scale: number) => {
  const total = (n: number) => (bad(n) ? null : n % 10 === 0 ? 0 : 1 + ((n * 7919) % scale))
  const placed: PlacedListing[] = all.map(({ id, n }) => ({ id, total: total(n) })).sort(compareByScore)
  const ofAll = ({ after, limit }: { after: PlacedListing | null; limit: number }) =>
    placed.filter((one) => after === null || compareByScore(one, after) > 0).slice(0, limit)
  return { placed, ofAll }
}

const filter: fc.Arbitrary<Filter> = fc.record({
  q: fc.constantFrom(undefined, 'word', 'word1', 'd8', 'nothing'),
  type: fc.constantFrom('all' as const, 'Hybrid' as const, 'Remote' as const),
  location: fc.constantFrom('all', 'city7', 'city1', 'remote'),
})
const wanted = fc.record({ at: fc.nat(4200), limit: fc.constantFrom(1, 7, 21, 60, 700), scale: fc.constantFrom(3, 90) })

test('the best of the market that fit are the first of all that fits, in the same order', async () => {
  let known = 0
  await fc.assert(
    fc.asyncProperty(filter, wanted, async (asked, { at, limit, scale }) => {
      const { placed, ofAll } = placesOf(scale)
      const after = placed[at] ?? null
      const ids = new Set(await listOpenIds(db, asked))
      const rest = placed.filter((one) => ids.has(one.id) && (after === null || compareByScore(one, after) > 0))
      const found = await findBestThatFit(db, { ofAll }, asked, { after, limit })
      if (found === null) return
      known++
      expect(found).toEqual(rest.slice(0, limit))
    }),
    { numRuns: 60 },
  )
  expect(known).toBeGreaterThan(20)
})

test('what fits only far from the best is left to be named', async () => {
  const { ofAll } = placesOf(90)
  expect(await findBestThatFit(db, { ofAll }, { q: 'nothing' }, { after: null, limit: 21 })).toBe(null)
})
