import type { Side } from '@fledge/core/applications/lifecycle'
import type { ListingText } from '@fledge/core/matching/listing/prepared-listing'
import { and, desc, eq, isNotNull, isNull, notExists, or, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { ready } from '../../db/ready.ts'
import { companies, settings, students, users } from '../../db/schema/accounts.ts'
import { applications, messages } from '../../db/schema/applications.ts'
import { internships, internshipVersions } from '../../db/schema/internships.ts'
import { interviews } from '../../db/schema/interviews.ts'
import { resumeFiles } from '../../db/schema/resumes.ts'
import { lookalikeDomain } from '../profile/lookalike-names.ts'

/** The database's clock, for the times of what happens. */
export const now = sql`now()`

type Change = Partial<Omit<typeof applications.$inferInsert, 'id' | 'internshipId' | 'studentId' | 'createdAt'>> & {
  createdAt?: SQL
}

/** Changes an application. The row must be locked. */
export async function updateApplication(db: Db, id: string, change: { [K in keyof Change]: Change[K] | SQL }) {
  await db.update(applications).set(change).where(eq(applications.id, id))
}

export const companyAccounts = alias(users, 'company_accounts')
export const companySettings = alias(settings, 'company_settings')
export const columns = {
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
    domain: lookalikeDomain(companies.userId),
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
    status: resumeFiles.status,
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

const { placeholder } = sql
const { createdAt, id } = applications
const newestFirst = [desc(createdAt), desc(id)]

const selectOwn = ready('own applications', (db) =>
  select(db, 'student', eq(applications.studentId, placeholder('studentId'))).orderBy(...newestFirst),
)

export const listApplicationsOf = (db: Db, studentId: string): Promise<ApplicationRow[]> => selectOwn(db, { studentId })

type Wanted = {
  internshipId?: string
  /** The row after which a page starts. */
  before?: { createdAt: string; id: string } | null
  limit?: number | undefined
}

const ofCompany = eq(internships.companyId, placeholder('companyId'))
const ofListing = eq(applications.internshipId, placeholder('internshipId'))
const afterRow = sql`(${createdAt}, ${id}) < (${placeholder('createdAt')}::timestamptz, ${placeholder('id')}::uuid)`
const selectAll = (condition: SQL | undefined) => (db: Db) => select(db, 'company', condition).orderBy(...newestFirst)
/** Chosen first: otherwise all that a page leaves out would be joined with everything, too. */
const selectPage = (condition: SQL | undefined) => (db: Db) => {
  const page = db
    .select({ id })
    .from(applications)
    .innerJoin(internships, eq(internships.id, applications.internshipId))
    .where(condition)
    .orderBy(...newestFirst)
    .limit(placeholder('limit'))
  return select(db, 'company', sql`${id} = any(array(${page}))`).orderBy(...newestFirst)
}
const toCompany = {
  all: ready('applications to company', selectAll(ofCompany)),
  listing: ready('applications to listing', selectAll(and(ofCompany, ofListing))),
  first: ready('first applications to company', selectPage(ofCompany)),
  more: ready('more applications to company', selectPage(and(ofCompany, afterRow))),
}

/** Newest first: all of them, those to one listing, or a page of all. */
export function listApplicationsTo(db: Db, company: { id: string }, wanted: Wanted = {}): Promise<ApplicationRow[]> {
  const { internshipId, before, limit } = wanted
  const companyId = company.id
  if (internshipId !== undefined) return toCompany.listing(db, { companyId, internshipId })
  if (before) return toCompany.more(db, { companyId, ...before, limit: limit ?? null })
  return limit === undefined ? toCompany.all(db, { companyId }) : toCompany.first(db, { companyId, limit })
}

type Person = { id: string; role: Side }

const isTheirs = (role: Side) =>
  and(
    eq(applications.id, placeholder('id')),
    eq(role === 'student' ? applications.studentId : internships.companyId, placeholder('personId')),
  )
const find = (role: Side) => ready(`application of ${role}`, (db) => select(db, role, isTheirs(role)))
const lock = (role: Side) =>
  ready(`locked application of ${role}`, (db) => select(db, role, isTheirs(role)).for('update', { of: applications }))
const finding = { student: find('student'), company: find('company') }
const locking = { student: lock('student'), company: lock('company') }

/** An application that this person sent or received. */
export async function findApplicationOf(db: Db, { id: personId, role }: Person, id: string) {
  const [row] = await finding[role](db, { personId, id })
  return row
}

/** The same, held against every other change until the transaction ends. */
export async function lockApplicationOf(db: Db, { id: personId, role }: Person, id: string) {
  const [row] = await locking[role](db, { personId, id })
  return row
}

/** What this student waits for an answer to, locked; a decision on hold is no answer yet. In the order of their ids. */
export async function lockWaitingApplicationsOf(db: Db, studentId: string): Promise<ApplicationRow[]> {
  const isWaiting = or(eq(applications.status, 'pending'), isNotNull(applications.tellAt))
  return select(db, 'student', and(eq(applications.studentId, studentId), isNull(applications.withdrawnAt), isWaiting))
    .orderBy(applications.id)
    .for('update', { of: applications })
}

/** Whether a student, as a column names them, sent no application to this listing, not even one that was withdrawn. */
export const hasNotApplied = (db: Db, studentId: AnyPgColumn, internshipId: string): SQL =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(applications)
      .where(and(eq(applications.internshipId, internshipId), eq(applications.studentId, studentId))),
  )

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
