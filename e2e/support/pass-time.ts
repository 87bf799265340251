import { join } from 'node:path'
import { connectionString } from '@fledge/local-postgres'
import { test } from '@playwright/test'
import { Client } from 'pg'

/** Jobs that run at intervals. */
type Job = 'remind-replies' | 'remind-offers' | 'release-decisions'

/** The dates of one application, by table and its key. */
const datedColumns = [
  [
    'applications',
    'id',
    [
      'created_at',
      'decided_at',
      'tell_at',
      'seen_at',
      'answered_at',
      'offer_starts_on',
      'answer_by',
      'answer_reminded_at',
      'first_answer_at',
      'nudged_at',
    ],
  ],
  ['application_events', 'application_id', ['created_at']],
  ['messages', 'application_id', ['created_at', 'read_at']],
  ['reply_promises', 'application_id', ['started_at', 'reply_by', 'answered_at', 'closed_at']],
] as const

/**
 * Lets days pass for one application: moves its dates into the past instead of the clock of the server, and stores the
 * job that would have run.
 */
export async function passDays(applicationId: string, days: number, job: Job): Promise<void> {
  const client = new Client({ connectionString: await findDatabase() })
  await client.connect()
  try {
    await client.query('begin')
    for (const [table, key, columns] of datedColumns) {
      const moved = columns.map((column) => `${column} = ${column} - make_interval(days => $2)`).join(', ')
      await client.query(`update ${table} set ${moved} where ${key} = $1`, [applicationId, days])
    }
    await client.query('commit')
    await client.query(
      `insert into jobs.job (name, policy, data) values ($1, 'exclusive', '{}') on conflict do nothing`,
      [job],
    )
  } finally {
    await client.end()
  }
}

/** The database of the server that this test uses. */
async function findDatabase(): Promise<string> {
  const folder = join(process.env['E2E_DATA_DIR'] ?? '', String(test.info().parallelIndex), 'database')
  const url = await connectionString({ folder, name: 'fledge' })
  if (url === null) throw new Error(`No database runs in ${folder}`)
  return url
}
