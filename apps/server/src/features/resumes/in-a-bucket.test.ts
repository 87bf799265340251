import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, expect, inject, test } from 'vitest'
import { restoreBackup } from '../../backup/restore-backup.ts'
import { takeBackup } from '../../backup/take-backup.ts'
import { resumeFiles, resumes } from '../../db/schema/resumes.ts'
import { openFiles } from '../../files/files.ts'
import { bareDatabase } from '../../testing/database.ts'
import { ashasResume, pdfOf, resumeStage, uploadOf } from '../../testing/resume-files.ts'
import { s3Server } from '../../testing/s3-server.ts'

const server = await s3Server()
const dataDir = await mkdtemp(join(inject('runFolder'), 'bucket-'))
const files = await openFiles({ dataDir, s3: server.settings })
const { as, db, url, deps, work, clock, student, resumeOf, upload } = await resumeStage({ files })
const pdf = await pdfOf(ashasResume)
afterEach(() => server.suffer('none'))
afterAll(async () => {
  await server.close()
  await rm(dataDir, { recursive: true })
})

async function storedIds() {
  const ids: string[] = []
  for await (const page of files.pagesOfIds()) ids.push(...page)
  return ids
}

const refused = { status: 403, code: 'AccessDenied', times: 99 }
const filesOf = (studentId: string) => db.select().from(resumeFiles).where(eq(resumeFiles.studentId, studentId))

test('stores, reads, shows, downloads, replaces and deletes a resume in the bucket', async () => {
  const asha = await student()
  const id = await resumeOf(asha)
  const [first] = await filesOf(asha.id)
  expect(first).toMatchObject({ status: 'read', pages: 2 })
  expect(await storedIds()).toEqual([first!.id])
  for (const disposition of ['inline', 'attachment']) {
    const reply = await as(asha)({ url: `/api/resume/${id}/file`, query: { disposition } })
    expect(reply.rawPayload.equals(pdf)).toBe(true)
    expect(reply.headers['content-disposition']).toMatch(disposition)
    expect(reply.headers['content-length']).toBe(String(pdf.length))
  }

  const other = await uploadOf(await pdfOf(['Asha Rao', 'Skills', 'SQL']))
  const replaced = await as(asha)({ ...other, url: `${other.url}?replace=true` })
  expect(replaced.statusCode).toBe(201)
  const [second] = await filesOf(asha.id)
  expect(await storedIds()).toEqual([second!.id])

  expect((await as(asha)({ method: 'DELETE', url: `/api/resume/${replaced.json().data.id}` })).statusCode).toBe(200)
  expect(await storedIds()).toEqual([])
})

test('a replacement that the bucket rejects keeps the current resume', async () => {
  const asha = await student()
  const id = await resumeOf(asha)
  server.suffer(refused)
  const other = await uploadOf(Buffer.concat([pdf, Buffer.from('\n')]))
  expect((await as(asha)({ ...other, url: `${other.url}?replace=true` })).statusCode).toBe(503)
  server.suffer('none')
  const reply = await as(asha)({ url: `/api/resume/${id}/file` })
  expect(reply.rawPayload.equals(pdf)).toBe(true)
})

test('reports an unavailable bucket on download, and reads waiting resumes when it returns', async () => {
  const asha = await student()
  const { id } = (await upload(asha, pdf)).json().data
  server.suffer(refused)
  expect((await as(asha)({ url: `/api/resume/${id}/file` })).statusCode).toBe(503)
  await expect(work()).rejects.toThrow('Files are not available right now')
  expect(await filesOf(asha.id)).toMatchObject([{ status: 'reading' }])

  server.suffer('none')
  expect((await as(asha)({ url: `/api/resume/${id}/reading` })).json().data.pages).toBe(2)
})

test('deletes while the bucket is unavailable, and the sweep removes the bytes later', async () => {
  const [asha, binita] = [await student(), await student()]
  const id = await resumeOf(asha)
  await resumeOf(binita)
  const [gone] = await filesOf(asha.id)
  server.suffer(refused)
  expect((await as(asha)({ method: 'DELETE', url: `/api/resume/${id}` })).statusCode).toBe(200)
  expect(await db.select().from(resumes).where(eq(resumes.studentId, asha.id))).toEqual([])

  server.suffer('none')
  expect(await storedIds()).toContain(gone!.id)
  clock.now = new Date(Date.now() + 300_000)
  await deps.jobs.send(db, 'sweep-files', {})
  await work()
  clock.now = new Date()
  const left = await storedIds()
  expect(left).not.toContain(gone!.id)
  expect(left).toEqual(expect.arrayContaining((await filesOf(binita.id)).map((file) => file.id)))
})

test('backs up and restores the bytes of a bucket, and fails without the bucket', async () => {
  const asha = await student()
  await resumeOf(asha)
  const [file] = await filesOf(asha.id)
  server.suffer(refused)
  await expect(takeBackup({ url, files }, join(dataDir, 'half'), new Date())).rejects.toThrow(
    'Files are not available right now',
  )
  server.suffer('none')
  await takeBackup({ url, files }, join(dataDir, 'whole'), new Date())

  const other = await s3Server()
  const target = await bareDatabase()
  const into = await openFiles({ dataDir: join(dataDir, 'target'), s3: other.settings })
  await restoreBackup({ url: target.url, files: into }, join(dataDir, 'whole'))
  expect(Buffer.from(await into.read(file!.id)).equals(pdf)).toBe(true)
  await other.close()
  await target.close()
})
