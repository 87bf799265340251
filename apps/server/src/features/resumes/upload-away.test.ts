import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { resumeFiles, resumes } from '../../db/schema/resumes.ts'
import { openFiles } from '../../files/files.ts'
import { resumeStage } from '../../testing/resume-files.ts'

const dataDir = await mkdtemp(join(inject('runFolder'), 'away-'))
afterAll(() => rm(dataDir, { recursive: true }))
const { db, student, upload } = await resumeStage({ files: await openFiles({ dataDir, s3: null }) })
const folder = join(dataDir, 'files')
const incoming = join(folder, 'incoming')

beforeEach(async () => {
  await rm(folder, { recursive: true })
  await mkdir(incoming, { recursive: true })
  await db.delete(resumes)
  await db.delete(resumeFiles)
})

const away = {
  success: false,
  code: 'files_away',
  message: 'Files are not available right now. Please try again in a minute.',
}

test('rejects an upload while nothing can be written, and accepts it later', async () => {
  const asha = await student()
  // Root can write into any folder, so a file takes the place of the folder.
  await rm(incoming, { recursive: true })
  await writeFile(incoming, '')

  const refused = await upload(asha)
  expect([refused.statusCode, refused.json(), refused.headers['retry-after']]).toEqual([503, away, '30'])
  expect(await db.$count(resumeFiles)).toBe(0)

  await rm(incoming)
  await mkdir(incoming)
  expect((await upload(asha)).statusCode).toBe(201)
})

test('a received file that cannot be stored leaves neither bytes nor a row', async () => {
  const asha = await student()
  const taken = Array.from({ length: 256 }, (_, i) => join(folder, i.toString(16).padStart(2, '0')))
  for (const path of taken) await writeFile(path, '')

  expect((await upload(asha)).json()).toEqual(away)
  expect([await db.$count(resumeFiles), await readdir(incoming)]).toEqual([0, []])

  for (const path of taken) await rm(path)
  expect((await upload(asha)).statusCode).toBe(201)
})
