import { readerVersion } from '@fledge/core/resume/read-resume'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { resumeFiles } from '../../db/schema/resumes.ts'
import { onlyReads } from '../../testing/only-reads.ts'
import { resumeStage } from '../../testing/resume-files.ts'
import { createReadings, readStoredFile } from './readings.ts'
import { rereadOutdated } from './reread-outdated.ts'

const { db, deps, student, upload } = await resumeStage()

/** A file with a smaller draft of another reader version. */
async function readBy(readerVersion: string): Promise<string> {
  const { id } = await student()
  await upload({ id })
  const [{ id: fileId } = { id: '' }] = await db.select().from(resumeFiles).where(eq(resumeFiles.studentId, id))
  const file = await readStoredFile(deps, fileId)
  const draft = { ...file!.draft!, readerVersion, skills: [] }
  await db.update(resumeFiles).set({ draft }).where(eq(resumeFiles.id, fileId))
  return fileId
}

async function draftsOf(ids: string[]) {
  const files = await db.select().from(resumeFiles).where(inArray(resumeFiles.id, ids))
  return ids.map((id) => files.find((file) => file.id === id)?.draft)
}

test('rereads only files of other reader versions', async () => {
  const [older, newer, current] = [await readBy('1'), await readBy('999'), await readBy(readerVersion)]

  await rereadOutdated(deps)

  const drafts = await draftsOf([older, newer, current])
  expect(drafts.map((draft) => draft?.readerVersion)).toEqual([readerVersion, readerVersion, readerVersion])
  expect(drafts.map((draft) => draft!.skills.length > 0)).toEqual([true, true, false])
})

test('keeps the draft of a file that cannot be reread, continues, and reports it', async () => {
  const lost = await readBy('1')
  const refused = await readBy('1')
  const fine = await readBy('1')
  await deps.files.remove(lost)
  const [file] = await db.select().from(resumeFiles).where(eq(resumeFiles.id, refused))
  const { reader } = deps.readings
  const readings = createReadings(
    onlyReads(async (bytes, kind, account) =>
      account === file!.studentId
        ? { ok: false, reason: 'damaged', message: 'Damaged.' }
        : reader.read(bytes, kind, account),
    ),
  )

  await expect(rereadOutdated({ ...deps, readings })).rejects.toThrow('1 file(s) could not be read again.')

  const drafts = await draftsOf([lost, refused, fine])
  expect(drafts.map((draft) => draft?.readerVersion)).toEqual(['1', '1', readerVersion])
})
