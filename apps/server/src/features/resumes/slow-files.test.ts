import { eq } from 'drizzle-orm'
import { Pool } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { resumeFiles, resumes } from '../../db/schema/resumes.ts'
import { openJobs } from '../../jobs/open-jobs.ts'
import { createReader } from '../../reading/reader.ts'
import { slowPdf } from '../../reading/testing/pdf-files.ts'
import { jobHandlers, jobTable } from '../../start/job-table.ts'
import { ashasResume, pdfOf, resumeStage, uploadOf } from '../../testing/resume-files.ts'
import { createReadings } from './readings.ts'

const reader = createReader({ processes: 1 })
const scene = await resumeStage({ readings: createReadings(reader) })
const { as, db, url, student, internship, upload } = scene
const pool = new Pool({ connectionString: url, max: 4 })
// Files interrupted on a busy machine are retried, so errors are ignored.
const jobs = await openJobs(pool, jobTable, () => undefined)
const deps = Object.assign(scene.deps, { jobs })
afterAll(async () => {
  await reader.close()
  await jobs.stop(100)
  await pool.end()
})

const statusOf = async ({ id }: { id: string }) =>
  (await db.select().from(resumeFiles).where(eq(resumeFiles.studentId, id)))[0]?.status

test('reads the second file of an account after the first files of others', async () => {
  const [greedy, honest] = [await student(), await student()]
  const files: string[] = []
  for (const who of [greedy, greedy, honest]) {
    const form = { ...(await uploadOf(await pdfOf(ashasResume))), url: '/api/resume/upload?replace=true' }
    const resumeId = (await as(who)(form)).json().data.id
    const { id } = await internship()
    await as(who)({ method: 'POST', url: `/api/apply/${id}`, payload: { resumeId } })
    files.push((await db.select().from(resumes).where(eq(resumes.id, resumeId)))[0]!.fileId)
  }

  const { rows } = await pool.query(
    `select data->>'fileId' as file from jobs.job where name = 'read-resume' order by priority desc, created_on`,
  )

  expect(rows.map(({ file }) => files.indexOf(file))).toEqual([0, 2, 1])
  await pool.query('delete from jobs.job')
})

test('reads a normal resume before completing slow files of others', async () => {
  const attackers = await Promise.all(Array.from({ length: 2 }, () => student()))
  const honest = await student()
  // The first file of a process has the time for its start on top.
  await reader.read(await pdfOf(ashasResume), 'pdf')
  const slow = slowPdf(30)
  for (const attacker of attackers) expect((await upload(attacker, slow)).statusCode).toBe(201)
  const { id } = (await upload(honest)).json().data
  await jobs.start(jobHandlers(deps))
  // Requesting the reading of a slow file does not prioritize it.
  for (const attacker of attackers.slice(1)) {
    const [resume] = (await as(attacker)({ url: `/api/resume/user/${attacker.id}` })).json().data
    void as(attacker)({ url: `/api/resume/${resume.id}/reading` }).catch(() => undefined)
  }

  await expect.poll(() => statusOf(honest), { timeout: 90_000, interval: 50 }).toBe('read')

  const statuses = await Promise.all(attackers.map(statusOf))
  expect(statuses.filter((status) => status !== 'reading')).toEqual([])
  expect((await as(honest)({ url: `/api/resume/${id}/reading` })).statusCode).toBe(200)
}, 120_000)
