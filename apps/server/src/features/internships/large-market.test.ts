import { countedUpTo, sortOptions } from '@fledge/contract/constants'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { internships } from '../../db/schema/internships.ts'
import { stage } from '../../testing/stage.ts'
import { countByFacet } from './facets.ts'
import type { Page } from './find-page.ts'
import type { Filter } from './list-conditions.ts'
import { countOpen, listInternships, sortValueOf } from './list-queries.ts'
import { findNarrowing } from './narrowing.ts'
import { frequenciesOf } from './word-frequencies.ts'

const { db, company } = await stage()
const { id: companyId } = await company()
const size = 30_000

/** Every 150th holds a middling word, every 4,000th a rare one; of the oldest, every second one more. */
await db.execute(sql`
  insert into internships (company_id, title, description, requirements, location, type, duration, duration_months,
    stipend, search_text, place_text, created_at)
  select ${companyId}, 'Intern', 'Work.', '{SQL}', place, type, '2 months', 2, (n * 7919) % 300,
    'intern kite labs ' || lower(type) || ' ' || place || ' word' || n || ' engineer partner'
      || case when n % 150 = 7 then ' veridian' else '' end || case when n % 4000 = 9 then ' zephyrine' else '' end
      || case when n % 2 = 0 and n < 6000 then ' ancient' else '' end,
    place, timestamptz '2026-01-01' + n / 3 * interval '1 second'
  from generate_series(1, ${size}) n,
    lateral (select (array['Remote', 'Hybrid', 'On-site'])[1 + n % 3] as type, 'city' || n % 40 as place) as drawn`)
await db.execute(sql`analyze internships`)

const limit = 7
const total = async (filter: Filter) =>
  (await listInternships(db, filter, { sort: 'newest', limit, after: null })).total
async function walk(filter: Filter, sort: (typeof sortOptions)[number]): Promise<string[]> {
  const ids: string[] = []
  let after: Page['after'] = null
  while (ids.length < 400) {
    const { rows, hasMore } = await listInternships(db, filter, { sort, limit, after })
    ids.push(...rows.map(({ id }) => id))
    const last = rows.at(-1)
    if (!last || !hasMore) break
    after = { value: sortValueOf(last, sort), id: last.id }
  }
  return ids.slice(0, 400)
}

const columns = { newest: 'created_at desc, id desc', oldest: 'created_at, id' }
const orders = { ...columns, 'stipend-high': 'stipend desc, id desc', 'stipend-low': 'stipend, id' }
const truth = async (condition: string, sort: keyof typeof orders, most = 400): Promise<string[]> => {
  const rows = await db
    .select({ id: internships.id })
    .from(internships)
    .where(sql.raw(condition))
    .orderBy(sql.raw(orders[sort]))
    .limit(most)
  return rows.map(({ id }) => id)
}

test.each(sortOptions)('pages by %s give every listing once, in order, however it is found', async (sort) => {
  for (const [filter, condition] of [
    [{ q: 'veridian' }, "search_text like '%veridian%'"],
    [{ q: 'zephyrine' }, "search_text like '%zephyrine%'"],
    // In 1,111 different words.
    [{ q: 'd8' }, "search_text like '%d8%'"],
    [{ q: 'rd8 engineer' }, "search_text like '%rd8%'"],
    [{ q: 'veridian', type: 'Hybrid' }, "search_text like '%veridian%' and type = 'Hybrid'"],
  ] satisfies [Filter, string][]) {
    expect(await walk(filter, sort), condition).toEqual(await truth(condition, sort))
  }
})

test('what many listings fit is found also where the first thousands of the order do not fit', async () => {
  const { rows } = await listInternships(db, { q: 'ancient' }, { sort: 'newest', limit, after: null })
  expect(rows.map(({ id }) => id)).toEqual((await truth("search_text like '%ancient%'", 'newest')).slice(0, limit))
})

test('where more is known to fit than is counted, the pages are the same', async () => {
  for (const sort of sortOptions)
    for (const filter of [{ q: 'engineer' }, { q: 'ancient' }, { location: 'city1' }, { q: 'zephyrine' }]) {
      const page: Page = { sort, limit, after: null }
      const first = await listInternships(db, filter, page)
      expect(await listInternships(db, filter, page, true)).toMatchObject({ rows: first.rows, hasMore: first.hasMore })
      const last = first.rows.at(-1)!
      const after = { value: sortValueOf(last, sort), id: last.id }
      const second = await listInternships(db, filter, { sort, limit, after })
      const again = await listInternships(db, filter, { sort, limit, after }, true)
      expect(again).toMatchObject({ rows: second.rows, hasMore: second.hasMore })
    }
})

test('totals are exact as far as they are counted, and one more beyond', async () => {
  expect(await total({ q: 'veridian' })).toBe(200)
  expect(await total({ q: 'zephyrine' })).toBe(8)
  expect(await total({ q: 'enginer' })).toBe(0)
  // In 1,111 different words.
  expect(await total({ q: 'd8' })).toBe(1111)
  for (const q of ['rd8', 'rd8 engineer', 'partner rd8 d8']) expect(await total({ q }), q).toBe(1111)
  for (const filter of [
    { q: 'rd8', type: 'Hybrid' },
    { q: 'rd8 kite', type: 'Hybrid', location: 'city' },
  ] as const)
    expect(await total(filter)).toBe(
      (await truth("search_text like '%rd8%' and type = 'Hybrid'", 'newest', size)).length,
    )
  expect(await total({ q: 'rd8 rd7' })).toBe(0)
  expect(await total({ location: 'city7' })).toBe(size / 40)
  // 'city1' and 'city10' to 'city19'.
  expect(await total({ location: 'city1' })).toBe(countedUpTo + 1)
  expect(await total({ location: 'city1', type: 'Hybrid' })).toBe(countedUpTo + 1)
  expect(await total({ location: 'city1', type: 'Hybrid', q: 'word1' })).toBe(
    (await truth("search_text like '%word1%' and place_text like '%city1%' and type = 'Hybrid'", 'newest', size))
      .length,
  )
  for (const q of ['engineer', 'ancient', '', 'e']) expect(await total({ q }), q).toBe(countedUpTo + 1)
  expect(await countOpen(db)).toBe(countedUpTo + 1)
})

test('counts by facet are whole, or of some and said to be', async () => {
  const few = await countByFacet(db, { q: 'veridian' })
  expect(few.isWhole).toBe(true)
  expect(few.types.reduce((sum, { count }) => sum + count, 0)).toBe(200)
  const { types, isWhole } = await countByFacet(db, { location: 'city1', type: 'Hybrid' })
  expect([types.length, isWhole]).toEqual([3, false])
  for (const { count } of types) expect(count).toBeGreaterThan(2000)
  const many = await countByFacet(db, {})
  expect(many.isWhole).toBe(false)
  for (const { count } of [...many.types, ...many.places]) expect(count).toBeLessThanOrEqual(size / 3)
})

test('a piece of many words beside frequent ones is looked for in groups of them, and counted whole', async () => {
  const asked = { q: 'rd8 engineer', type: 'Remote' } as const
  expect((await findNarrowing(db, { q: asked.q }))?.oneOf).not.toBe(null)
  // A fortieth of the listings is sooner fetched than a thousand words are looked up.
  expect((await findNarrowing(db, { ...asked, location: 'city7' }))?.oneOf).toBe(null)
  expect(await total({ ...asked, location: 'city7' })).toBe(
    (await truth("search_text like '%rd8%' and type = 'Remote' and place_text like '%city7%'", 'newest', size)).length,
  )
  const { types, places, isWhole } = await countByFacet(db, asked)
  expect([types.reduce((sum, { count }) => sum + count, 0), isWhole]).toEqual([1111, true])
  const remote = await truth("search_text like '%rd8%' and type = 'Remote'", 'newest', size)
  expect(places[0]).toEqual({ value: 'remote', count: remote.length })
  expect(places).toHaveLength(41)
  for (const { value, count } of places.slice(1)) {
    const there = await truth(
      `search_text like '%rd8%' and type = 'Remote' and place_text like '%${value}%'`,
      'newest',
      size,
    )
    expect(count, value).toBe(there.length)
  }
})

test('how frequent the words of a place are is known from the places', async () => {
  // As if a thousand other words were more frequent.
  await db.execute(sql`delete from pg_statistic where starelid = 'internships_words'::regclass`)
  const [row] = await db.select(frequenciesOf(['%city7%', 'engineer'])).from(sql`(select) as nothing`)
  expect(row!.frequencies).toEqual([['city7', expect.closeTo(1 / 40, 2)]])
  expect(row!.listings).toBe(size)
})

test('a place is counted once, as most of its listings spell it, of what is equal as the first in order', async () => {
  const spelled = ['Lucknow', 'LUCKNOW', 'LUCKNOW', 'Lucknow', 'lucknow', 'Jaipur', 'JAIPUR', 'JAIPUR']
  for (const location of spelled) {
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

test('a search that finds nothing takes about as long as a page', async () => {
  const page = { sort: 'newest' as const, limit: 21, after: null }
  const median = async (filter: Filter) => {
    const times: number[] = []
    for (let n = 0; n < 15; n++) {
      const start = performance.now()
      await Promise.all([listInternships(db, filter, page), countOpen(db)])
      times.push(performance.now() - start)
    }
    return times.sort((a, b) => a - b)[7]!
  }
  const plain = await median({})
  // Looking through all of them takes some twenty times as long.
  for (const q of ['xylograph', 'enginer', 'zq']) expect((await median({ q })) / plain, q).toBeLessThan(6)
})
