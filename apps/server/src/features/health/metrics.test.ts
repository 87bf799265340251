import { afterAll, expect, test } from 'vitest'
import { openJobs } from '../../jobs/open-jobs.ts'
import { testDatabase } from '../../testing/database.ts'
import { stage } from '../../testing/stage.ts'
import { createMetrics } from './metrics.ts'

const database = await testDatabase()
const jobs = await openJobs(database.pool, () => undefined)
afterAll(async () => {
  await jobs.stop()
  await database.close()
})
const metrics = createMetrics({ db: database.db, pool: database.pool, countSockets: () => 3 })
const watched = await stage({ metrics, metricsToken: 'a token for Prometheus' })
const unwatched = await stage()

const read = (token?: string) =>
  watched.anyone({ url: '/api/metrics', headers: token ? { authorization: `Bearer ${token}` } : {} })

test('tells Prometheus of answers by route, of connections and of what waits', async () => {
  await watched.anyone({ url: '/api/internship?q=someone%27s+words' })
  await watched.anyone({ url: '/api/nothing/asha@rao.test' })
  await jobs.send(database.db, 'read-resume', { fileId: '00000000-0000-4000-8000-000000000000' })
  metrics.queryWasSlow()

  const reply = await read('a token for Prometheus')
  expect(reply.headers['content-type']).toMatch(/^text\/plain/)
  expect(reply.body).toContain('fledge_answer_seconds_count{method="GET",route="/api/internship",status="2xx"} 1')
  expect(reply.body).toContain('fledge_sockets 3')
  expect(reply.body).toContain('fledge_waiting{queue="read-resume",state="created"} 1')
  expect(reply.body).toContain('fledge_slow_queries_total 1')
  expect(reply.body).toContain('fledge_database_connections{state="idle"}')
  expect(reply.body).toContain('process_resident_memory_bytes')
})

test('names routes and never what people wrote in an address', async () => {
  const { body } = await read('a token for Prometheus')
  expect(body).not.toMatch(/asha|words/)
})

test('without the token it is as if it were not there', async () => {
  expect((await read()).statusCode).toBe(404)
  expect((await read('another token')).statusCode).toBe(404)
  expect((await unwatched.anyone({ url: '/api/metrics' })).statusCode).toBe(404)
})
