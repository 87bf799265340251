import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { prepareOnce } from '../../db/prepare-once.ts'
import { preferences, students } from '../../db/schema/accounts.ts'
import { resumeFiles, resumes } from '../../db/schema/resumes.ts'
import type { StoredPreferences } from '../preferences/preference-queries.ts'
import type { CurrentFile } from '../resumes/own-resume.ts'

type MatchInputs = { file: CurrentFile | null; stated: StoredPreferences | null }

/** What a student's matches depend on: the file of the current resume and the stated preferences. */
export async function findMatchInputs(db: Db, studentId: string): Promise<MatchInputs> {
  const [row] = await matchInputs(db).execute({ studentId })
  if (!row) return { file: null, stated: null }
  const { fileId, rowVersion, stated } = row
  return { file: fileId && rowVersion ? { fileId, rowVersion } : null, stated }
}

/** Every list of a student runs it. */
const matchInputs = prepareOnce((db) => {
  const { cities, remote, startsFrom, minimumStipend, fields } = preferences
  return db
    .select({
      fileId: resumes.fileId,
      rowVersion: sql<string | null>`${resumeFiles}.xmin::text`,
      stated: { cities, remote, startsFrom, minimumStipend, fields },
    })
    .from(students)
    .leftJoin(resumes, eq(resumes.studentId, students.userId))
    .leftJoin(resumeFiles, eq(resumeFiles.id, resumes.fileId))
    .leftJoin(preferences, eq(preferences.userId, students.userId))
    .where(eq(students.userId, sql.placeholder('studentId')))
    .prepare('match_inputs')
})
