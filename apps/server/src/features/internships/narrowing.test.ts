import { fitsSearch, type InternshipSearch } from '@fledge/core/internship-search'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stage } from '../../testing/stage.ts'
import type { Filter } from './list-conditions.ts'
import { countOpenInternships, listVisibleInternships } from './list-queries.ts'
import { listingRow } from './listing-row.ts'
import { findNarrowing } from './narrowing.ts'

const { db, company, internship } = await stage()
const owner = await company({ companyName: 'Kite Œuvre Labs' })
const words =
  'engineer engineering, (gine) python. c++ C# ui/ux 100% sales_growth back\\slash café ÖKOSYSTEM 日本語 Straße ﬁnance a zq'.split(
    ' ',
  )
const places = ['Pune, India', 'New Delhi', 'San Francisco', 'Remote, India', 'Zürich'] as const
const types = ['Remote', 'Hybrid', 'On-site'] as const
const made: Awaited<ReturnType<typeof internship>>[] = []
for (let n = 0; n < 30; n++) {
  const description = words.filter((_, place) => (n * 7 + place * 5) % 11 < 4).join(' ') || 'none'
  const [location, type] = [places[n % places.length]!, types[n % types.length]!]
  made.push(await internship({ company: owner, description, location, type, title: `Intern ${n} new` }))
}
const long = `${'x'.repeat(450)}needle${'y'.repeat(450)}`
made.push(await internship({ company: owner, description: long }))

const foundBy = async (filter: Filter) =>
  (await listVisibleInternships(db, filter, { sort: 'newest', limit: 100, after: null })).map(({ id }) => id).sort()
const fitting = (search: InternshipSearch) =>
  made
    .filter((one) => fitsSearch(listingRow(one.company, one), search))
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
  type: fc.constantFrom('all' as const, ...types),
  location: fc.oneof(fc.constantFrom('all', 'remote', 'delhi', 'india'), piece),
})

test('the database finds what the rule of core says, whatever is looked for', async () => {
  await fc.assert(
    fc.asyncProperty(search, async (asked) => {
      const expected = fitting(asked)
      expect(await foundBy(asked)).toEqual(expected)
      expect((await countOpenInternships(db, asked)).total).toBe(expected.length)
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
  expect(await findNarrowing(db, { q: 'python' })).toHaveLength(1)
  expect(await findNarrowing(db, { q: '  ', type: 'all', location: 'all' })).toEqual([])
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
