import { avatarMaxBytes } from '@fledge/contract/constants'
import { applyCorrections, type Corrections } from '@fledge/core/resume/corrections/draft-corrections'
import type { Line } from '@fledge/core/resume/layout/resume-lines'
import type { ResumeDraft } from '@fledge/core/resume/resume-draft'
import { and, asc, eq, getTableColumns, gt, inArray, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { type Db, isAmong } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'
import { applications } from '../../db/schema/applications.ts'
import { draftReader, resumeFiles, resumes } from '../../db/schema/resumes.ts'
import { nextTurn } from '../../next-turn.ts'

export type ResumeFile = typeof resumeFiles.$inferSelect
/** A file without its lines, which few responses need. */
export type FileReading = Omit<ResumeFile, 'lines'>
export type NewFile = Pick<ResumeFile, 'id' | 'filename' | 'kind' | 'size' | 'sha256' | 'storedAs'> & {
  studentId: string
}
export type Outcome =
  | { status: 'read'; message: null; pages: number; lines: Line[]; draft: ResumeDraft }
  | { status: 'unreadable'; message: string; pages: null; lines: null; draft: null }

const { lines: _lines, ...withoutLines } = getTableColumns(resumeFiles)
const resumeColumns = { id: resumes.id, uploadedAt: resumes.uploadedAt, file: withoutLines }

export async function listStudentResumes(db: Db, studentId: string) {
  return db
    .select(resumeColumns)
    .from(resumes)
    .innerJoin(resumeFiles, eq(resumeFiles.id, resumes.fileId))
    .where(eq(resumes.studentId, studentId))
}

export async function findStudentResume(db: Db, studentId: string, id: string) {
  const [row] = await db
    .select(resumeColumns)
    .from(resumes)
    .innerJoin(resumeFiles, eq(resumeFiles.id, resumes.fileId))
    .where(and(eq(resumes.id, id), eq(resumes.studentId, studentId)))
  return row
}

export async function hasResume(db: Db, studentId: string): Promise<boolean> {
  return (await db.$count(resumes, eq(resumes.studentId, studentId))) > 0
}

/** Inserts the resume with its file. Returns undefined when the student has one, by the unique constraint. */
export async function insertResume(db: Db, file: NewFile) {
  const [stored] = await db.insert(resumeFiles).values(file).returning(withoutLines)
  const [resume] = await db
    .insert(resumes)
    .values({ studentId: file.studentId, fileId: file.id })
    .onConflictDoNothing({ target: resumes.studentId })
    .returning({ id: resumes.id, uploadedAt: resumes.uploadedAt })
  if (resume) return { ...resume, file: stored! }
  await db.delete(resumeFiles).where(eq(resumeFiles.id, file.id))
  return undefined
}

/** Inserts or replaces the resume with its file in a single statement. Returns also the id of the previous file. */
export async function putResume(db: Db, file: NewFile) {
  const { studentId, id: fileId } = file
  const [previous] = await db.select().from(resumes).where(eq(resumes.studentId, studentId)).for('update')
  const [stored] = await db.insert(resumeFiles).values(file).returning(withoutLines)
  const renewed = { id: sql`gen_random_uuid()`, fileId, uploadedAt: sql`now()` }
  const [resume] = await db
    .insert(resumes)
    .values({ studentId, fileId })
    .onConflictDoUpdate({ target: resumes.studentId, set: renewed })
    .returning({ id: resumes.id, uploadedAt: resumes.uploadedAt })
  return { resume: { ...resume!, file: stored! }, previousFileId: previous?.fileId }
}

/** Deletes the resume. Returns the id of its file. */
export async function deleteStudentResume(db: Db, studentId: string, id: string): Promise<string | undefined> {
  const [deleted] = await db
    .delete(resumes)
    .where(and(eq(resumes.id, id), eq(resumes.studentId, studentId)))
    .returning({ fileId: resumes.fileId })
  return deleted?.fileId
}

/** Number of unread files that the student sent with applications. */
export async function countUnreadSentFiles(db: Db, studentId: string): Promise<number> {
  const sent = db
    .select({ id: applications.resumeFileId })
    .from(applications)
    .where(eq(applications.studentId, studentId))
  return db.$count(resumeFiles, and(eq(resumeFiles.status, 'reading'), inArray(resumeFiles.id, sent)))
}

/** The bytes that count against the limit, a picture at its maximum. Locks the account: uploads count each other. */
export async function countStoredBytes(db: Db, studentId: string): Promise<number> {
  const [account] = await db
    .select({ avatarFileId: users.avatarFileId })
    .from(users)
    .where(eq(users.id, studentId))
    .for('no key update')
  const stored = db
    .selectDistinctOn([resumeFiles.bytesId], { size: resumeFiles.size })
    .from(resumeFiles)
    .where(eq(resumeFiles.studentId, studentId))
    .as('stored')
  const [files] = await db.select({ bytes: sql<number>`coalesce(sum(${stored.size}), 0)`.mapWith(Number) }).from(stored)
  return files!.bytes + (account?.avatarFileId ? avatarMaxBytes : 0)
}

/** Where the bytes of an equal file of the student are, if there is one; locked against deletion. */
export async function lockEqualFile(db: Db, { studentId, sha256 }: NewFile): Promise<string | undefined> {
  const [equal] = await db
    .select({ bytesId: resumeFiles.bytesId })
    .from(resumeFiles)
    .where(and(eq(resumeFiles.studentId, studentId), eq(resumeFiles.sha256, sha256)))
    .limit(1)
    .for('key share')
  return equal?.bytesId
}

/** Deletes a file's row unless it is used. Returns the ids of stored bytes that no row needs any more. */
export const deleteFileUnlessUsed = (db: Db, id: string): Promise<string[]> => deleteUnused(db, eq(resumeFiles.id, id))

/** Deletes the rows of unused files older than the time. Returns the ids of stored bytes that no row needs any more. */
export const deleteUnusedFiles = (db: Db, before: Date): Promise<string[]> =>
  deleteUnused(db, lt(resumeFiles.createdAt, before.toISOString()))

async function deleteUnused(db: Db, which: SQL): Promise<string[]> {
  const isHeld = db.select({ one: sql`1` }).from(resumes).where(eq(resumes.fileId, resumeFiles.id))
  const wasSent = db
    .select({ one: sql`1` })
    .from(applications)
    .where(and(eq(applications.resumeFileId, resumeFiles.id), isNull(applications.withdrawnAt)))
  const isUnused = and(which, notExists(isHeld), notExists(wasSent))
  const unused = db.select({ id: resumeFiles.id }).from(resumeFiles).where(isUnused)
  await db.update(applications).set({ resumeFileId: null }).where(inArray(applications.resumeFileId, unused))
  const deleted = await db.delete(resumeFiles).where(isUnused).returning({ bytesId: resumeFiles.bytesId })
  const ids = [...new Set(deleted.map(({ bytesId }) => bytesId))]
  const needed = await listKnownFiles(db, ids)
  return ids.filter((id) => !needed.has(id))
}

/** Which of these ids are stored bytes of resumes or avatars. */
export async function listKnownFiles(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const ofResumes = db.select({ id: resumeFiles.bytesId }).from(resumeFiles).where(isAmong(resumeFiles.bytesId, ids))
  const ofAvatars = db
    .select({ id: sql<string>`${users.avatarFileId}` })
    .from(users)
    .where(isAmong(users.avatarFileId, ids))
  const rows = await unionAll(ofResumes, ofAvatars)
  return new Set(rows.map(({ id }) => id))
}

/** Files whose reading is overdue, because its job was lost. */
export async function listForgottenReadings(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: resumeFiles.id })
    .from(resumeFiles)
    .where(and(eq(resumeFiles.status, 'reading'), lt(resumeFiles.createdAt, before.toISOString())))
  return rows.map(({ id }) => id)
}

/** Files with drafts of other reader versions, by id, after `after`. */
export async function listOutdatedReadings(
  db: Db,
  { current, after, limit }: { current: string; after: string | null; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: resumeFiles.id })
    .from(resumeFiles)
    .where(
      and(
        eq(resumeFiles.status, 'read'),
        or(lt(draftReader, current), gt(draftReader, current)),
        after === null ? undefined : gt(resumeFiles.id, after),
      ),
    )
    .orderBy(asc(resumeFiles.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

export async function findFile(db: Db, id: string): Promise<ResumeFile | undefined> {
  const [row] = await db.select().from(resumeFiles).where(eq(resumeFiles.id, id))
  return row
}

/** The current resume of this file and its student; undefined once deleted. */
export async function findResumeOfFile(db: Db, fileId: string) {
  const [row] = await db
    .select({ resumeId: resumes.id, studentId: resumes.studentId })
    .from(resumes)
    .where(eq(resumes.fileId, fileId))
  return row
}

/** The next announcement finds the skills of a changed reading again. */
const notShown = { shownSkills: null, ratings: null, shownBy: null }

/**
 * Stores a reading with the student's corrections applied. A file that was read before changes only with a successful
 * reading. Call it in a transaction, so that corrections do not change at the same time.
 */
export async function saveReading(db: Db, id: string, outcome: Outcome): Promise<ResumeFile | undefined> {
  const mayChange = outcome.status === 'read' ? undefined : eq(resumeFiles.status, 'reading')
  const locked = await lockFile(db, id)
  if (!locked) return undefined
  const [row] = await db
    .update(resumeFiles)
    .set({
      ...outcome,
      ...notShown,
      correctedDraft: applyStoredCorrections({ ...outcome, ...locked }),
      readAt: sql`now()`,
    })
    .where(and(eq(resumeFiles.id, id), mayChange))
    .returning()
  return row
}

/** Stores the student's corrections and the corrected draft; null removes them. */
export async function saveCorrections(db: Db, id: string, corrections: Corrections | null): Promise<void> {
  await db.transaction(async (db) => {
    await lockFile(db, id)
    const file = await findFile(db, id)
    if (!file) return
    await nextTurn()
    const correctedDraft = applyStoredCorrections({ ...file, corrections })
    await nextTurn()
    await db
      .update(resumeFiles)
      .set({ corrections, correctedDraft, ...notShown })
      .where(eq(resumeFiles.id, id))
  })
}

async function lockFile(db: Db, id: string): Promise<Pick<ResumeFile, 'corrections'> | undefined> {
  const { corrections } = resumeFiles
  const [row] = await db.select({ corrections }).from(resumeFiles).where(eq(resumeFiles.id, id)).for('update')
  return row
}

function applyStoredCorrections({ draft, lines, corrections }: Pick<ResumeFile, 'draft' | 'lines' | 'corrections'>) {
  return corrections && draft && lines ? applyCorrections(draft, lines, corrections) : null
}
