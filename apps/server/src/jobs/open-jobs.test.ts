import { sql } from 'drizzle-orm'
import { afterAll, afterEach, expect, test } from 'vitest'
import { jobTable } from '../start/job-table.ts'
import { testDatabase } from '../testing/database.ts'
import { idleJobs } from '../testing/idle-jobs.ts'
import type { JobHandlers } from './jobs.ts'
import { type JobRunner, type OnJobError, openJobs } from './open-jobs.ts'

const database = await testDatabase()
const { db } = database
const running: JobRunner[] = []
// The workers of one test would take the jobs of the next.
afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop(100)
})
afterAll(() => database.close())

async function open(onError: OnJobError = (error) => expect.fail(error.message)) {
  const jobs = await openJobs(database.pool, jobTable, onError)
  running.push(jobs)
  return jobs
}

/** Handlers that record their arguments; `read` replaces the work of one kind. */
function noting(read: JobHandlers['read-resume'] = async () => undefined) {
  const done: string[] = []
  const handlers: JobHandlers = {
    ...idleJobs,
    'read-resume': async (data) => {
      await read(data)
      done.push(data.fileId)
    },
    'announce-internship': async ({ internshipId }) => void done.push(internshipId),
    'sweep-files': async () => void done.push('sweep'),
  }
  return { done, handlers }
}

test('runs a job soon after the commit, and never after a rollback', async () => {
  const jobs = await open()
  const { done, handlers } = noting()
  await jobs.start(handlers)
  await expect.poll(() => done).toEqual(['sweep'])

  const cancelled = db.transaction(async (db) => {
    await jobs.send(db, 'read-resume', { fileId: 'cancelled' })
    throw new Error('no')
  })
  await expect(cancelled).rejects.toThrow('no')
  const start = performance.now()
  for (const fileId of ['one', 'two', 'three']) {
    await db.transaction((db) => jobs.send(db, 'read-resume', { fileId }))
    jobs.wake('read-resume')
    await expect.poll(() => done.at(-1), { interval: 5 }).toBe(fileId)
  }
  // The polls are ten seconds apart: by them alone three would take as long or longer.
  expect(performance.now() - start).toBeLessThan(20_000)
  expect(done).toEqual(['sweep', 'one', 'two', 'three'])
  await jobs.stop()
})

test('runs many jobs without waiting for polls', async () => {
  const jobs = await open()
  const { done, handlers } = noting()
  await jobs.start(handlers)
  const ids = Array.from({ length: 30 }, (_, i) => `file ${i}`)

  await Promise.all(ids.map((fileId) => jobs.send(db, 'read-resume', { fileId }).then(() => jobs.wake('read-resume'))))

  await expect.poll(() => done.filter((id) => id.startsWith('file')).length).toBe(30)
  await jobs.stop()
})

test('runs a job at its time, and jobs with the same time once', async () => {
  const jobs = await open()
  const times: number[] = []
  const { handlers } = noting()
  await jobs.start({ ...handlers, 'release-decisions': async () => void times.push(Date.now()) })
  await expect.poll(() => times).toHaveLength(1)
  const startAt = new Date(Date.now() + 3000).toISOString()
  for (let i = 0; i < 5; i += 1) await jobs.send(db, 'release-decisions', {}, { startAt })
  await expect.poll(() => times, { timeout: 20_000 }).toHaveLength(2)
  expect(times[1]).toBeGreaterThanOrEqual(Date.parse(startAt) - 50)
})

test('reports and retries a failed job', async () => {
  const failures: unknown[] = []
  const jobs = await open((error, job) => failures.push({ message: error.message, job }))
  let attempts = 0
  const { done, handlers } = noting(async () => {
    attempts += 1
    if (attempts === 1) throw new Error('the disk is busy')
  })
  await jobs.start(handlers)
  await jobs.send(db, 'read-resume', { fileId: 'twice' })
  jobs.wake('read-resume')
  await expect.poll(() => attempts).toBe(1)

  const later = setInterval(() => jobs.wake('read-resume'), 200)
  await expect.poll(() => done).toContain('twice')
  clearInterval(later)
  expect(failures).toEqual([{ message: 'the disk is busy', job: 'read-resume' }])
  await jobs.stop()
})

test('waits for the running job when stopping and leaves the next to a later process', async () => {
  const jobs = await open()
  const { promise, resolve } = Promise.withResolvers<void>()
  const { done, handlers } = noting(() => promise)
  await jobs.start(handlers)
  await jobs.send(db, 'read-resume', { fileId: 'in hand' })
  jobs.wake('read-resume')
  await expect
    .poll(async () => (await database.pool.query(`select 1 from jobs.job where state = 'active'`)).rowCount)
    .toBe(1)

  const stopped = jobs.stop()
  await jobs.send(db, 'announce-internship', { internshipId: 'left' })
  resolve()
  await stopped
  expect(done).toContain('in hand')
  expect(done).not.toContain('left')

  const later = await open()
  const next = noting()
  await later.start(next.handlers)
  await expect.poll(() => next.done).toContain('left')
  await later.stop()
})

test('updates only queues whose options differ', async () => {
  await open()
  // `xmin` is another one after every write of a row.
  const queues = async () =>
    (await database.pool.query('select name, expire_seconds, xmin::text as written from jobs.queue order by name')).rows
  const before = await queues()
  await open()
  expect(await queues()).toEqual(before)

  await database.pool.query(`update jobs.queue set expire_seconds = 7 where name = 'sweep-files'`)
  await open()
  const rules = (rows: typeof before) => rows.map(({ name, expire_seconds }) => [name, expire_seconds])
  expect(rules(await queues())).toEqual(rules(before))
})

test('of 200 announcements of one listing one job waits, for the next hour when one has started', async () => {
  const jobs = await open()
  const { db } = database
  const announce = (id: string) => jobs.send(db, 'announce-internship', { internshipId: id }, { hourlyKey: id })
  const inState = (state: string) =>
    db.$count(sql`jobs.job`, sql`data ->> 'internshipId' = 'toggled' and state::text = ${state}`)
  for (let n = 0; n < 200; n += 1) await announce('toggled')
  expect(await inState('created')).toBe(1)

  await db.execute(sql`update jobs.job set state = 'active' where data ->> 'internshipId' = 'toggled'`)
  for (let n = 0; n < 200; n += 1) await announce('toggled')
  expect(await inState('active')).toBe(1)
  expect(await inState('created')).toBe(1)
})
