import type { InterviewOutcome } from '@fledge/contract/applications/applicant-notes'
import type { Span } from '@fledge/core/interviews/slots'
import { and, asc, desc, eq, gt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { type Db, isAmong } from '../../db/client.ts'
import { logoFileId } from '../../db/company-logo.ts'
import { companies, students, users } from '../../db/schema/accounts.ts'
import { applicantNotes, applications, interviewSlots, interviews } from '../../db/schema/applications.ts'
import { internships } from '../../db/schema/internships.ts'
import { lookalikeDomain } from '../companies/lookalike-names.ts'

type Person = { id: string; role: 'student' | 'company' }
type NewInterview = typeof interviews.$inferInsert
export type InterviewChange = Partial<
  Omit<NewInterview, 'id' | 'applicationId' | 'companyId' | 'studentId' | 'createdAt'>
>
export type SlotRow = typeof interviewSlots.$inferSelect

const ofAccount = (
  column: typeof users.email | typeof users.timeZone,
  id: typeof interviews.companyId | typeof interviews.studentId,
) => sql<string>`(select ${column} from ${users} where ${users.id} = ${id})`

/** The last outcome that the company noted since an interview began and before the next one of the applicant. */
const notedOutcome = sql<InterviewOutcome | null>`(
  select ${applicantNotes.outcome} from ${applicantNotes}
  where ${applicantNotes.applicationId} = ${interviews.applicationId} and ${applicantNotes.outcome} is not null
    and ${interviews.status} = 'scheduled' and ${applicantNotes.createdAt} >= ${interviews.startsAt}
    and not exists (
      select 1 from ${interviews} as later
      where later.application_id = ${interviews.applicationId} and later.status = 'scheduled'
        and later.starts_at > ${interviews.startsAt} and later.starts_at <= ${applicantNotes.createdAt})
  order by ${applicantNotes.createdAt} desc limit 1)`

function select(db: Db, condition: SQL | undefined) {
  return db
    .select({
      interview: interviews,
      outcome: notedOutcome,
      internship: { id: internships.id, title: internships.title },
      company: {
        id: companies.userId,
        companyName: companies.companyName,
        email: ofAccount(users.email, interviews.companyId),
        timeZone: ofAccount(users.timeZone, interviews.companyId),
        domain: lookalikeDomain(interviews.companyId),
        logoFileId: logoFileId(interviews.companyId),
      },
      student: {
        id: students.userId,
        firstName: students.firstName,
        lastName: students.lastName,
        email: ofAccount(users.email, interviews.studentId),
        timeZone: ofAccount(users.timeZone, interviews.studentId),
      },
    })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(internships, eq(internships.id, applications.internshipId))
    .innerJoin(companies, eq(companies.userId, interviews.companyId))
    .innerJoin(students, eq(students.userId, interviews.studentId))
    .where(condition)
}

export type InterviewRow = Awaited<ReturnType<typeof select>>[number]

const maxListed = 500

/** Interviews to agree on first, then upcoming ones by time, then the others by last change. */
export async function listInterviewsOf(db: Db, user: Person, now: Date): Promise<InterviewRow[]> {
  const isAhead = sql`${interviews.status} = 'scheduled' and ${interviews.startsAt} > ${now.toISOString()}`
  const rank = sql`case when ${interviews.status} in ('proposed', 'others_asked') then 0 when ${isAhead} then 1 else 2 end`
  return select(db, isOf(user))
    .orderBy(rank, sql`case when ${isAhead} then ${interviews.startsAt} end`, desc(interviews.updatedAt), interviews.id)
    .limit(maxListed)
}

export async function findInterviewOf(db: Db, user: Person, id: string): Promise<InterviewRow | undefined> {
  const [row] = await select(db, and(eq(interviews.id, id), isOf(user)))
  return row
}

/** One of this person's interviews, locked after its application, in the order of every change of one. */
export async function lockInterviewOf(db: Db, user: Person, id: string): Promise<InterviewRow | undefined> {
  const ofInterview = db.select({ id: interviews.applicationId }).from(interviews).where(eq(interviews.id, id))
  await db
    .select({ id: applications.id })
    .from(applications)
    .where(sql`${applications.id} = (${ofInterview})`)
    .for('no key update')
  const [row] = await select(db, and(eq(interviews.id, id), isOf(user))).for('update', { of: interviews })
  return row
}

const isOf = ({ id, role }: Person) => eq(role === 'student' ? interviews.studentId : interviews.companyId, id)

/** Interviews to agree on or upcoming; the same rule as `isOpen` in core. The time of one to agree on does not count. */
export const isOpenAt = (now: Date): SQL =>
  and(
    ne(interviews.status, 'cancelled'),
    or(ne(interviews.status, 'scheduled'), gt(interviews.startsAt, now.toISOString())),
  )!

/** The open interviews of an application, locked until the transaction ends. */
export function lockOpenInterviews(db: Db, applicationId: string, now: Date): Promise<InterviewRow[]> {
  const isOpen = and(eq(interviews.applicationId, applicationId), isOpenAt(now))
  return select(db, isOpen).for('update', { of: interviews })
}

/** Those of these applications that have an open interview. */
export async function listWithOpenInterview(db: Db, applicationIds: readonly string[], now: Date): Promise<string[]> {
  if (applicationIds.length === 0) return []
  const rows = await db
    .selectDistinct({ id: interviews.applicationId })
    .from(interviews)
    .where(and(isAmong(interviews.applicationId, applicationIds), isOpenAt(now)))
    .orderBy(asc(interviews.applicationId))
  return rows.map(({ id }) => id)
}

export async function insertInterview(db: Db, values: NewInterview, slots: readonly Span[]): Promise<string> {
  const [row] = await db.insert(interviews).values(values).returning({ id: interviews.id })
  await insertSlots(db, row!.id, slots)
  return row!.id
}

export async function patchInterview(db: Db, id: string, change: InterviewChange): Promise<void> {
  await db.update(interviews).set(change).where(eq(interviews.id, id))
}

export async function replaceSlots(db: Db, interviewId: string, slots: readonly Span[]): Promise<void> {
  await db.delete(interviewSlots).where(eq(interviewSlots.interviewId, interviewId))
  await insertSlots(db, interviewId, slots)
}

async function insertSlots(db: Db, interviewId: string, slots: readonly Span[]) {
  await db.insert(interviewSlots).values(slots.map(({ startsAt, endsAt }) => ({ interviewId, startsAt, endsAt })))
}

export async function listSlotsOf(db: Db, interviewIds: readonly string[]): Promise<SlotRow[]> {
  return db
    .select()
    .from(interviewSlots)
    .where(isAmong(interviewSlots.interviewId, interviewIds))
    .orderBy(asc(interviewSlots.startsAt))
}

/** Locks both calendars, so that concurrent picks see each other's interviews. */
export async function lockCalendars(db: Db, { companyId, studentId }: { companyId: string; studentId: string }) {
  await db.select({ id: companies.userId }).from(companies).where(eq(companies.userId, companyId)).for('no key update')
  await db.select({ id: students.userId }).from(students).where(eq(students.userId, studentId)).for('no key update')
}

type Sides = { companyIds: readonly string[]; studentIds: readonly string[] }

/** Scheduled interviews of these people that have not ended. */
export async function listEngagements(db: Db, { companyIds, studentIds }: Sides, now: Date) {
  const isOfAny = or(
    isAmong(interviews.companyId, new Set(companyIds)),
    isAmong(interviews.studentId, new Set(studentIds)),
  )
  const rows = await select(
    db,
    and(eq(interviews.status, 'scheduled'), gt(interviews.endsAt, now.toISOString()), isOfAny),
  )
  // Scheduled interviews have a time.
  return rows.map((row) => ({
    ...row,
    applicationId: row.interview.applicationId,
    companyId: row.company.id,
    studentId: row.student.id,
    startsAt: row.interview.startsAt!,
    endsAt: row.interview.endsAt!,
  }))
}
export type EngagementRow = Awaited<ReturnType<typeof listEngagements>>[number]

/** Scheduled interviews that start after `now` and not after `until`. */
export function listAhead(db: Db, now: Date, until: Date): Promise<InterviewRow[]> {
  const { startsAt, status } = interviews
  return select(
    db,
    and(eq(status, 'scheduled'), gt(startsAt, now.toISOString()), lte(startsAt, until.toISOString())),
  ).orderBy(asc(startsAt))
}

/** Records a reminder of the agreed time; false when it was recorded before or the time has changed. */
export async function recordReminder(
  db: Db,
  { id, sequence }: Pick<InterviewRow['interview'], 'id' | 'sequence'>,
  reminder: NonNullable<InterviewRow['interview']['reminded']>,
): Promise<boolean> {
  const noted = await db
    .update(interviews)
    .set({ reminded: reminder })
    .where(
      and(
        eq(interviews.id, id),
        eq(interviews.status, 'scheduled'),
        eq(interviews.sequence, sequence),
        sql`${interviews.reminded} is distinct from ${reminder}`,
      ),
    )
    .returning({ id: interviews.id })
  return noted.length > 0
}
