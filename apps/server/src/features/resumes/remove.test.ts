import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { applications } from '../../db/schema/applications.ts'
import { resumeFiles, resumes } from '../../db/schema/resumes.ts'
import { resumeStage } from '../../testing/resume-files.ts'
import { readStoredFile } from './readings.ts'

const { as, db, deps, student, company, internship, application, upload, resumeOf, notificationsOf } =
  await resumeStage()

const remove = (id: string) => ({ method: 'DELETE', url: `/api/resume/${id}` }) as const
const fileOf = async (id: string) => (await db.select().from(resumes).where(eq(resumes.id, id)))[0]!.fileId

test('deletes the resume and its file', async () => {
  const asha = await student()
  const id = await resumeOf(asha)
  const fileId = await fileOf(id)

  const reply = await as(asha)(remove(id))

  expect([reply.statusCode, reply.json()]).toEqual([200, { success: true, data: { id } }])
  expect(await db.$count(resumeFiles, eq(resumeFiles.id, fileId))).toBe(0)
  expect(await deps.files.keptAt(fileId)).toBeNull()
  expect((await upload(asha)).statusCode).toBe(201)
})

test('keeps a file that was sent with an application', async () => {
  const asha = await student()
  const id = await resumeOf(asha)
  const fileId = await fileOf(id)
  await application({ studentId: asha.id, resumeFileId: fileId })

  expect((await as(asha)(remove(id))).statusCode).toBe(200)

  expect(await db.$count(resumeFiles, eq(resumeFiles.id, fileId))).toBe(1)
  expect(await deps.files.read(fileId)).toBeTruthy()
})

test('a resume can be deleted while it is being read', async () => {
  const asha = await student()
  const { id } = (await upload(asha)).json().data
  const fileId = await fileOf(id)
  const reading = readStoredFile(deps, fileId)
  expect((await as(asha)(remove(id))).statusCode).toBe(200)
  await reading
  expect(await readStoredFile(deps, fileId)).toBeUndefined()
})

test('of ten concurrent deletions one succeeds', async () => {
  const asha = await student()
  const id = await resumeOf(asha)
  const replies = await Promise.all(Array.from({ length: 10 }, () => as(asha)(remove(id))))
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(404)])
})

test('deleting with applications withdraws pending ones and keeps decided ones', async () => {
  const [asha, kite] = [await student(), await company()]
  const id = await resumeOf(asha)
  const resumeFileId = await fileOf(id)
  const sentTo = async (over: Partial<typeof applications.$inferInsert> = {}) =>
    application({ ...over, studentId: asha.id, resumeFileId, internshipId: (await internship({ company: kite })).id })
  const pending = await sentTo()
  const held = await sentTo({ status: 'rejected', decidedAt: pending.createdAt, tellAt: '2099-01-01T00:00:00.000Z' })
  const accepted = await sentTo({ status: 'accepted', decidedAt: pending.createdAt })

  const reply = await as(asha)({ method: 'DELETE', url: `/api/resume/${id}?applications=withdraw` })

  expect(reply.statusCode).toBe(200)
  const { data } = (await as(asha)({ url: `/api/apply/user/${asha.id}` })).json()
  const withdrawn = data.filter((one: { withdrawnAt: string | null }) => one.withdrawnAt !== null)
  expect(withdrawn.map(({ id }: { id: string }) => id).sort()).toEqual([pending.id, held.id].sort())
  const open = async (id: string) => (await as(kite)({ url: `/api/apply/${id}/resume` })).statusCode
  expect([await open(pending.id), await open(held.id), await open(accepted.id)]).toEqual([410, 410, 200])
  const sent = await notificationsOf(kite)
  expect(sent.map(({ title }) => title)).toEqual(['Application withdrawn', 'Application withdrawn'])
})
