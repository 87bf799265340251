import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { users } from '../../db/schema/accounts.ts'
import { applications } from '../../db/schema/applications.ts'
import { resumeFiles, resumes } from '../../db/schema/resumes.ts'
import { ashasResume, pdfOf, resumeStage, uploadOf } from '../../testing/resume-files.ts'

const { limits } = readConfig({ STORAGE_MB_PER_ACCOUNT: '1' })
const { as, db, deps, student, company, internship } = await resumeStage({ limits })
const pdf = await pdfOf(ashasResume)

/** The resume with a long comment after its first line. */
function resumeOfSize(kilobytes: number): Buffer {
  const end = pdf.indexOf('\n') + 1
  const comment = `%${'x'.repeat(kilobytes * 1024 - pdf.length - 2)}\n`
  return Buffer.concat([pdf.subarray(0, end), Buffer.from(comment), pdf.subarray(end)])
}

async function replace(who: { id: string }, kilobytes: number) {
  const request = await uploadOf(resumeOfSize(kilobytes))
  return as(who)({ ...request, url: `${request.url}?replace=true` })
}

async function applied(kilobytes: number) {
  const [asha, kite] = [await student(), await company()]
  const resumeId = (await replace(asha, kilobytes)).json().data.id
  const { id: internshipId } = await internship({ company: kite })
  const body = { resumeId }
  const { id } = (await as(asha)({ method: 'POST', url: `/api/apply/${internshipId}`, body })).json().data
  const withdraw = () => as(asha)({ method: 'POST', url: `/api/apply/${id}/withdraw` })
  return { asha, kite, id, withdraw }
}

const filesOf = ({ id }: { id: string }) => db.select().from(resumeFiles).where(eq(resumeFiles.studentId, id))
async function countStored(): Promise<number> {
  let count = 0
  for await (const ids of deps.files.pagesOfIds()) count += ids.length
  return count
}

test('rejects an upload over the quota with the usage and advice, and stores nothing', async () => {
  const { asha, withdraw } = await applied(600)
  const [sent] = await filesOf(asha)
  const storedBefore = await countStored()

  const refused = await replace(asha, 512)

  expect(refused.statusCode).toBe(413)
  expect(refused.json()).toMatchObject({
    code: 'storage_full',
    message:
      'This file has 0.5 MB. Your stored files use 0.6 of 1 MB: your resume, the copies sent with applications and your picture. Upload a smaller file, or withdraw an application to delete the copy that was sent with it.',
  })
  expect(await filesOf(asha)).toEqual([sent])
  expect(await countStored()).toBe(storedBefore)
  const [current] = await db.select().from(resumes).where(eq(resumes.studentId, asha.id))
  expect(current?.fileId).toBe(sent?.id)

  await withdraw()
  expect((await replace(asha, 512)).statusCode).toBe(201)
  expect(await filesOf(asha)).toHaveLength(1)
  expect(await countStored()).toBe(storedBefore)
})

test('replacing an unsent resume frees its quota', async () => {
  const asha = await student()
  expect((await as(asha)(await uploadOf(resumeOfSize(1100)))).statusCode).toBe(413)
  expect((await as(asha)(await uploadOf(resumeOfSize(900)))).statusCode).toBe(201)
  expect((await replace(asha, 1000)).statusCode).toBe(201)
})

test('counts the picture', async () => {
  const asha = await student()
  await db.update(users).set({ avatarFileId: randomUUID() }).where(eq(users.id, asha.id))
  expect((await replace(asha, 900)).statusCode).toBe(413)
  expect((await replace(asha, 800)).statusCode).toBe(201)
})

test('counts both of two concurrent uploads', async () => {
  const { asha } = await applied(300)
  const replies = await Promise.all([replace(asha, 600), replace(asha, 600)])
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  const bytes = (await filesOf(asha)).reduce((sum, { size }) => sum + size, 0)
  expect(bytes).toBe(900 * 1024)
})

test('withdrawing deletes the sent copy unless it is the current resume', async () => {
  const { asha, kite, id, withdraw } = await applied(300)
  const [sent] = await filesOf(asha)
  await replace(asha, 310)

  await withdraw()

  expect((await filesOf(asha)).map(({ id }) => id)).not.toContain(sent?.id)
  expect(await deps.files.keptAt(sent!.id)).toBeNull()
  const [row] = await db.select().from(applications).where(eq(applications.id, id))
  expect(row?.resumeFileId).toBeNull()
  expect((await as(kite)({ url: `/api/apply/${id}/resume` })).statusCode).toBe(410)
  expect((await as(asha)({ url: `/api/apply/${id}/resume` })).statusCode).toBe(404)

  const other = await applied(300)
  await other.withdraw()
  expect((await as(other.asha)({ url: `/api/apply/${other.id}/resume` })).statusCode).toBe(200)
})

test('stores equal files once: eight uploads, each sent with an application, take the bytes of one', async () => {
  const [asha, kite] = [await student(), await company()]
  const before = await countStored()
  const sent: { id: string; url: string }[] = []
  for (let n = 0; n < 8; n += 1) {
    const uploaded = await replace(asha, 200)
    expect(uploaded.statusCode, `upload ${n}`).toBe(201)
    const { id: internshipId } = await internship({ company: kite })
    const body = { resumeId: uploaded.json().data.id }
    const { id } = (await as(asha)({ method: 'POST', url: `/api/apply/${internshipId}`, body })).json().data
    sent.push({ id, url: `/api/apply/${id}/resume` })
  }
  expect(await countStored()).toBe(before + 1)
  expect(await filesOf(asha)).toHaveLength(8)

  // Removing the first, which was stored under its own id, keeps the bytes for the others.
  await as(asha)({ method: 'POST', url: `/api/apply/${sent[0]!.id}/withdraw` })
  expect(await filesOf(asha)).toHaveLength(7)
  const opened = await as(kite)({ url: sent[7]!.url })
  expect(opened.statusCode).toBe(200)
  expect(opened.rawPayload.length).toBe(resumeOfSize(200).length)

  for (const { id } of sent.slice(1)) await as(asha)({ method: 'POST', url: `/api/apply/${id}/withdraw` })
  const [current] = await db.select().from(resumes).where(eq(resumes.studentId, asha.id))
  await as(asha)({ method: 'DELETE', url: `/api/resume/${current!.id}` })
  expect(await filesOf(asha)).toEqual([])
  expect(await countStored()).toBe(before)
})
