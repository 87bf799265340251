import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openJobs } from '../../jobs/open-jobs.ts'
import { jobTable } from '../../start/job-table.ts'
import { testDatabase } from '../../testing/database.ts'
import { stage } from '../../testing/stage.ts'
import { createMetrics } from './metrics.ts'

const database = await testDatabase()
const jobs = await openJobs(database.pool, jobTable, () => undefined)
afterAll(async () => {
  await jobs.stop()
  await database.close()
})
const { db, pool } = database
const metrics = createMetrics({ db, pools: [pool, pool] })
const watched = await stage({ metrics, metricsToken: 'a token for Prometheus' })
const unwatched = await stage()

const read = (token?: string) =>
  watched.anyone({ url: '/api/metrics', headers: token ? { authorization: `Bearer ${token}` } : {} })

test('reports responses by route, connections and waiting work to Prometheus', async () => {
  await watched.anyone({ url: '/api/internship?q=someone%27s+words' })
  await watched.anyone({ url: '/api/nothing/asha@rao.test' })
  await jobs.send(database.db, 'read-resume', { fileId: '00000000-0000-4000-8000-000000000000' })

  const reply = await read('a token for Prometheus')
  expect(reply.headers['content-type']).toMatch(/^text\/plain/)
  expect(reply.body).toContain('fledge_answer_seconds_count{method="GET",route="/api/internship",status="200"} 1')
  expect(reply.body).toMatch(/fledge_overdue_seconds\{queue="read-resume"\} \d/)
  expect(reply.body).toContain('fledge_waiting{queue="read-resume",state="created"} 1')
  expect(reply.body).toContain(`fledge_database_connections{state="idle"} ${2 * pool.idleCount}`)
  expect(pool.idleCount).toBeGreaterThan(0)
  expect(reply.body).toContain('process_resident_memory_bytes')
})

test('counts a due retry as overdue like a first try', async () => {
  await jobs.send(database.db, 'read-resume', { fileId: '00000000-0000-4000-8000-000000000001' })
  const longAgo = sql`update jobs.job set state = 'retry', start_after = now() - interval '1 hour'
    where data->>'fileId' = '00000000-0000-4000-8000-000000000001'`
  await database.db.execute(longAgo)

  const { body } = await read('a token for Prometheus')
  expect(Number(/fledge_overdue_seconds\{queue="read-resume"\} (\S+)/.exec(body)?.[1])).toBeGreaterThan(3500)
})

test('names routes and never values of the URL', async () => {
  const { body } = await read('a token for Prometheus')
  expect(body).not.toMatch(/asha|words/)
})

test('responds with 404 without the token', async () => {
  expect((await read()).statusCode).toBe(404)
  expect((await read('another token')).statusCode).toBe(404)
  expect((await unwatched.anyone({ url: '/api/metrics' })).statusCode).toBe(404)
})
