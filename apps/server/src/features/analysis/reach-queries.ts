import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { isAmong } from '../../db/is-among.ts'
import { settings, users } from '../../db/schema/accounts.ts'
import { resumeFiles, resumes } from '../../db/schema/resumes.ts'
import { wasRead } from '../resumes/current-text-queries.ts'
import { type ReadText, storedText } from '../resumes/profiles.ts'

const isVisible: SQL = sql`coalesce(${settings.profileVisible}, true)`

/** The files of the current resumes of students with a visible profile that were read, the latest first. */
export async function listCountedFiles(
  db: Db,
  { limit, onlyDemo }: { limit: number; onlyDemo: boolean },
): Promise<string[]> {
  const rows = await db
    .select({ id: resumeFiles.id })
    .from(resumes)
    .innerJoin(resumeFiles, eq(resumeFiles.id, resumes.fileId))
    .innerJoin(users, eq(users.id, resumes.studentId))
    .leftJoin(settings, eq(settings.userId, resumes.studentId))
    .where(
      and(
        eq(resumeFiles.status, 'read'),
        wasRead,
        isVisible,
        isNull(users.eraseAt),
        onlyDemo ? users.isDemo : undefined,
      ),
    )
    .orderBy(desc(resumeFiles.readAt), desc(resumeFiles.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

export async function listReadTexts(db: Db, ids: readonly string[]): Promise<ReadText[]> {
  const { pages, lines, draft, corrections, correctedDraft } = resumeFiles
  const rows = await db
    .select({ pages, lines, draft, corrections, correctedDraft })
    .from(resumeFiles)
    .where(isAmong(resumeFiles.id, ids))
  return rows.flatMap((row) => storedText(row) ?? [])
}
