import { countedUpTo, sortOptions } from '@fledge/contract/constants'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { internships } from '../../db/schema/internships.ts'
import { stage } from '../../testing/stage.ts'
import { countByFacet } from './facets.ts'
import type { ListingFilter } from './listing-filter.ts'
import { countListings, findPage, type SearchOrder } from './search.ts'

const { db, company } = await stage()
const { id: companyId } = await company()
const size = 30_000

/** 'veridian' is in every 150th text and every 600th title, 'zephyrine' in every 4,000th, 'ancient' only in old ones. */
await db.execute(sql`
  insert into internships (company_id, title, description, requirements, location, type, duration, duration_months,
    stipend, title_text, heading_text, search_text, place_text, created_at)
  select ${companyId}, title, 'Work.', '{SQL}', place, type, '2 months', 2, (n * 7919) % 300,
    ' ' || lower(title) || ' ', ' ' || lower(title) || ' sql ',
    ' intern kite labs ' || lower(type) || ' ' || place || ' word' || n || ' engineer partner'
      || case when n % 150 = 7 then ' veridian' else '' end || case when n % 4000 = 9 then ' zephyrine' else '' end
      || case when n % 2 = 0 and n < 6000 then ' ancient' else '' end || ' ',
    place, timestamptz '2026-01-01' + n / 3 * interval '1 second'
  from generate_series(1, ${size}) n,
    lateral (select (array['Remote', 'Hybrid', 'On-site'])[1 + n % 3] as type, 'city' || n % 40 as place,
      case when n % 600 = 7 then 'Veridian' else 'Intern' end as title) as drawn`)
await db.execute(sql`analyze internships`)

const limit = 7

async function walkPages(filter: ListingFilter, sort: SearchOrder): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const { data, nextCursor } = await findPage(db, filter, { sort, limit, cursor })
    ids.push(...data.map(({ id }) => id))
    cursor = nextCursor ?? undefined
  } while (cursor !== undefined && ids.length < 400)
  return ids.slice(0, 400)
}

const orders: Record<Exclude<SearchOrder, 'relevance'>, string> = {
  newest: 'created_at desc, id desc',
  oldest: 'created_at, id',
  'stipend-high': 'stipend desc, id desc',
  'stipend-low': 'stipend, id',
}

async function listIds(condition: string, order: string, most = 400): Promise<string[]> {
  const rows = await db
    .select({ id: internships.id })
    .from(internships)
    .where(sql.raw(condition))
    .orderBy(sql.raw(order))
    .limit(most)
  return rows.map(({ id }) => id)
}

const orderOfRelevance = (q = '') => `title_text like '%${q}%' desc, ${orders.newest}`

test.each([...sortOptions, 'relevance'] as const)('pages by %s contain every listing once, in order', async (sort) => {
  for (const [filter, condition] of [
    [{ q: 'veridian' }, "search_text like '%veridian%'"],
    [{ q: 'zephyrine' }, "search_text like '%zephyrine%'"],
    [{ q: 'ancient' }, "search_text like '%ancient%'"],
    [{ q: 'rd8 engineer' }, "search_text like '%rd8%'"],
    [{ q: 'veridian', type: 'Hybrid' }, "search_text like '%veridian%' and type = 'Hybrid'"],
    [{ q: 'veridian', location: 'city7' }, "search_text like '%veridian%' and place_text like '%city7%'"],
  ] satisfies [ListingFilter, string][]) {
    const order = sort === 'relevance' ? orderOfRelevance(filter.q) : orders[sort]
    expect(await walkPages(filter, sort), condition).toEqual(await listIds(condition, order))
  }
})

test.each<[ListingFilter, number]>([
  [{ q: 'veridian' }, 200],
  [{ q: 'zephyrine' }, 8],
  [{ q: 'enginer' }, 0],
  [{ q: 'rd8' }, 1111],
  [{ q: 'partner rd8' }, 1111],
  [{ q: 'rd8 rd7' }, 0],
  [{ location: 'city7' }, size / 40],
])('the total of %j is exact', async (filter, total) => {
  expect(await countListings(db, filter)).toBe(total)
})

test.each<ListingFilter>([
  { q: 'engineer' },
  { q: 'ancient' },
  {},
  // 'city1' and 'city10' to 'city19'.
  { location: 'city1' },
  { location: 'city1', type: 'Hybrid' },
])('the total of %j ends one above the limit of counting', async (filter) => {
  expect(await countListings(db, filter)).toBe(countedUpTo + 1)
})

test.each<[ListingFilter, string]>([
  [{ q: 'rd8', type: 'Hybrid' }, "search_text like '%rd8%' and type = 'Hybrid'"],
  [{ q: 'rd8 kite', type: 'Hybrid', location: 'city' }, "search_text like '%rd8%' and type = 'Hybrid'"],
  [
    { location: 'city1', type: 'Hybrid', q: 'word1' },
    "search_text like '%word1%' and place_text like '%city1%' and type = 'Hybrid'",
  ],
])('the total of %j counts every match of all filters', async (filter, condition) => {
  expect(await countListings(db, filter)).toBe((await listIds(condition, orders.newest, size)).length)
})

test('facets count all listings of a small result', async () => {
  const { types, places, isWhole } = await countByFacet(db, { q: 'rd8 engineer', type: 'Remote' })
  expect(isWhole).toBe(true)
  expect(types.reduce((sum, { count }) => sum + count, 0)).toBe(1111)
  const remote = "search_text like '%rd8%' and type = 'Remote'"
  expect(places[0]).toEqual({ value: 'remote', count: (await listIds(remote, orders.newest, size)).length })
  expect(places).toHaveLength(41)
  for (const { value, count } of places.slice(1)) {
    const inPlace = await listIds(`${remote} and place_text like '%${value}%'`, orders.newest, size)
    expect(count, value).toBe(inPlace.length)
  }
})

test('facets of a large result count the newest listings and are marked as incomplete', async () => {
  const { types, places, isWhole } = await countByFacet(db, {})
  expect(isWhole).toBe(false)
  expect(types.reduce((sum, { count }) => sum + count, 0)).toBe(countedUpTo + 1)
  for (const { count } of places) expect(count).toBeLessThanOrEqual(countedUpTo + 1)
})

test('a place is counted once, in its most frequent spelling', async () => {
  const spellings = ['Lucknow', 'LUCKNOW', 'LUCKNOW', 'Lucknow', 'lucknow', 'Jaipur', 'JAIPUR', 'JAIPUR']
  for (const location of spellings) {
    await db.execute(sql`
      insert into internships (company_id, title, description, requirements, location, type, duration, duration_months,
        stipend, search_text, place_text, created_at)
      values (${companyId}, 'Intern', 'Work.', '{SQL}', ${location}, 'Remote', '2 months', 2, 0,
        'spelled remote ' || lower(${location}), lower(${location}), '2025-01-01')`)
  }
  expect(await countByFacet(db, { q: 'spelled', type: 'Remote' })).toEqual({
    types: [{ value: 'Remote', count: 8 }],
    places: [
      { value: 'remote', count: 8 },
      { value: 'LUCKNOW', count: 5 },
      { value: 'JAIPUR', count: 3 },
    ],
    isWhole: true,
  })
})
