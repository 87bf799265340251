import type { ResumeDraft } from '@fledge/core/resume/draft'
import type { Line } from '@fledge/core/resume/lines'
import { and, eq, getTableColumns, lt, notExists, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { applications } from '../../db/schema/applications.ts'
import { resumeFiles, resumes } from '../../db/schema/resumes.ts'

export type ResumeFile = typeof resumeFiles.$inferSelect
/** A file without its lines, which only few answers need. */
export type FileReading = Omit<ResumeFile, 'lines'>
export type NewFile = Pick<ResumeFile, 'id' | 'filename' | 'kind' | 'size' | 'sha256'> & { studentId: string }
export type Outcome =
  | { status: 'read'; message: null; pages: number; lines: Line[]; draft: ResumeDraft }
  | { status: 'unreadable'; message: string; pages: null; lines: null; draft: null }

const { lines: _lines, ...withoutLines } = getTableColumns(resumeFiles)
const resumeColumns = { id: resumes.id, uploadedAt: resumes.uploadedAt, file: withoutLines }

export async function listResumesOf(db: Db, studentId: string) {
  return db
    .select(resumeColumns)
    .from(resumes)
    .innerJoin(resumeFiles, eq(resumeFiles.id, resumes.fileId))
    .where(eq(resumes.studentId, studentId))
}

export async function findResumeOf(db: Db, studentId: string, id: string) {
  const [row] = await db
    .select(resumeColumns)
    .from(resumes)
    .innerJoin(resumeFiles, eq(resumeFiles.id, resumes.fileId))
    .where(and(eq(resumes.id, id), eq(resumes.studentId, studentId)))
  return row
}

export async function holdsResume(db: Db, studentId: string): Promise<boolean> {
  const rows = await db.select({ id: resumes.id }).from(resumes).where(eq(resumes.studentId, studentId))
  return rows.length > 0
}

/** The resume with its file; nothing, and nothing stored, when the student holds one: the unique constraint decides. */
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

/** Frees the student's slot. Gives the id of the file that the resume pointed to. */
export async function deleteResumeOf(db: Db, studentId: string, id: string): Promise<string | undefined> {
  const [deleted] = await db
    .delete(resumes)
    .where(and(eq(resumes.id, id), eq(resumes.studentId, studentId)))
    .returning({ fileId: resumes.fileId })
  return deleted?.fileId
}

/** Deletes a file's row unless a resume or an application still points to it. Gives whether it did. */
export async function deleteFileUnlessUsed(db: Db, id: string): Promise<boolean> {
  const deleted = await deleteUnused(db, eq(resumeFiles.id, id))
  return deleted.length > 0
}

/** Deletes the rows of files that nothing points to, of those older than the time; gives their ids. */
export const deleteUnusedFiles = (db: Db, before: Date): Promise<string[]> =>
  deleteUnused(db, lt(resumeFiles.createdAt, before.toISOString()))

async function deleteUnused(db: Db, which: SQL): Promise<string[]> {
  const isHeld = db.select({ one: sql`1` }).from(resumes).where(eq(resumes.fileId, resumeFiles.id))
  const wasSent = db.select({ one: sql`1` }).from(applications).where(eq(applications.resumeFileId, resumeFiles.id))
  const deleted = await db
    .delete(resumeFiles)
    .where(and(which, notExists(isHeld), notExists(wasSent)))
    .returning({ id: resumeFiles.id })
  return deleted.map(({ id }) => id)
}

/** Which of these ids are files of ours. */
export async function listKnownFiles(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.select({ id: resumeFiles.id }).from(resumeFiles).where(isAmong(ids))
  return new Set(rows.map(({ id }) => id))
}

/** Files that should have been read long ago: whoever was to read them is gone. */
export async function listForgottenReadings(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: resumeFiles.id })
    .from(resumeFiles)
    .where(and(eq(resumeFiles.status, 'reading'), lt(resumeFiles.createdAt, before.toISOString())))
  return rows.map(({ id }) => id)
}

export async function findFile(db: Db, id: string): Promise<ResumeFile | undefined> {
  const [row] = await db.select().from(resumeFiles).where(eq(resumeFiles.id, id))
  return row
}

/** The resume that shows this file now, and whose it is; nothing once it was deleted. */
export async function findResumeOfFile(db: Db, fileId: string) {
  const [row] = await db
    .select({ resumeId: resumes.id, studentId: resumes.studentId })
    .from(resumes)
    .where(eq(resumes.fileId, fileId))
  return row
}

/** Keeps what came of a reading. A file that was read before is changed only by a reading that went well. */
export async function saveReading(db: Db, id: string, outcome: Outcome): Promise<ResumeFile | undefined> {
  const mayChange = outcome.status === 'read' ? undefined : eq(resumeFiles.status, 'reading')
  const [row] = await db
    .update(resumeFiles)
    .set({ ...outcome, readAt: sql`now()` })
    .where(and(eq(resumeFiles.id, id), mayChange))
    .returning()
  return row
}

/** What was read from files, as far as they were read. */
export async function listTextsOfFiles(db: Db, ids: readonly string[]) {
  const { id, status, pages, lines, draft } = resumeFiles
  return db.select({ id, status, pages, lines, draft }).from(resumeFiles).where(isAmong(ids))
}

const isAmong = (ids: readonly string[]) => sql`${resumeFiles.id} = any(${sql.param(ids)}::uuid[])`
