import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { isOpen } from '../../db/listing-conditions.ts'
import { companies, users } from '../../db/schema/accounts.ts'
import { applications } from '../../db/schema/applications.ts'
import { internships } from '../../db/schema/internships.ts'
import { resumes } from '../../db/schema/resumes.ts'

const { id, title, version, companyId, replyDays, questions } = internships
const { attempt, withdrawnAt } = applications
const { fileId } = resumes

/**
 * What an application depends on: the listing in its current version and the student's current resume, protected from
 * changes until the transaction ends, and an earlier application, locked. They are locked in this order by one statement,
 * because the way to the database costs more than the locks.
 */
export async function lockPrerequisites(
  db: Db,
  { internshipId, studentId }: { internshipId: string; studentId: string },
) {
  const listing = db.$with('listing').as(
    db
      .select({ id, title, version, companyId, replyDays, questions, isOpen: sql<boolean>`${isOpen}`.as('is_open') })
      .from(internships)
      .where(eq(internships.id, internshipId))
      .for('share'),
  )
  const resume = db
    .$with('resume')
    .as(db.select({ id: resumes.id, fileId }).from(resumes).where(eq(resumes.studentId, studentId)).for('share'))
  const previous = db.$with('previous').as(
    db
      .select({ id: applications.id, attempt, withdrawnAt })
      .from(applications)
      .where(and(eq(applications.internshipId, internshipId), eq(applications.studentId, studentId)))
      .for('update'),
  )
  const [row] = await db
    .with(listing, resume, previous)
    .select({
      listing: {
        id: listing.id,
        title: listing.title,
        version: listing.version,
        companyId: listing.companyId,
        replyDays: listing.replyDays,
        questions: listing.questions,
        isOpen: listing.isOpen,
        companyName: companies.companyName,
        isDemo: users.isDemo,
      },
      resume: { id: resume.id, fileId: resume.fileId },
      previous: { id: previous.id, attempt: previous.attempt, withdrawnAt: previous.withdrawnAt },
    })
    .from(listing)
    .innerJoin(companies, eq(companies.userId, listing.companyId))
    .innerJoin(users, eq(users.id, listing.companyId))
    .leftJoin(resume, sql`true`)
    .leftJoin(previous, sql`true`)
    .prepare('prerequisites_to_apply')
    .execute()
  return row
}

export type NewApplication = Pick<
  typeof applications.$inferInsert,
  'internshipId' | 'internshipVersion' | 'studentId' | 'resumeFileId' | 'motivation' | 'answers'
>

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
  await db
    .update(applications)
    .set({
      ...application,
      attempt: sql`${attempt} + 1`,
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
