import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { resumeFiles, resumes } from '../../db/schema/resumes.ts'
import { ashasResume, pdfOf, resumeStage, uploadOf } from '../../testing/resume-files.ts'

const { as, db, deps, student, company, internship, upload, resumeOf, work } = await resumeStage()

const replacing = async (bytes: Uint8Array, name = 'New.pdf') => ({
  ...(await uploadOf(bytes, { name })),
  url: '/api/resume/upload?replace=true',
})
const resumesOf = ({ id }: { id: string }) => db.select().from(resumes).where(eq(resumes.studentId, id))
const shorter = ['Asha Rao', 'Skills', 'Go, SQL']

test('replaces the resume and deletes the old file', async () => {
  const asha = await student()
  const old = await resumeOf(asha)
  const [before] = await resumesOf(asha)

  const reply = await as(asha)(await replacing(await pdfOf(shorter)))
  await work()

  expect([reply.statusCode, reply.json().data.filename]).toEqual([201, 'New.pdf'])
  const { data } = (await as(asha)({ url: `/api/resume/user/${asha.id}` })).json()
  expect(data).toMatchObject([{ id: reply.json().data.id, status: 'read', skills: expect.arrayContaining(['Go']) }])
  expect(data[0].id).not.toBe(old)
  expect(await db.$count(resumeFiles, eq(resumeFiles.id, before!.fileId))).toBe(0)
  expect(await deps.files.keptAt(before!.fileId)).toBeNull()
})

test('keeps a sent copy unchanged', async () => {
  const [asha, kite] = [await student(), await company()]
  const listing = await internship({ company: kite })
  const resumeId = await resumeOf(asha)
  const { id } = (await as(asha)({ method: 'POST', url: `/api/apply/${listing.id}`, payload: { resumeId } })).json()
    .data
  const sentBytes = (await as(kite)({ url: `/api/apply/${id}/resume` })).rawPayload

  expect((await as(asha)(await replacing(await pdfOf(shorter)))).statusCode).toBe(201)

  const after = await as(kite)({ url: `/api/apply/${id}/resume` })
  expect([after.statusCode, after.rawPayload.equals(sentBytes)]).toEqual([200, true])
})

test('a rejected replacement keeps the resume, and a second upload without `replace` is rejected', async () => {
  const asha = await student()
  const id = await resumeOf(asha)
  const bad = await as(asha)(await replacing(Buffer.from('no document'), 'x.pdf'))
  expect([bad.statusCode, bad.json().message]).toEqual([400, 'Only PDF, DOC, and DOCX files are allowed'])
  const second = await upload(asha, await pdfOf(shorter))
  expect([second.statusCode, second.json().code]).toEqual([400, 'resume_limit'])
  expect(await resumesOf(asha)).toMatchObject([{ id }])
  const invalid = { ...(await replacing(await pdfOf(shorter))), url: '/api/resume/upload?replace=yes' }
  expect((await as(asha)(invalid)).statusCode).toBe(400)
})

test('there is always a resume during concurrent replacements', async () => {
  const asha = await student()
  // Without a resume it is a normal upload.
  expect((await as(asha)(await replacing(await pdfOf(ashasResume)))).statusCode).toBe(201)
  let isDone = false
  const counts: number[] = []
  const watch = (async () => {
    while (!isDone) counts.push((await resumesOf(asha)).length)
  })()
  const send = as(asha)
  const forms = await Promise.all(
    Array.from({ length: 5 }, async (_, i) => replacing(await pdfOf([...shorter, `Number ${i}`]))),
  )
  const replies = await Promise.all(forms.map((form) => send(form)))
  isDone = true
  await watch
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201])
  expect(new Set(counts)).toEqual(new Set([1]))
  expect(await db.$count(resumeFiles, eq(resumeFiles.studentId, asha.id))).toBe(1)
})
