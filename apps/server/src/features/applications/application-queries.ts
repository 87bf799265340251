import type { Side } from '@fledge/core/applications/lifecycle'
import type { Eligibility } from '@fledge/core/internships/eligibility'
import type { ListingText } from '@fledge/core/matching/listing/prepared-listing'
import { and, desc, eq, isNotNull, isNull, notExists, or, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias, type PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { type Db, isAmong } from '../../db/client.ts'
import { prepareOnce } from '../../db/prepare-once.ts'
import { companies, settings, students, users } from '../../db/schema/accounts.ts'
import { applications, interviews, messages } from '../../db/schema/applications.ts'
import { internships, internshipVersions, ofCompany } from '../../db/schema/internships.ts'
import { resumeFiles } from '../../db/schema/resumes.ts'
import { lookalikeDomain } from '../companies/lookalike-names.ts'
import { lastPromise } from '../reply-promises/promise-queries.ts'

/** The database's clock. */
export const now = sql`now()`

/** Writes columns of an application. The row must be locked. */
export async function patchApplication(db: Db, id: string, change: PgUpdateSetSource<typeof applications>) {
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
    stipendMax: internships.stipendMax,
    duration: internships.duration,
    replyDays: internships.replyDays,
    deletedAt: internships.deletedAt,
  },
  /** The terms of the version that the student applied to. */
  answered: {
    stipend: internshipVersions.stipend,
    stipendMax: internshipVersions.stipendMax,
    type: internshipVersions.type,
    location: internshipVersions.location,
    duration: internshipVersions.duration,
    requirements: internshipVersions.requirements,
  },
  company: {
    id: companies.userId,
    companyName: companies.companyName,
    contactPerson: companies.contactPerson,
    industry: companies.industry,
    companySize: companies.companySize,
    email: companyAccounts.email,
    phone: companyAccounts.phone,
    domain: lookalikeDomain(companies.userId),
    logoFileId: companyAccounts.avatarFileId,
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
  interviewAt: sql<string | null>`(
    select max(${interviews.startsAt}) from ${interviews}
    where ${interviews.applicationId} = ${applications.id} and ${interviews.status} = 'scheduled'
  )`.mapWith(interviews.startsAt),
  file: {
    id: resumeFiles.id,
    bytesId: resumeFiles.bytesId,
    filename: resumeFiles.filename,
    kind: resumeFiles.kind,
    size: resumeFiles.size,
    status: resumeFiles.status,
    corrections: resumeFiles.corrections,
  },
}

/** Joins the version of the listing that an application answered. */
export const isAnswered = and(
  eq(internshipVersions.internshipId, applications.internshipId),
  eq(internshipVersions.version, applications.internshipVersion),
)

/** Applications as one side sees them, with the number of unread messages from the other side. */
function select(db: Db, reader: Side, condition: SQL | undefined) {
  const unread = sql<number>`(
    select count(*) from ${messages}
    where ${messages.applicationId} = ${applications.id} and ${messages.sender} <> ${reader} and ${messages.readAt} is null
  )`.mapWith(Number)
  const promise = lastPromise(db)
  return db
    .select({
      ...columns,
      unread,
      promise: {
        about: promise.about,
        startedAt: promise.startedAt,
        replyBy: promise.replyBy,
        answeredAt: promise.answeredAt,
        closedAt: promise.closedAt,
        writtenAt: promise.writtenAt,
      },
    })
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
    .leftJoinLateral(promise, sql`true`)
    .where(condition)
}

export type ApplicationRow = Awaited<ReturnType<typeof select>>[number]

const { createdAt, id } = applications
const newestFirst = [desc(createdAt), desc(id)]

export const listApplicationsOf = (db: Db, studentId: string): Promise<ApplicationRow[]> =>
  select(db, 'student', eq(applications.studentId, studentId)).orderBy(...newestFirst)

type Page = {
  internshipId?: string
  ids?: readonly string[]
  /** The row after which the page starts. */
  before?: { createdAt: string; id: string } | null
  limit?: number | undefined
}

/** A company's applications, newest first: all of them, those to one listing or with these ids, or one page. */
export async function listApplicationsTo(
  db: Db,
  company: { id: string },
  { internshipId, ids, before, limit }: Page = {},
): Promise<ApplicationRow[]> {
  const condition = and(
    eq(internships.companyId, company.id),
    internshipId === undefined ? undefined : eq(applications.internshipId, internshipId),
    ids && isAmong(id, ids),
    before ? sql`(${createdAt}, ${id}) < (${before.createdAt}::timestamptz, ${before.id}::uuid)` : undefined,
  )
  if (limit === undefined) return select(db, 'company', condition).orderBy(...newestFirst)
  // Selecting the page first keeps PostgreSQL from joining the rows that it leaves out.
  const page = db
    .select({ id })
    .from(applications)
    .innerJoin(internships, eq(internships.id, applications.internshipId))
    .where(condition)
    .orderBy(...newestFirst)
    .limit(limit)
  return select(db, 'company', sql`${id} = any(array(${page}))`).orderBy(...newestFirst)
}

type Person = { id: string; role: Side }

function selectOwn(db: Db, role: Side) {
  const owner = role === 'student' ? applications.studentId : internships.companyId
  return select(db, role, and(eq(id, sql.placeholder('applicationId')), eq(owner, sql.placeholder('personId'))))
}

const selectLocked = (db: Db, role: Side) => selectOwn(db, role).for('update', { of: applications })

const ownApplication = {
  student: prepareOnce((db) => selectOwn(db, 'student').prepare('application_of_student')),
  company: prepareOnce((db) => selectOwn(db, 'company').prepare('application_of_company')),
}

const lockedApplication = {
  student: prepareOnce((db) => selectLocked(db, 'student').prepare('locked_application_of_student')),
  company: prepareOnce((db) => selectLocked(db, 'company').prepare('locked_application_of_company')),
}

/** A prepared statement, because PostgreSQL takes ten times as long to plan its joins as to run them. */
export async function findApplicationOf(db: Db, { id: personId, role }: Person, applicationId: string) {
  const [row] = await ownApplication[role](db).execute({ applicationId, personId })
  return row
}

/** The same, locked against every other change until the transaction ends. */
export async function lockApplicationOf(db: Db, { id: personId, role }: Person, applicationId: string) {
  const [row] = await lockedApplication[role](db).execute({ applicationId, personId })
  return row
}

/** The student's undecided applications, locked in id order; a decision on hold counts as undecided. */
export async function lockWaitingApplicationsOf(db: Db, studentId: string): Promise<ApplicationRow[]> {
  const isWaiting = or(eq(applications.status, 'pending'), isNotNull(applications.tellAt))
  return select(db, 'student', and(eq(applications.studentId, studentId), isNull(applications.withdrawnAt), isWaiting))
    .orderBy(applications.id)
    .for('update', { of: applications })
}

/** True for students without an application to this listing, withdrawn ones included. */
export const hasNotApplied = (db: Db, studentId: AnyPgColumn | string, internshipId: AnyPgColumn | string): SQL =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(applications)
      .where(and(eq(applications.internshipId, internshipId), eq(applications.studentId, studentId))),
  )

export type AnsweredText = ListingText & Eligibility & { version: number }

export async function listVersions(db: Db, internshipIds: readonly string[]): Promise<AnsweredText[]> {
  const { internshipId: id, version, title, description, requirements, mustHave, niceToHave } = internshipVersions
  const { graduationYears, degrees, minCgpa } = internshipVersions
  const text = { title, description, requirements, mustHave, niceToHave, graduationYears, degrees, minCgpa }
  return db
    .select({ id, version, ...text, companyName: companies.companyName })
    .from(internshipVersions)
    .innerJoin(internships, eq(internships.id, id))
    .innerJoin(companies, ofCompany)
    .where(isAmong(id, new Set(internshipIds)))
}
