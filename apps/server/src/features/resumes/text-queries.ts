import { and, eq, isNotNull } from 'drizzle-orm'
import { type Db, isAmong } from '../../db/client.ts'
import { resumeFiles, resumes } from '../../db/schema/resumes.ts'

const { id, status, pages, lines, draft, corrections, correctedDraft } = resumeFiles
const text = { id, status, pages, lines, draft, corrections, correctedDraft }

/** The file of the student's current resume with its reading. */
export async function findCurrentText(db: Db, studentId: string) {
  const [row] = await db
    .select(text)
    .from(resumes)
    .innerJoin(resumeFiles, eq(resumeFiles.id, resumes.fileId))
    .where(eq(resumes.studentId, studentId))
  return row
}

export async function findFileText(db: Db, fileId: string) {
  const [row] = await listFileTexts(db, [fileId])
  return row
}

/** These files with their readings. */
export const listFileTexts = (db: Db, ids: readonly string[]) =>
  db.select(text).from(resumeFiles).where(isAmong(id, ids))

/** Whether a file has everything a profile needs. Filtered in SQL, so that a short page means the last one. */
export const wasRead = and(isNotNull(resumeFiles.pages), isNotNull(resumeFiles.lines), isNotNull(resumeFiles.draft))
