import { expect, onTestFinished, test } from 'vitest'
import { countListings, findPage } from '../features/internships/search.ts'
import { bareDatabase } from '../testing/database.ts'
import { migrate } from './migrate.ts'

/** The migrations before the one that replaces the dictionary of words with a trigram index. */
const migrationsBefore = 21

const company = `
  insert into users (id, email, password_hash, role) values
    ('00000000-0000-4000-8000-000000000002', 'hr@kite.test', 'x', 'company');
  insert into companies (user_id, company_name, industry, company_size, contact_person) values
    ('00000000-0000-4000-8000-000000000002', 'Kite Labs', 'Technology', '11-50', 'Meera Iyer')`
const listing = `insert into internships (company_id, title, description, requirements, location, type, duration,
    duration_months, stipend, search_text, place_text)
  values ('00000000-0000-4000-8000-000000000002', $1, 'D', $2, 'Pune', 'Hybrid', '3 months', 3, 1, $3, 'pune')`

async function upgradedDatabase() {
  const database = await bareDatabase()
  onTestFinished(database.close)
  const { pool, url } = database
  await migrate(url, { upTo: migrationsBefore })
  await pool.query(company)
  await pool.query(listing, ['Café Manager', ['C++', 'Go'], 'cafe manager kite labs pune hybrid d c++ go'])
  await pool.query(listing, [
    'Barista',
    ['Coffee'],
    `barista kite labs pune hybrid manager ${'b'.repeat(200)} b coffee`,
  ])
  await migrate(url)
  return database
}

test('listings of earlier releases are found after the upgrade', async () => {
  const { db } = await upgradedDatabase()
  const titles = async (q: string) =>
    (await findPage(db, { q }, { sort: 'relevance', limit: 20 })).data.map(({ title }) => title)

  expect(await titles('manager')).toEqual(['Café Manager', 'Barista'])
  expect(await titles('cafe')).toEqual(['Café Manager'])
  expect(await titles('kite coffee')).toEqual(['Barista'])
  expect(await titles('go')).toEqual(['Café Manager'])
  expect(await titles('c++')).toEqual(['Café Manager'])
  expect(await titles('c')).toEqual([])
  expect(await countListings(db, { location: 'pune' })).toBe(2)
})

test('the upgrade removes the dictionary with its triggers, functions and indexes', async () => {
  const { pool } = await upgradedDatabase()
  const names = async (query: string) => (await pool.query<{ name: string }>(query)).rows.map(({ name }) => name)

  expect(await names("select tablename as name from pg_tables where tablename = 'search_words'")).toEqual([])
  expect(
    await names("select tgname as name from pg_trigger where tgrelid = 'internships'::regclass and not tgisinternal"),
  ).toEqual([])
  expect(
    await names("select proname as name from pg_proc where proname like '%search_words' or proname = 'word_grams'"),
  ).toEqual([])
  expect(await names("select indexname as name from pg_indexes where indexname like 'internships\\_words%'")).toEqual(
    [],
  )
})
