import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { resumeFiles, resumes } from '../../db/schema/resumes.ts'
import { resumeStage } from '../../testing/resume-files.ts'
import { stage } from '../../testing/stage.ts'
import { sweepFiles } from './sweep-files.ts'

const { db, deps, clock, sent, student, application, upload, resumeOf } = await resumeStage()

beforeEach(() => {
  clock.now = new Date()
})
const later = (minutes: number) => {
  clock.now = new Date(Date.now() + minutes * 60_000)
}
const isKept = async (id: string) => (await deps.files.keptAt(id)) !== null

/** A stored file without a row, as a crash leaves it. */
async function stray() {
  const id = randomUUID()
  const incoming = await deps.files.receive(Readable.from([Buffer.from('left over')]), 100)
  await deps.files.keep(incoming!, id)
  return id
}

async function fileOf(who: { id: string }) {
  const [file] = await db.select().from(resumeFiles).where(eq(resumeFiles.studentId, who.id))
  return file!
}

test('removes old files without a row, and keeps young ones and those in use', async () => {
  const asha = await student()
  await resumeOf(asha)
  const [old, { id: used }] = [await stray(), await fileOf(asha)]

  await sweepFiles(deps)
  expect([await isKept(old), await isKept(used)]).toEqual([true, true])

  later(5)
  await sweepFiles(deps)
  expect([await isKept(old), await isKept(used)]).toEqual([false, true])
})

test('removes unreferenced rows with their files', async () => {
  const [asha, ben] = [await student(), await student()]
  await Promise.all([resumeOf(asha), resumeOf(ben)])
  const [unused, sent] = [await fileOf(asha), await fileOf(ben)]
  await application({ studentId: ben.id, resumeFileId: sent.id })
  await db.delete(resumes)

  later(5)
  await sweepFiles(deps)

  expect([await isKept(unused.id), await isKept(sent.id)]).toEqual([false, true])
  expect((await db.select({ id: resumeFiles.id }).from(resumeFiles)).map(({ id }) => id)).toEqual([sent.id])
})

test('has files read whose reading was lost', async () => {
  const [asha, ben] = [await student(), await student()]
  await resumeOf(ben)
  await upload(asha)
  later(5)
  sent.length = 0

  await sweepFiles(deps)

  expect(sent).toEqual([{ name: 'read-slow-resume', data: { fileId: (await fileOf(asha)).id } }])
  await db.delete(resumes)
})

test('removes nothing when the database knows none of the files', async () => {
  const foreign = await stray()
  const other = await stage({ files: deps.files })
  other.clock.now = new Date(Date.now() + 3_600_000)

  await sweepFiles(other.deps)

  expect(await isKept(foreign)).toBe(true)
})
