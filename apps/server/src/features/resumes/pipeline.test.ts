import type { Pool } from 'pg'
import { afterAll, expect, test } from 'vitest'
import type { Jobs } from '../../jobs/jobs.ts'
import { type JobRunner, openJobs } from '../../jobs/open-jobs.ts'
import { createReader } from '../../reading/reader.ts'
import { jobHandlers, jobTable } from '../../start/job-table.ts'
import { ashasResume, pdfOf, resumeStage } from '../../testing/resume-files.ts'
import { createReadings } from './readings.ts'

const runner = Promise.withResolvers<JobRunner>()
const jobs: Jobs = {
  send: async (...job) => (await runner.promise).send(...job),
  sendAll: async (...batch) => (await runner.promise).sendAll(...batch),
  wake: (name) => void runner.promise.then(({ wake }) => wake(name)),
}
const reader = createReader({ processes: 1 })
const stage = await resumeStage({ jobs, readings: createReadings(reader) })
const { as, db, deps, published, student, internship, upload } = stage
// Drizzle keeps its pool, which the stage does not expose.
const { $client: pool } = db as unknown as { $client: Pool }
const work = await openJobs(pool, jobTable, (error) => expect.fail(error.message))
runner.resolve(work)
await work.start(jobHandlers(deps))
afterAll(async () => {
  await work.stop()
  await reader.close()
})

test('reads an uploaded resume, publishes it, and analyzes it', async () => {
  for (let i = 0; i < 5; i += 1) await internship({ title: 'Data analyst intern', requirements: ['SQL', 'Python'] })
  const asha = await student()

  const { id } = (await upload(asha, await pdfOf(ashasResume))).json().data
  const isHeard = () => published.some(({ userId, event }) => userId === asha.id && event === 'resumeChanged')
  await expect.poll(isHeard, { timeout: 30_000, interval: 2 }).toBe(true)
  const payload = { resumeId: id }
  const reply = await as(asha)({ method: 'POST', url: '/api/ai/analyze-resume', payload })

  expect(reply.json().data.parsing.wasParsed).toBe(false)
  expect(reply.json().data.matching.matches).toHaveLength(5)
})
