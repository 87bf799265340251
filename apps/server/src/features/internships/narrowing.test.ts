import { workTypes } from '@fledge/contract/constants'
import { fitsSearch, type InternshipSearch } from '@fledge/core/internship-search'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stage } from '../../testing/stage.ts'
import type { Filter } from './list-conditions.ts'
import { listInternships } from './list-queries.ts'
import { listingRow } from './listing-row.ts'
import { findNarrowing, tellingParts } from './narrowing.ts'
import { sampled } from './ways.ts'

const { db, company, internship } = await stage()
const owner = await company({ companyName: 'Kite Œuvre Labs' })
const words =
  'engineer engineering, (gine) python. c++ C# ui/ux 100% sales_growth back\\slash café ÖKOSYSTEM 日本語 Straße ﬁnance a zq'.split(
    ' ',
  )
const places = ['Pune, India', 'New Delhi', 'San Francisco', 'Remote, India', 'Zürich'] as const
const made: Awaited<ReturnType<typeof internship>>[] = []
for (let n = 0; n < 30; n++) {
  const description = words.filter((_, place) => (n * 7 + place * 5) % 11 < 4).join(' ') || 'none'
  const [location, type] = [places[n % places.length]!, workTypes[n % workTypes.length]!]
  made.push(await internship({ company: owner, description, location, type, title: `Intern ${n} new` }))
}
const long = `${'x'.repeat(450)}needle${'y'.repeat(450)}`
made.push(await internship({ company: owner, description: long }))
const rows = made.map((one) => ({ id: one.id, ...listingRow(one.company, one) }))

/** Newer ones, more than are looked at one by one: what is above is found by its words. */
const others = await db.execute(sql`
  insert into internships (company_id, title, description, requirements, location, type, duration, duration_months,
    stipend, search_text, place_text, created_at)
  select ${owner.id}, 'T', 'D', '{SQL}', 'P', 'Part-time', '2 months', 2, 1, 'жж part-time', 'жж', now() + interval '1 minute'
  from generate_series(1, ${sampled})
  returning id, search_text as "searchText", place_text as "placeText", type`)
rows.push(...(others as unknown as { rows: typeof rows }).rows)

async function foundBy(filter: Filter) {
  const { rows: found, total } = await listInternships(db, filter, { sort: 'newest', limit: 1000, after: null })
  expect(total).toBe(found.length)
  return found.map(({ id }) => id).sort()
}
const fitting = (search: InternshipSearch) =>
  rows
    .filter((row) => fitsSearch(row, search))
    .map(({ id }) => id)
    .sort()

/** A piece of something that is there, or of nothing that is. */
const text = [...words, ...places, 'kite œuvre labs', long].join(' ')
const piece = fc.oneof(
  fc.tuple(fc.nat(text.length), fc.integer({ min: 1, max: 12 })).map(([at, size]) => text.slice(at, at + size)),
  fc.string({ maxLength: 6, unit: 'grapheme' }).map((any) => any.replaceAll('\0', '')),
)
const search = fc.record({
  q: fc.oneof(
    piece,
    fc.tuple(piece, piece).map((two) => two.join(' ')),
  ),
  type: fc.constantFrom('all' as const, ...workTypes),
  location: fc.oneof(fc.constantFrom('all', 'remote', 'delhi', 'india'), piece),
})

test('the database finds what the rule of core says, whatever is looked for', async () => {
  await fc.assert(
    fc.asyncProperty(search, async (asked) => {
      expect(await foundBy(asked)).toEqual(fitting(asked))
    }),
    { numRuns: 150 },
  )
})

test('a word that is longer than an index can hold is found by its parts', async () => {
  expect(await foundBy({ q: 'x'.repeat(200) })).toEqual([made.at(-1)!.id])
  expect(await foundBy({ q: 'needle' })).toEqual([made.at(-1)!.id])
})

test('what stands in no word of any listing is known before a listing is looked at', async () => {
  for (const q of ['enginer', 'zqq', '語日', 'python cobol']) expect(await findNarrowing(db, { q }), q).toBe(null)
  expect((await findNarrowing(db, { q: 'python' }))?.conditions).toHaveLength(1)
  expect(await findNarrowing(db, { q: '  ', type: 'all', location: 'all' })).toEqual({ conditions: [], oneOf: null })
})

test('what tells most is looked up first: a place before short pieces, a type where nothing else tells', () => {
  const parts = tellingParts({ q: 'ui developer tests c', type: 'Full-time', location: 'pune' })
  expect(parts.map(({ text }) => text)).toEqual(['developer', 'pune', 'tests', 'ui', 'c'])
  expect(tellingParts({ q: 'ui c', type: 'Full-time' }).map(({ text }) => text)).toEqual(['full-time', 'ui', 'c'])
  expect(tellingParts({ type: 'Remote', location: 'remote' })).toEqual([{ text: 'remote', pattern: '%remote%' }])
})

test('the words of every work type have an index of their own', async () => {
  const indexes = await db
    .select({ type: sql<string>`substring(indexdef from 'WHERE \\(type = ''(.+)''')` })
    .from(sql`pg_indexes`)
    .where(sql`indexname like 'internships_words_%'`)
  expect(indexes.map(({ type }) => type).sort()).toEqual([...workTypes].sort())
})

test('an edit and a new company name are found by their new words', async () => {
  const { as, internship: post } = await stage()
  const { id, company: kite } = await post({ title: 'Sailor' })
  const url = '/api/internship'
  const fields = { title: 'Quixotry', description: 'Sail.', requirements: ['Sails'], location: 'Goa' }
  const payload = { ...fields, type: 'Remote', duration: '2 months', stipend: 1 }
  expect((await as(kite)({ method: 'PUT', url: `${url}/${id}`, payload })).statusCode).toBe(200)
  const reply = await as(kite)({ url, query: { q: 'uixot' } })
  expect(reply.json()).toMatchObject({ total: 1, data: [{ id }] })
})
