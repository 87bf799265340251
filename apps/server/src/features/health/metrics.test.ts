import { availableParallelism } from 'node:os'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { openJobs } from '../../jobs/open-jobs.ts'
import { failed } from '../../reading/outcome.ts'
import { jobHandlers, jobTable } from '../../start/job-table.ts'
import { testDatabase } from '../../testing/database.ts'
import { onlyReads } from '../../testing/only-reads.ts'
import { stage } from '../../testing/stage.ts'
import { hashPassword } from '../auth/password.ts'
import { measureJobs, measureLive, measureReadings } from './measure-work.ts'
import { createMetrics } from './metrics.ts'

const database = await testDatabase()
const jobs = await openJobs(database.pool, jobTable, () => undefined)
afterAll(async () => {
  await jobs.stop()
  await database.close()
})
const { db, pool } = database
const metrics = createMetrics({ db, pools: [pool, pool], countSockets: () => 3, countListings: () => 40 })
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
  expect(reply.body).toContain('fledge_sockets 3')
  expect(reply.body).toContain('fledge_market_listings 40')
  expect(reply.body).toMatch(/fledge_overdue_seconds\{queue="read-resume"\} \d/)
  expect(reply.body).toContain('fledge_waiting{queue="read-resume",state="created"} 1')
  expect(reply.body).toContain(`fledge_database_connections{state="idle"} ${2 * pool.idleCount}`)
  expect(pool.idleCount).toBeGreaterThan(0)
  expect(reply.body).toContain('process_resident_memory_bytes')
  expect(reply.body).toContain('# TYPE fledge_rejection_reasons gauge')
})

test('reports the length of the hashing queue', async () => {
  const hashes = Array.from({ length: 20 + 2 * availableParallelism() }, () => hashPassword('a kite over Pune'))
  const { body } = await read('a token for Prometheus')
  expect(Number(/fledge_line\{line="hashing"\} (\S+)/.exec(body)?.[1])).toBeGreaterThan(0)
  await Promise.all(hashes)
  expect((await read('a token for Prometheus')).body).toContain('fledge_line{line="hashing"} 0')
})

test('counts a due retry as overdue like a first try', async () => {
  await jobs.send(database.db, 'read-resume', { fileId: '00000000-0000-4000-8000-000000000001' })
  const longAgo = sql`update jobs.job set state = 'retry', start_after = now() - interval '1 hour'
    where data->>'fileId' = '00000000-0000-4000-8000-000000000001'`
  await database.db.execute(longAgo)

  const { body } = await read('a token for Prometheus')
  expect(Number(/fledge_overdue_seconds\{queue="read-resume"\} (\S+)/.exec(body)?.[1])).toBeGreaterThan(3500)
})

test('reports jobs, readings, mails and live events by outcome', async () => {
  const failing = () => Promise.reject(new Error('no disk'))
  const handlers = measureJobs({ ...jobHandlers(watched.deps), 'release-decisions': failing }, metrics)
  await handlers['remind-interviews']({})
  await expect(handlers['release-decisions']({})).rejects.toThrow('no disk')
  const prepare = vi.fn()
  const reader = measureReadings({ ...onlyReads(async () => failed('scanned')), prepare }, metrics)
  reader.prepare()
  expect(prepare).toHaveBeenCalledTimes(1)
  await reader.read(new Uint8Array(), 'pdf')
  await measureReadings(onlyReads(failing), metrics)
    .read(new Uint8Array(), 'doc')
    .catch(() => undefined)
  const published: string[] = []
  measureLive((userId) => void published.push(userId), metrics)('asha', 'notificationsReadAll', { updated: 2 })
  metrics.mailed('put_off')

  const { body } = await read('a token for Prometheus')
  expect(body).toContain('fledge_job_seconds_count{job="remind-interviews",outcome="done"} 1')
  expect(body).toMatch(/fledge_job_last_done_timestamp_seconds\{job="remind-interviews"\} \d{10}/)
  expect(body).toContain('fledge_job_seconds_count{job="release-decisions",outcome="failed"} 1')
  expect(body).not.toContain('last_done_timestamp_seconds{job="release-decisions"}')
  expect(body).toContain('fledge_reading_seconds_count{kind="pdf",outcome="scanned"} 1')
  expect(body).toContain('fledge_reading_seconds_count{kind="doc",outcome="interrupted"} 1')
  expect(body).toContain('fledge_readings_under_way 0')
  expect(body).toContain('fledge_mails_total{outcome="put_off"} 1')
  expect(body).toContain('fledge_live_messages_total{event="notificationsReadAll"} 1')
  expect(published).toEqual(['asha'])
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
