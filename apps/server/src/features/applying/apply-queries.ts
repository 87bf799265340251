import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { isOpen } from '../../db/listing-conditions.ts'
import { companies, users } from '../../db/schema/accounts.ts'
import { applications } from '../../db/schema/applications.ts'
import { internships } from '../../db/schema/internships.ts'
import { resumes } from '../../db/schema/resumes.ts'

/** The listing in its current version, protected from edits and deletion until the transaction ends. */
export async function lockListing(db: Db, internshipId: string) {
  const [listing] = await db
    .select({
      id: internships.id,
      title: internships.title,
      version: internships.version,
      isOpen: sql<boolean>`${isOpen}`,
      companyId: internships.companyId,
      replyDays: internships.replyDays,
      questions: internships.questions,
      companyName: companies.companyName,
      isDemo: users.isDemo,
    })
    .from(internships)
    .innerJoin(companies, eq(companies.userId, internships.companyId))
    .innerJoin(users, eq(users.id, internships.companyId))
    .where(eq(internships.id, internshipId))
    .for('share', { of: internships })
    .prepare('listing_to_apply_to')
    .execute()
  return listing
}

/** The student's current resume, protected from deletion until the transaction ends. */
export async function lockCurrentResume(db: Db, studentId: string) {
  const [resume] = await db
    .select({ id: resumes.id, fileId: resumes.fileId })
    .from(resumes)
    .where(eq(resumes.studentId, studentId))
    .for('share')
    .prepare('resume_to_apply_with')
    .execute()
  return resume
}

export type NewApplication = Pick<
  typeof applications.$inferInsert,
  'internshipId' | 'internshipVersion' | 'studentId' | 'resumeFileId' | 'motivation' | 'answers'
>

/** The student's application to a listing, locked until the transaction ends. */
export async function lockPreviousApplication(
  db: Db,
  { internshipId, studentId }: Pick<NewApplication, 'internshipId' | 'studentId'>,
) {
  const [previous] = await db
    .select({ id: applications.id, attempt: applications.attempt, withdrawnAt: applications.withdrawnAt })
    .from(applications)
    .where(and(eq(applications.internshipId, internshipId), eq(applications.studentId, studentId)))
    .for('update')
    .prepare('previous_application')
    .execute()
  return previous
}

/** Returns the new id, or undefined when the student has applied to this listing: the unique constraint decides. */
export async function insertApplication(db: Db, application: NewApplication): Promise<string | undefined> {
  const [inserted] = await db
    .insert(applications)
    .values(application)
    .onConflictDoNothing({ target: [applications.internshipId, applications.studentId] })
    .returning({ id: applications.id })
  return inserted?.id
}

/** Restarts a withdrawn application with the current listing and resume. The row must be locked. */
export async function resubmitApplication(db: Db, id: string, application: NewApplication): Promise<void> {
  const attempt: SQL = sql`${applications.attempt} + 1`
  await db
    .update(applications)
    .set({
      ...application,
      attempt,
      createdAt: sql`now()`,
      withdrawnAt: null,
      seenAt: null,
      shortlistedAt: null,
      keepResume: false,
      firstAnswerAt: null,
      nudgedAt: null,
    })
    .where(eq(applications.id, id))
}
