import type { Side } from '@fledge/core/applications/life'
import type { ListingText } from '@fledge/core/matching/listing'
import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { companies, settings, students, users } from '../../db/schema/accounts.ts'
import { applications, messages } from '../../db/schema/applications.ts'
import { internships, internshipVersions } from '../../db/schema/internships.ts'
import { interviews } from '../../db/schema/interviews.ts'
import { resumeFiles, resumes } from '../../db/schema/resumes.ts'
import { isOpen } from '../internships/queries.ts'

/** A listing, open or not, held against edits and deletion until the transaction ends. */
export async function lockListing(db: Db, id: string) {
  const [row] = await db
    .select({
      id: internships.id,
      title: internships.title,
      version: internships.version,
      open: sql<boolean>`${isOpen}`,
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

/** The database's clock, for the times of what happens. */
export const now = sql`now()`

type Change = Partial<Omit<typeof applications.$inferInsert, 'id' | 'internshipId' | 'studentId' | 'createdAt'>> & {
  createdAt?: SQL
}

/** Changes an application. The row must be locked. */
export async function updateApplication(db: Db, id: string, change: { [K in keyof Change]: Change[K] | SQL }) {
  await db.update(applications).set(change).where(eq(applications.id, id))
}

const companyAccounts = alias(users, 'company_accounts')
const companySettings = alias(settings, 'company_settings')
const columns = {
  application: applications,
  internship: {
    id: internships.id,
    title: internships.title,
    location: internships.location,
    type: internships.type,
    stipend: internships.stipend,
    duration: internships.duration,
    deletedAt: internships.deletedAt,
  },
  /** The terms as the student read them. */
  answered: {
    stipend: internshipVersions.stipend,
    type: internshipVersions.type,
    location: internshipVersions.location,
    duration: internshipVersions.duration,
  },
  company: {
    ...{ id: companies.userId, companyName: companies.companyName, contactPerson: companies.contactPerson },
    ...{ industry: companies.industry, companySize: companies.companySize },
    ...{ email: companyAccounts.email, phone: companyAccounts.phone },
  },
  companyPrivacy: {
    profileVisible: companySettings.profileVisible,
    showEmail: companySettings.showEmail,
    showPhone: companySettings.showPhone,
  },
  student: students,
  email: users.email,
  phone: users.phone,
  privacy: {
    profileVisible: settings.profileVisible,
    showEmail: settings.showEmail,
    showPhone: settings.showPhone,
  },
  hasInterview: sql<boolean>`exists (
    select 1 from ${interviews}
    where ${interviews.applicationId} = ${applications.id} and ${interviews.status} <> 'cancelled'
  )`,
  file: {
    id: resumeFiles.id,
    filename: resumeFiles.filename,
    kind: resumeFiles.kind,
    size: resumeFiles.size,
    corrections: resumeFiles.corrections,
  },
}

const isAnswered = and(
  eq(internshipVersions.internshipId, applications.internshipId),
  eq(internshipVersions.version, applications.internshipVersion),
)

/** Applications as one side reads them: with how many messages of the other side it has not read. */
function select(db: Db, reader: Side, condition: SQL | undefined) {
  const unread = sql<number>`(
    select count(*) from ${messages}
    where ${messages.applicationId} = ${applications.id} and ${messages.sender} <> ${reader} and ${messages.readAt} is null
  )`.mapWith(Number)
  return db
    .select({ ...columns, unread })
    .from(applications)
    .innerJoin(internships, eq(internships.id, applications.internshipId))
    .innerJoin(internshipVersions, isAnswered)
    .innerJoin(companies, eq(companies.userId, internships.companyId))
    .innerJoin(students, eq(students.userId, applications.studentId))
    .innerJoin(users, eq(users.id, applications.studentId))
    .leftJoin(settings, eq(settings.userId, applications.studentId))
    .innerJoin(companyAccounts, eq(companyAccounts.id, companies.userId))
    .leftJoin(companySettings, eq(companySettings.userId, companies.userId))
    .leftJoin(resumeFiles, eq(resumeFiles.id, applications.resumeFileId))
    .where(condition)
}

export type ApplicationRow = Awaited<ReturnType<typeof select>>[number]

export const listApplicationsOf = (db: Db, studentId: string): Promise<ApplicationRow[]> =>
  select(db, 'student', eq(applications.studentId, studentId)).orderBy(
    desc(applications.createdAt),
    desc(applications.id),
  )

type Wanted = {
  internshipId?: string
  /** The row after which a page starts. */
  before?: { createdAt: string; id: string } | null
  limit?: number | undefined
}

/** Newest first; of one listing when it is named, all of them unless there is a limit. */
export function listApplicationsTo(db: Db, company: { id: string }, wanted: Wanted = {}): Promise<ApplicationRow[]> {
  const { internshipId, before, limit } = wanted
  const { createdAt, id } = applications
  const order = [desc(createdAt), desc(id)]
  const condition = and(
    eq(internships.companyId, company.id),
    internshipId === undefined ? undefined : eq(applications.internshipId, internshipId),
    before ? sql`(${createdAt}, ${id}) < (${sql.param(before.createdAt, createdAt)}, ${before.id}::uuid)` : undefined,
  )
  if (limit === undefined) return select(db, 'company', condition).orderBy(...order)
  // Chosen first: otherwise all that a page leaves out would be joined with everything, too.
  const page = db
    .select({ id })
    .from(applications)
    .innerJoin(internships, eq(internships.id, applications.internshipId))
    .where(condition)
    .orderBy(...order)
    .limit(limit)
  return select(db, 'company', sql`${id} = any(array(${page}))`).orderBy(...order)
}

type Person = { id: string; role: Side }

/** An application that this person sent or received. */
export async function findApplicationOf(db: Db, user: Person, id: string): Promise<ApplicationRow | undefined> {
  const [row] = await select(db, user.role, isTheirs(user, id))
  return row
}

/** The same, held against every other change until the transaction ends. */
export async function lockApplicationOf(db: Db, user: Person, id: string): Promise<ApplicationRow | undefined> {
  const [row] = await select(db, user.role, isTheirs(user, id)).for('update', { of: applications })
  return row
}

const isTheirs = (user: Person, id: string) =>
  and(eq(applications.id, id), eq(user.role === 'student' ? applications.studentId : internships.companyId, user.id))

/** What this student waits for an answer to, locked; a decision on hold is no answer yet. In the order of their ids. */
export async function lockWaitingApplicationsOf(db: Db, studentId: string): Promise<ApplicationRow[]> {
  const isWaiting = or(eq(applications.status, 'pending'), isNotNull(applications.tellAt))
  return select(db, 'student', and(eq(applications.studentId, studentId), isNull(applications.withdrawnAt), isWaiting))
    .orderBy(applications.id)
    .for('update', { of: applications })
}

/** What this student sent to this listing before, held against every other change until the transaction ends. */
export async function lockSentTo(db: Db, studentId: string, internshipId: string) {
  const { id, withdrawnAt, attempt } = applications
  const [row] = await db
    .select({ id, withdrawnAt, attempt })
    .from(applications)
    .where(and(eq(applications.studentId, studentId), eq(applications.internshipId, internshipId)))
    .for('update')
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
