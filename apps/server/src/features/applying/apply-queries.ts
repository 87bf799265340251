import { replyDeadline } from '@fledge/core/applications/reply-promise'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { prepareOnce } from '../../db/prepare-once.ts'
import { companies, users } from '../../db/schema/accounts.ts'
import { applicationEvents, applications, replyPromises } from '../../db/schema/applications.ts'
import { internships, isOpen } from '../../db/schema/internships.ts'
import { resumes } from '../../db/schema/resumes.ts'

const { id, title, version, companyId, replyDays, questions } = internships
const { attempt, withdrawnAt } = applications
const { fileId } = resumes

/**
 * What an application depends on: the listing in its current version and the student's current resume, protected from
 * changes until the transaction ends, and an earlier application, locked. They are locked in this order by one statement,
 * because the way to the database costs more than the locks.
 */
export async function lockPrerequisites(db: Db, ids: { internshipId: string; studentId: string }) {
  const [row] = await prerequisites(db).execute(ids)
  return row
}

const prerequisites = prepareOnce((db) => {
  const [internshipId, studentId] = [sql.placeholder('internshipId'), sql.placeholder('studentId')]
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
  return db
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
})

export type NewApplication = Pick<
  typeof applications.$inferInsert,
  'internshipId' | 'internshipVersion' | 'studentId' | 'resumeFileId' | 'motivation' | 'answers'
>

/**
 * Stores an application with its promise to reply and the first event of its timeline. Returns its id, or undefined when
 * the student has applied to this listing: the unique constraint decides. One statement, for the reason above.
 */
export async function insertApplication(
  db: Db,
  application: NewApplication,
  { companyId, days }: { companyId: string; days: number },
  now: Date,
): Promise<string | undefined> {
  const promise = { companyId, startedAt: now.toISOString(), replyBy: replyDeadline(now, days) }
  const [inserted] = await insertion(db).execute({ ...application, ...promise })
  return inserted?.id
}

const insertion = prepareOnce((db) => {
  const { placeholder } = sql
  const stored = db.$with('stored').as(
    db
      .insert(applications)
      .values({
        internshipId: placeholder('internshipId'),
        internshipVersion: placeholder('internshipVersion'),
        studentId: placeholder('studentId'),
        resumeFileId: placeholder('resumeFileId'),
        motivation: placeholder('motivation'),
        answers: placeholder('answers'),
      })
      .onConflictDoNothing({ target: [applications.internshipId, applications.studentId] })
      .returning({ id: applications.id }),
  )
  const promised = db.$with('promised', {}).as(sql`
    insert into ${replyPromises} (application_id, company_id, about, started_at, reply_by)
    select id, ${placeholder('companyId')}::uuid, 'application', ${placeholder('startedAt')}::timestamptz,
      ${placeholder('replyBy')}::timestamptz
    from ${stored}`)
  const recorded = db.$with('recorded', {}).as(sql`
    insert into ${applicationEvents} (application_id, kind, actor) select id, 'submitted', 'student' from ${stored}`)
  return db.with(stored, promised, recorded).select({ id: stored.id }).from(stored).prepare('insert_application')
})

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
