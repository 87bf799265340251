import { readResume } from '@fledge/core/resume/read-resume'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { resumeFiles } from '../../db/schema/resumes.ts'
import { unusedId } from '../../http/contract/ids.ts'
import { ReadingInterrupted } from '../../reading/reader.ts'
import { jobHandlers } from '../../start/job-table.ts'
import { onlyReads } from '../../testing/only-reads.ts'
import { resumeStage } from '../../testing/resume-files.ts'
import { findFile } from './queries.ts'
import { readResumeFile } from './read-resume-file.ts'
import { createReadings, readStoredFile } from './readings.ts'

const { db, deps, student, published, upload } = await resumeStage()

async function unreadFile() {
  const { id } = await student()
  await upload({ id })
  const [file] = await db.select().from(resumeFiles).where(eq(resumeFiles.studentId, id))
  return { fileId: file!.id, studentId: id }
}

test('requests during a reading share it', async () => {
  const { fileId, studentId } = await unreadFile()
  const { promise, resolve } = Promise.withResolvers<void>()
  let begun = 0
  const readings = createReadings(
    onlyReads(async () => {
      begun += 1
      await promise
      const text = { pages: 1, lines: [] }
      return { ok: true, text, draft: readResume(text) }
    }),
  )

  const first = readStoredFile({ ...deps, readings }, fileId)
  await expect.poll(() => begun).toBe(1)
  const others = Array.from({ length: 4 }, () => readStoredFile({ ...deps, readings }, fileId))
  for (let i = 0; i < 20; i += 1) await findFile(db, fileId)
  resolve()
  const files = await Promise.all([first, ...others])

  expect(begun).toBe(1)
  expect(new Set(files.map((file) => file?.status))).toEqual(new Set(['read']))
  expect(published.filter(({ userId }) => userId === studentId)).toHaveLength(1)
  await readStoredFile({ ...deps, readings }, fileId)
  expect(begun).toBe(1)
})

test('an internal failure leaves the file to be read later', async () => {
  const { fileId } = await unreadFile()
  const broken = createReadings(onlyReads(() => Promise.reject(new Error('no memory'))))
  await expect(readStoredFile({ ...deps, readings: broken }, fileId)).rejects.toThrow('no memory')
  expect(await readStoredFile(deps, fileId)).toMatchObject({ status: 'read' })
})

test('keeps the older reading when the newer reader fails', async () => {
  const { fileId } = await unreadFile()
  const file = await readStoredFile(deps, fileId)
  const draft = { ...file!.draft!, readerVersion: 'older' }
  await db.update(resumeFiles).set({ draft }).where(eq(resumeFiles.id, fileId))
  const newer = createReadings(onlyReads(async () => ({ ok: false, reason: 'damaged', message: 'Damaged.' })))

  expect(await readStoredFile({ ...deps, readings: newer }, fileId)).toMatchObject({
    status: 'read',
    message: null,
    draft,
  })
})

test('handles a missing file and lost bytes', async () => {
  expect(await readStoredFile(deps, unusedId)).toBeUndefined()
  const { fileId } = await unreadFile()
  await deps.files.remove(fileId)
  await expect(readStoredFile(deps, fileId)).rejects.toThrow()
})

test('an interrupted reading asks its client to retry, and the file is read later', async () => {
  const { fileId } = await unreadFile()
  const read = () => Promise.reject(new ReadingInterrupted('killed'))
  const unlucky = { ...deps, readings: createReadings(onlyReads(read)) }
  await expect(readResumeFile(unlucky, fileId)).rejects.toMatchObject({ status: 503, code: 'still_reading' })
  await expect(jobHandlers(unlucky)['read-resume']({ fileId })).rejects.toThrow('killed')
  expect(await readStoredFile(deps, fileId)).toMatchObject({ status: 'read' })
})

test('a long wait asks the client to retry', async () => {
  const { fileId } = await unreadFile()
  const { promise: never } = Promise.withResolvers<never>()
  const busy = { ...deps, readings: createReadings(onlyReads(() => never)) }
  await expect(readResumeFile(busy, fileId, 50)).rejects.toMatchObject({
    status: 503,
    code: 'still_reading',
    headers: { 'retry-after': '5' },
  })
})
