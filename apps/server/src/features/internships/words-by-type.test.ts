import { type WorkType, workTypes } from '@fledge/contract/constants'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../../db/client.ts'
import { stage } from '../../testing/stage.ts'
import type { Filter } from './list-conditions.ts'
import { listInternships } from './list-queries.ts'

const { db, url, company } = await stage()
const { id: companyId } = await company()
const size = 12_000

/** Every 49th holds a middling word, and each a word of its own. */
await db.execute(sql`
  insert into internships (company_id, title, description, requirements, location, type, duration, duration_months,
    stipend, search_text, place_text, created_at)
  select ${companyId}, 'Intern', 'Work.', '{SQL}', 'pune', type, '2 months', 2, 0,
    'intern ' || lower(type) || ' pune word' || n || case when n % 49 = 7 then ' veridian' else '' end,
    'pune', timestamptz '2026-01-01' + n * interval '1 second'
  from generate_series(1, ${size}) n,
    lateral (select (array['Remote', 'Hybrid', 'On-site', 'Full-time', 'Part-time'])[1 + n % 5] as type) as drawn`)
await db.execute(sql`vacuum analyze internships`)

/** One connection, whose statistics can be asked for when it has done something. */
const one = openDatabase(url, { connections: 1 })
afterAll(one.close)

const general = 'internships_words'
const indexOf = (type: WorkType) => `${general}_${type.replace('-', '_').toLowerCase()}`

/** How many listings each index of words has named so far. */
async function readOf(): Promise<Record<string, number>> {
  await one.db.execute(sql`select pg_stat_force_next_flush()`)
  const rows = await one.db
    .select({ name: sql<string>`indexrelname`, read: sql<number>`idx_tup_read::int` })
    .from(sql`pg_stat_user_indexes`)
    .where(sql`indexrelname like ${`${general}%`}`)
  return Object.fromEntries(rows.map(({ name, read }) => [name, read]))
}

/** The indexes of words that name any listing while something is looked for. */
async function askedBy(look: () => Promise<unknown>): Promise<string[]> {
  const before = await readOf()
  await look()
  const after = await readOf()
  return Object.keys(after).filter((name) => after[name] !== before[name])
}

/** What programs ask of a filter, more often than PostgreSQL plans a named statement for the values it is given. */
async function useIt(filter: Filter): Promise<number> {
  for (let n = 0; n < 7; n += 1) {
    await listInternships(one.db, filter, { sort: 'newest', limit: 20, after: null })
    await listInternships(one.db, filter, { sort: 'stipend-high', limit: 20, after: null })
  }
  const { total } = await listInternships(one.db, filter, { sort: 'newest', limit: 20, after: null })
  return total
}

const searches = [
  ['a word', 'veridian'],
  ['a word beside one that all hold', 'veridian intern'],
  // In 1,111 words, more than one statement asks for.
  ['a piece of many words', 'rd8'],
] as const

test.each(searches)(
  '%s is looked for among the words of the type that is wanted, and of no other',
  async (_what, q) => {
    for (const type of workTypes) {
      const asked = await askedBy(async () => expect(await useIt({ q, type })).toBeGreaterThan(30))
      expect(asked, type).toEqual([indexOf(type)])
    }
  },
)

test('without a type all words are asked, in their own index', async () => {
  expect(await askedBy(() => useIt({ q: 'veridian' }))).toEqual([general])
})
