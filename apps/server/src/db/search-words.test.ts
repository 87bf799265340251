import { expect, onTestFinished, test } from 'vitest'
import { bareDatabase } from '../testing/database.ts'
import { migrate } from './migrate.ts'

/** The migrations before the one that brought the dictionary. */
const before = 9

const company = `
  insert into users (id, email, password_hash, role) values
    ('00000000-0000-4000-8000-000000000002', 'hr@kite.test', 'x', 'company');
  insert into companies values ('00000000-0000-4000-8000-000000000002', 'Kite Labs', 'Technology', '11-50', 'Meera Iyer');`
const listing = `insert into internships (company_id, title, description, requirements, location, type, duration,
    duration_months, stipend, search_text, place_text)
  values ('00000000-0000-4000-8000-000000000002', 'T', 'D', '{SQL}', 'Pune', 'Hybrid', '3 months', 3, 1, $1, 'pune')`

async function place() {
  const database = await bareDatabase()
  onTestFinished(database.close)
  return {
    ...database,
    words: async () => (await database.pool.query('select word from search_words order by 1')).rows.map((r) => r.word),
  }
}

test('listings of earlier releases are in the dictionary, with words of any length', async () => {
  const { pool, url, words } = await place()
  await migrate(url, { upTo: before })
  await pool.query(company)
  await pool.query(listing, [`intern ${'é'.repeat(200)}${'b'.repeat(200)}c pune`])
  await migrate(url)

  expect(new Set(await words())).toEqual(new Set(['intern', 'é'.repeat(200), 'b'.repeat(200), 'c', 'pune']))
  const { rows } = await pool.query('select search_text from internships')
  expect(rows[0].search_text).toBe(`intern ${'é'.repeat(200)} ${'b'.repeat(200)} c pune`)
})

test('two that bring the same new words at the same moment both get through', async () => {
  const { pool, url, words } = await place()
  await migrate(url)
  await pool.query(company)
  const texts = Array.from({ length: 20 }, (_, n) => (n % 2 ? 'b c a d' : 'd a c b'))
  await Promise.all(texts.map((text) => pool.query(listing, [text])))
  expect(await words()).toEqual(['a', 'b', 'c', 'd'])

  await pool.query("update internships set state = 'paused'")
  await pool.query("update internships set search_text = 'e f'")
  expect(await words()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})
