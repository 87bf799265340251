import { expect, onTestFinished, test } from 'vitest'
import { bareDatabase } from '../testing/database.ts'
import { migrate } from './migrate.ts'

/** The migrations before the one that records announced internships. */
const migrationsBefore = 25
const [asha, kite, listing] = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`)

test('internships that earlier releases announced are not announced again, and searches still alert at once', async () => {
  const { pool, url, close } = await bareDatabase()
  onTestFinished(close)
  await migrate(url, { upTo: migrationsBefore })
  await pool.query(`
    insert into users (id, email, password_hash, role) values
      ('${asha}', 'asha@kite.test', 'x', 'student'), ('${kite}', 'hr@kite.test', 'x', 'company');
    insert into students values ('${asha}', 'Asha', 'Rao', 'Pune University', 'Economics', 2027);
    insert into companies (user_id, company_name, industry, company_size, contact_person)
      values ('${kite}', 'Kite Labs', 'Technology', '11-50', 'Meera Iyer');
    insert into internships (id, company_id, title, description, requirements, location, type, duration,
      duration_months, stipend, search_text, place_text)
      values ('${listing}', '${kite}', 'Data intern', 'D', '{SQL}', 'Pune', 'Hybrid', '3 months', 3, 1, 'x', 'pune');
    insert into saved_searches (student_id, name, q) values ('${asha}', 'SQL', 'sql');
    insert into notifications (user_id, event, type, category, priority, internship_id) values
      ('${asha}', 'internship:1:matched', 'info', 'new_opportunity_matched', 'normal', '${listing}'),
      ('${asha}', 'internship:1:searched', 'info', 'new_opportunity', 'normal', '${listing}'),
      ('${asha}', 'x', 'info', 'new_opportunity', 'normal', null),
      ('${kite}', 'internship:1:posted', 'success', 'internship_posted', 'normal', '${listing}')`)
  await migrate(url)
  const announced = await pool.query('select student_id, internship_id from announced_internships')
  expect(announced.rows).toEqual([{ student_id: asha, internship_id: listing }])
  expect((await pool.query('select alert from saved_searches')).rows).toEqual([{ alert: 'at_once' }])
})
