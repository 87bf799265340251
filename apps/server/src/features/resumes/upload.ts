import { randomUUID } from 'node:crypto'
import { resumeMaxBytes } from '@fledge/contract/constants'
import type { Resume } from '@fledge/contract/resumes'
import { texts } from '@fledge/contract/texts'
import type { StudentUser } from '@fledge/contract/users'
import type { Db } from '../../db/client.ts'
import { type Deps, inTransaction } from '../../deps.ts'
import type { Incoming } from '../../files/intake.ts'
import { badRequest, HttpProblem } from '../../http/errors/problem.ts'
import { detectKind } from '../../reading/detect-kind.ts'
import { fitsDeclaration } from './declared-kind.ts'
import { displayName } from './file-name.ts'
import type { SentFile } from './form.ts'
import * as queries from './queries.ts'
import { toResume } from './wire.ts'

/**
 * Stores an uploaded resume after the specified checks, in their order, and starts its reading. `sent` is null without a
 * file. With `replace` it takes the place of the current resume.
 */
export async function upload(
  deps: Deps,
  student: StudentUser,
  sent: SentFile | null,
  { replace }: { replace: boolean },
): Promise<Resume> {
  if (!sent) throw badRequest('no_file', texts.resume.noFile)
  if (!replace && (await queries.hasResume(deps.db, student.id))) throw limitReached()
  deps.readings.reader.prepare()
  const incoming = await deps.files.receive(sent.content, resumeMaxBytes)
  if (!incoming) throw badRequest('too_large', texts.resume.tooLarge)
  try {
    const file = await describe(incoming, sent, student)
    return await (replace ? exchange : keep)(deps, file, incoming)
  } finally {
    await deps.files.discard(incoming)
  }
}

async function describe(incoming: Incoming, sent: SentFile, student: StudentUser): Promise<queries.NewFile> {
  const kind = detectKind(await incoming.bytes())
  if (!kind || !fitsDeclaration(kind, sent)) throw badRequest('wrong_type', texts.resume.wrongType)
  const { size, sha256 } = incoming
  const filename = displayName(sent.filename, kind)
  return { id: randomUUID(), studentId: student.id, filename, kind, size, sha256, storedAs: null }
}

async function keep(deps: Deps, described: queries.NewFile, incoming: Incoming): Promise<Resume> {
  const resume = await storeWithinQuota(deps, described, incoming, async (tx, file) => {
    const resume = await queries.insertResume(tx.db, file)
    // Another concurrent upload won.
    if (!resume) throw limitReached()
    await sendReading(tx, file)
    return resume
  })
  return toResume(resume)
}

/** Replaces the current resume. Sent copies stay; an unsent file is deleted. */
async function exchange(deps: Deps, described: queries.NewFile, incoming: Incoming): Promise<Resume> {
  const resume = await storeWithinQuota(deps, described, incoming, async (tx, file) => {
    const { resume, previousFileId } = await queries.putResume(tx.db, file)
    await sendReading(tx, file)
    const unused = previousFileId === undefined ? [] : await queries.deleteFileUnlessUsed(tx.db, previousFileId)
    for (const id of unused) await tx.files.release(id)
    return resume
  })
  return toResume(resume)
}

/**
 * Stores the bytes, unless an equal file of the student has them, and then the row, so that a row never refers to a
 * missing file. Removes the bytes when the row is refused; after an unknown outcome `sweep-files` does.
 */
async function storeWithinQuota<T>(
  deps: Deps,
  file: queries.NewFile,
  incoming: Incoming,
  store: (tx: Deps, file: queries.NewFile) => Promise<T>,
): Promise<T> {
  const { storageMbPerAccount: limitMb } = deps.limits
  const limitBytes = limitMb === null ? null : limitMb * 1024 * 1024
  const { studentId, size: addedBytes } = file
  // Stored before the transaction, which must not wait for a slow store.
  let isStored = (await queries.lockEqualFile(deps.db, file)) === undefined
  if (isStored) await deps.files.keep(incoming, file.id)
  try {
    return await inTransaction(deps, async (tx) => {
      const storedAs = isStored ? null : ((await queries.lockEqualFile(tx.db, file)) ?? null)
      if (!isStored && storedAs === null) {
        // The equal file was deleted in the meantime.
        await deps.files.keep(incoming, file.id)
        isStored = true
      }
      const stored = await store(tx, { ...file, storedAs })
      await refuseOverQuota(tx.db, { studentId, addedBytes: isStored ? addedBytes : 0, limitBytes })
      return stored
    })
  } catch (error) {
    if (error instanceof HttpProblem && isStored) await deps.files.release(file.id)
    throw error
  }
}

/** Alternates accounts: the second waiting file of a student comes after the first ones of all others. */
async function sendReading({ jobs, db }: Deps, { id: fileId, studentId }: queries.NewFile): Promise<void> {
  await jobs.send(db, 'read-resume', { fileId }, { priority: -(await queries.countUnreadSentFiles(db, studentId)) })
}

const limitReached = () => badRequest('resume_limit', texts.resume.limit.description)

/**
 * Throws 413 when a file of `addedBytes`, inserted in this transaction, exceeds the student's limit. Null is no limit.
 */
async function refuseOverQuota(
  db: Db,
  { studentId, addedBytes, limitBytes }: { studentId: string; addedBytes: number; limitBytes: number | null },
): Promise<void> {
  if (limitBytes === null) return
  const storedBytes = await queries.countStoredBytes(db, studentId)
  if (storedBytes > limitBytes) throw storageFull(storedBytes - addedBytes, addedBytes, limitBytes)
}

const storageFull = (usedBytes: number, addedBytes: number, limitBytes: number) =>
  new HttpProblem(
    413,
    'storage_full',
    `This file has ${inMb(addedBytes)} MB. Your stored files use ${inMb(usedBytes)} of ${inMb(limitBytes)} MB: ${whatCounts} Upload a smaller file, or withdraw an application to delete the copy that was sent with it.`,
  )

const whatCounts = 'your resume, the copies sent with applications and your picture.'

const inMb = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1).replace(/\.0$/, '')
