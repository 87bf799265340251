import { expect, onTestFinished, test } from 'vitest'
import { bareDatabase } from '../testing/database.ts'
import { migrate } from './migrate.ts'

/** The migrations before the one that adds promises to reply. */
const migrationsBefore = 25

const [asha, kite, held, none] = [1, 2, 5, 6].map((n) => `00000000-0000-4000-8000-00000000000${n}`)
const rows = `
  insert into users (id, email, password_hash, role) values
    ('${asha}', 'asha@rao.test', 'x', 'student'), ('${kite}', 'hr@kite.test', 'x', 'company'),
    ('${held}', 'hr@one.test', 'x', 'company'), ('${none}', 'hr@two.test', 'x', 'company');
  insert into students values ('${asha}', 'Asha', 'Rao', 'Pune University', 'Physics', 2027);
  insert into companies (user_id, company_name, industry, company_size, contact_person)
    select id, 'Kite Labs', 'Technology', '11-50', 'Meera Iyer' from users where role = 'company';
  insert into settings (user_id, hold_hours) values ('${kite}', 2), ('${held}', 72), ('${none}', 0);
  insert into internships (company_id, title, description, requirements, location, type, duration, duration_months,
    stipend, search_text, place_text)
    select '${kite}', title, 'D', '{SQL}', 'Pune', 'Hybrid', '3 months', 3, 1, '', 'pune'
    from unnest('{rejected,held,written,met,silent}'::text[]) as title;
  insert into internship_versions select id, version, title, description, requirements, location, type, duration, stipend
    from internships;
  insert into applications (internship_id, internship_version, student_id)
    select id, 1, '${asha}' from internships;
  update applications set status = 'rejected', decided_at = '2026-03-01T00:00:00Z',
    tell_at = case when title = 'held' then '2026-03-02T00:00:00Z'::timestamptz end
    from internships where internships.id = internship_id and title in ('rejected', 'held');
  insert into messages (application_id, sender, text, created_at)
    select applications.id, side, 'Hello', '2026-03-03T00:00:00Z'
    from applications join internships on internships.id = internship_id
    cross join unnest('{company,student}'::text[]) as side
    where title = 'written' or (title = 'silent' and side = 'student');
  insert into interviews (application_id, company_id, student_id, mode, time_zone, created_at)
    select applications.id, '${kite}', '${asha}', 'phone', 'Asia/Kolkata', '2026-03-04T00:00:00Z'
    from applications join internships on internships.id = internship_id where title = 'met';`

test('rows of earlier releases keep what they said, and learn when they were answered', async () => {
  const { pool, url, close } = await bareDatabase()
  onTestFinished(close)
  await migrate(url, { upTo: migrationsBefore })
  await pool.query(rows)

  await migrate(url)

  const read = async (query: string) => (await pool.query(query)).rows
  expect(await read('select user_id as id, undo_seconds as seconds from settings order by id')).toEqual([
    { id: kite, seconds: 7200 },
    { id: held, seconds: 86_400 },
    { id: none, seconds: null },
  ])
  expect(await read('select distinct reply_days from internships')).toEqual([{ reply_days: 14 }])
  const answered = await read(`select title, first_answer_at as at from applications
    join internships on internships.id = internship_id order by title`)
  expect(answered.map(({ title, at }) => [title, at?.toISOString() ?? null])).toEqual([
    ['held', null],
    ['met', '2026-03-04T00:00:00.000Z'],
    ['rejected', '2026-03-01T00:00:00.000Z'],
    ['silent', null],
    ['written', '2026-03-03T00:00:00.000Z'],
  ])
  expect(await read('select reasons, advice, batch_id from applications limit 1')).toEqual([
    { reasons: [], advice: null, batch_id: null },
  ])
  expect(await read('select * from reply_promises')).toEqual([])
})
