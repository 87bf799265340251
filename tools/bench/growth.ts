import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { startLocalDatabase } from '../../apps/server/src/db/local-database.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import {
  listApplicationsOf,
  listApplicationsTo,
} from '../../apps/server/src/features/applications/application-queries.ts'
import {
  countNotifications,
  listNotificationsOf,
} from '../../apps/server/src/features/notifications/notification-queries.ts'
import { listEventsOf } from '../../apps/server/src/features/timeline/timeline-queries.ts'
import { limitMails } from '../../apps/server/src/mail/mail-limit.ts'
import { makeRunFolder } from '../../apps/server/src/testing/run-folder.ts'
import { measureAnnouncements } from './growth/announcements.ts'
import { listAgainstSharding } from './growth/sharding.ts'

/**
 * `npm run bench:growth`: fills a database with `--rows` notifications (ten million unless it says otherwise), a tenth as
 * many applications, and their timelines and mails, and prints for the statements of each list the time, and every table
 * that is read without an index. Then it announces internships to all students, a hundredth of the rows or `--students`,
 * and lists what stands against sharding.
 */
const { values } = parseArgs({
  options: { rows: { type: 'string', default: '10000000' }, students: { type: 'string' } },
})
const rows = Number(values.rows)
const students = Number(values.students ?? Math.ceil(rows / 100))
const internships = Math.ceil(rows / 500)
const companies = Math.ceil(internships / 20)

/** Of small tables a scan is the best plan. */
const mostScanned = 1000

/** Ids are numbers: 1… are students, companies follow them. */
const uuid = (kind: string, n: string) => `('${kind}0000000-0000-4000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`
const at = `now() - random() * interval '1 year'`
const fill = [
  `insert into users (id, email, password_hash, role) select ${uuid('a', 'n')}, 's' || n || '@x.example', '', 'student' from generate_series(1, ${students}) n`,
  `insert into students (user_id, first_name, last_name, university, major, graduation_year)
   select ${uuid('a', 'n')}, 'Asha', 'Rao', 'Pune University', 'Physics', 2028 from generate_series(1, ${students}) n`,
  `insert into users (id, email, password_hash, role) select ${uuid('c', 'n')}, 'c' || n || '@x.example', '', 'company' from generate_series(1, ${companies}) n`,
  `insert into companies (user_id, company_name, industry, company_size, contact_person)
   select ${uuid('c', 'n')}, 'Company ' || n, 'Technology', '11-50', '' from generate_series(1, ${companies}) n`,
  `insert into internships (id, company_id, title, description, requirements, location, type, duration, duration_months, stipend, search_text, place_text)
   select ${uuid('b', 'n')}, ${uuid('c', `1 + n % ${companies}`)}, 'Intern', 'Work.', '{SQL}', 'Pune', 'Remote', '2 months', 2, 0, 'intern', 'pune' from generate_series(1, ${internships}) n`,
  `insert into internship_versions (internship_id, version, title, description, requirements, location, type, duration, stipend)
   select id, version, title, description, requirements, location, type, duration, stipend from internships`,
  `insert into applications (id, internship_id, internship_version, student_id, created_at)
   select ${uuid('d', 'n')}, ${uuid('b', `1 + n * 7 % ${internships}`)}, 1, ${uuid('a', `1 + n % ${students}`)}, ${at}
   from generate_series(1, ${rows / 10}) n on conflict do nothing`,
  `insert into application_events (application_id, kind, actor, created_at)
   select id, 'resume_opened', 'company', created_at + k * interval '1 day' from applications, generate_series(1, 5) k`,
  `insert into notifications (user_id, event, type, category, priority, kind, params, is_read, internship_id, created_at)
   select ${uuid('a', `1 + n % ${students}`)}, 'growth:' || n, 'application', 'application_status', 'normal', 'application_accepted',
     '{"listing": "Intern", "company": "Kite Labs"}', n % 10 > 0, ${uuid('b', `1 + n % ${internships}`)}, created_at
   from (select n, ${at} as created_at from generate_series(1, ${rows}) n order by 2) as ordered`,
  `insert into mails (user_id, event, recipient, sender, kind, created_at, sent_at)
   select ${uuid('a', `1 + n % ${students}`)}, 'growth:' || n, 's' || 1 + n % ${students} || '@x.example', 'one', 'notification', at, at
   from (select n, ${at} as at from generate_series(1, ${rows / 2}) n) as made`,
]

const dataDir = await makeRunFolder('growth')
const server = await startLocalDatabase(dataDir, () => undefined)
try {
  await migrate(server.connectionString)
  await measure()
} finally {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function measure() {
  const client = new pg.Client({ connectionString: server.connectionString })
  await client.connect()
  // After a failure the server stops before the connection ends.
  client.on('error', () => undefined)
  for (const statement of fill) await client.query(statement)
  await client.query('vacuum (analyze)')
  const statements: { query: string; params: unknown[] }[] = []
  const db = drizzle(client, { logger: { logQuery: (query, params) => void statements.push({ query, params }) } })
  const student = (await client.query(`select ${uuid('a', '7')} as id`)).rows[0].id
  const company = (await client.query(`select ${uuid('c', '7')} as id`)).rows[0].id
  const { rows: own } = await client.query('select id from applications where student_id = $1', [student])
  const before = { createdAt: new Date(Date.now() - 180 * 86_400_000).toISOString(), id: student }
  const mail = { userId: student, event: 'new', recipient: 's7@x.example', sender: company }
  const content = { kind: 'unconfirmed_sender', params: { category: null } } as const
  const lists: Record<string, () => Promise<unknown>> = {
    'notifications, newest': () => listNotificationsOf(db, student, { limit: 50, before: null }),
    'notifications of half a year ago': () => listNotificationsOf(db, student, { limit: 50, before }),
    'counts of notifications': () => countNotifications(db, student),
    'applications of a student': () => listApplicationsOf(db, student),
    'applications to a company': () => listApplicationsTo(db, { id: company }, { limit: 50 }),
    'older applications to a company': () => listApplicationsTo(db, { id: company }, { limit: 50, before }),
    'a timeline': () => listEventsOf(db, own[0].id),
    'limit of mails': () => limitMails(db, [{ ...mail, content }]),
  }
  for (const [name, list] of Object.entries(lists)) {
    statements.length = 0
    await list()
    const plans = [...statements]
    for (const { query, params } of plans) {
      const { rows: plan } = await client.query(`explain (analyze, format json) ${query}`, params)
      const [{ Plan, 'Execution Time': ms, 'Planning Time': planning }] = plan[0]['QUERY PLAN']
      const scanned = tablesScanned(Plan)
      console.log(
        `${name}: ${ms.toFixed(1)} ms (planned in ${planning.toFixed(1)})${scanned.map((one) => `, scans ${one}`).join('')}`,
      )
    }
  }
  await listAgainstSharding(client)
  await measureAnnouncements(client)
  await client.end()
}

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

function tablesScanned({ Plans = [], ...node }: Plan): string[] {
  const inner = Plans.flatMap(tablesScanned)
  const read = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)
  return node['Node Type'] === 'Seq Scan' && read > mostScanned
    ? [`${node['Relation Name']} (${read} rows)`, ...inner]
    : inner
}
