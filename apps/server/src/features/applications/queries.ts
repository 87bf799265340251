import type { Decision } from '@fledge/core/applications/status'
import type { ListingText } from '@fledge/core/matching/listing'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { companies, students, users } from '../../db/schema/accounts.ts'
import { applications } from '../../db/schema/applications.ts'
import { internships, internshipVersions } from '../../db/schema/internships.ts'
import { resumeFiles, resumes } from '../../db/schema/resumes.ts'

/** A listing, open or not, held against edits and deletion until the transaction ends. */
export async function lockListing(db: Db, id: string) {
  const [row] = await db
    .select({
      id: internships.id,
      title: internships.title,
      version: internships.version,
      deletedAt: internships.deletedAt,
      companyId: companies.userId,
      companyName: companies.companyName,
    })
    .from(internships)
    .innerJoin(companies, eq(companies.userId, internships.companyId))
    .where(eq(internships.id, id))
    .for('share', { of: internships })
  return row
}

/** The resume the student holds, kept from being deleted until the transaction ends. */
export async function lockHeldResume(db: Db, studentId: string) {
  const [row] = await db
    .select({ id: resumes.id, fileId: resumes.fileId })
    .from(resumes)
    .where(eq(resumes.studentId, studentId))
    .for('share')
  return row
}

export async function hasApplied(db: Db, studentId: string, internshipId: string): Promise<boolean> {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.studentId, studentId), eq(applications.internshipId, internshipId)))
  return rows.length > 0
}

type NewApplication = Pick<
  typeof applications.$inferInsert,
  'internshipId' | 'internshipVersion' | 'studentId' | 'resumeFileId'
>

/** The id, or nothing when this student has applied before: the unique constraint decides, not a prior read. */
export async function insertApplication(db: Db, row: NewApplication): Promise<string | undefined> {
  const [inserted] = await db
    .insert(applications)
    .values(row)
    .onConflictDoNothing({ target: [applications.internshipId, applications.studentId] })
    .returning({ id: applications.id })
  return inserted?.id
}

/** Decides an application to one of the company's listings; nothing when it is not pending, or not theirs. */
export async function decidePending(
  db: Db,
  company: { id: string },
  id: string,
  status: Decision,
): Promise<string | undefined> {
  const [decided] = await db
    .update(applications)
    .set({ status, decidedAt: sql`now()` })
    .from(internships)
    .where(
      and(
        eq(applications.id, id),
        eq(applications.status, 'pending'),
        eq(internships.id, applications.internshipId),
        eq(internships.companyId, company.id),
      ),
    )
    .returning({ id: applications.id })
  return decided?.id
}

const columns = {
  application: applications,
  internship: {
    id: internships.id,
    title: internships.title,
    location: internships.location,
    type: internships.type,
    stipend: internships.stipend,
    deletedAt: internships.deletedAt,
  },
  company: { id: companies.userId, companyName: companies.companyName },
  student: students,
  email: users.email,
  file: { id: resumeFiles.id, filename: resumeFiles.filename, kind: resumeFiles.kind, size: resumeFiles.size },
}

function select(db: Db, condition: SQL | undefined) {
  return db
    .select(columns)
    .from(applications)
    .innerJoin(internships, eq(internships.id, applications.internshipId))
    .innerJoin(companies, eq(companies.userId, internships.companyId))
    .innerJoin(students, eq(students.userId, applications.studentId))
    .innerJoin(users, eq(users.id, applications.studentId))
    .leftJoin(resumeFiles, eq(resumeFiles.id, applications.resumeFileId))
    .where(condition)
}

export type ApplicationRow = Awaited<ReturnType<typeof select>>[number]

export const listApplicationsOf = (db: Db, studentId: string): Promise<ApplicationRow[]> =>
  select(db, eq(applications.studentId, studentId)).orderBy(desc(applications.createdAt), desc(applications.id))

/** Newest first; of one listing when it is named. */
export const listApplicationsTo = (db: Db, company: { id: string }, internshipId?: string): Promise<ApplicationRow[]> =>
  select(
    db,
    and(
      eq(internships.companyId, company.id),
      internshipId === undefined ? undefined : eq(applications.internshipId, internshipId),
    ),
  ).orderBy(desc(applications.createdAt), desc(applications.id))

/** An application that this person sent or received. */
export async function findApplicationOf(
  db: Db,
  user: { id: string; role: 'student' | 'company' },
  id: string,
): Promise<ApplicationRow | undefined> {
  const owner = user.role === 'student' ? applications.studentId : internships.companyId
  const [row] = await select(db, and(eq(applications.id, id), eq(owner, user.id)))
  return row
}

/** Whether the listing is this company's, open or not. */
export async function ownsListing(db: Db, company: { id: string }, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: internships.id })
    .from(internships)
    .where(and(eq(internships.id, id), eq(internships.companyId, company.id)))
  return rows.length > 0
}

/** Listings as they stood at their versions. */
export async function listVersions(
  db: Db,
  internshipIds: readonly string[],
): Promise<(ListingText & { version: number })[]> {
  const { internshipId: id, version, title, description, requirements } = internshipVersions
  return db
    .select({ id, version, title, description, requirements })
    .from(internshipVersions)
    .where(sql`${id} = any(${sql.param([...new Set(internshipIds)])}::uuid[])`)
}
