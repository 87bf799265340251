import { type StoredRatings, storeRatings } from '@fledge/core/matching/score/stored-ratings'
import { createTextProfile } from '@fledge/core/matching/testing/profile-of-text'
import { resumes } from '@fledge/core/matching/testing/sample-resumes'
import { skills } from '@fledge/core/skills/vocabulary'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Deps } from '../../../apps/server/src/deps.ts'
import { announce } from '../../../apps/server/src/features/alerts/announce.ts'
import { shownByNow } from '../../../apps/server/src/features/alerts/candidate-queries.ts'

const variants = 2000
const internshipId = 'b0000000-0000-4000-8000-000000000001'
const frequent = { 'Microsoft Excel': 0.4, Communication: 0.6, Python: 0.3, SQL: 0.2 }
const [first, second, third] = ['Kubernetes', 'Figma', 'Tally']
const asked = {
  'three skills that 1 % show, and SQL': [first, second, third, 'SQL'],
  'one of them, and Python': [first, 'Python'],
  'Excel and Communication': ['Excel', 'Communication'],
} as Record<string, string[]>

/** A resume of the tests whose skills are replaced by a draw. */
function drawRatings(): StoredRatings {
  const profiles = Object.values(resumes)
  const { entries } = storeRatings(createTextProfile(profiles[Math.floor(Math.random() * profiles.length)]!))
  const strengths = [0.25, 0.45, 0.75, 0.85, 1]
  const strength = () => strengths[Math.floor(Math.random() * strengths.length)]!
  const names = new Set(Array.from({ length: 25 }, () => skills[Math.floor(Math.random() * skills.length)]!.name))
  for (const [name, share] of Object.entries(frequent)) if (Math.random() < share) names.add(name)
  for (const name of [first, second, third]) if (Math.random() < 0.01) names.add(name!)
  return { skills: [...names].map((name) => [name, strength(), 1]), degrees: [], entries }
}

/** Gives each student a reading with drawn skills, and prints what announcing an internship to them costs. */
export async function measureAnnouncements(client: pg.Client): Promise<void> {
  await client.query('create temp table drawn (n int primary key, ratings jsonb, shown text[])')
  for (let n = 0; n < variants; n++) {
    const ratings = drawRatings()
    await client.query('insert into drawn values ($1, $2, $3)', [n, ratings, ratings.skills.map(([name]) => name)])
  }
  await client.query(
    `insert into resume_files (id, student_id, filename, kind, size, sha256, status, pages, lines, draft, shown_skills, ratings, shown_by)
     select user_id, user_id, 'a.pdf', 'pdf', 1, '', 'read', 1, '[]', '{}', shown, ratings, $1
     from (select user_id, row_number() over () as n from students) as s join drawn on drawn.n = s.n % ${variants}`,
    [shownByNow],
  )
  await client.query('insert into resumes (student_id, file_id) select student_id, id from resume_files')
  await client.query('vacuum (analyze) resume_files')
  const nothing = () => undefined
  const jobs = { send: nothing, sendAll: nothing, wake: nothing }
  const deps = { db: drizzle(client), now: () => new Date(), publish: nothing, jobs, files: {}, demo: 'off' }
  const { rows } = await client.query('select count(*)::int as count from resumes')
  for (const [name, requirements] of Object.entries(asked)) {
    await client.query('update internships set requirements = $1 where id = $2', [requirements, internshipId])
    await client.query('delete from announced_internships')
    const [start, before] = [performance.now(), process.cpuUsage()]
    await announce(deps as unknown as Deps, internshipId)
    const { user, system } = process.cpuUsage(before)
    const { rows: told } = await client.query('select count(*)::int as count from announced_internships')
    console.log(
      `an internship that asks for ${name}, to ${rows[0].count} readings: ${Math.round(performance.now() - start)} ms, ` +
        `${Math.round((user + system) / 1000)} ms of a processor without PostgreSQL's, ${told[0].count} notified`,
    )
  }
}
