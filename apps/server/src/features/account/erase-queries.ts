import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { type Db, isAmong } from '../../db/client.ts'
import { companies, companyDomains, mailedTokens, sessions, settings, users } from '../../db/schema/accounts.ts'
import { answeredRequests } from '../../db/schema/answered-requests.ts'
import { applicantNotes, applications, interviews, messages } from '../../db/schema/applications.ts'
import { calendarFeeds } from '../../db/schema/calendar-feeds.ts'
import { internshipReports, internships } from '../../db/schema/internships.ts'
import { contactMessages, mails, notifications } from '../../db/schema/mails.ts'
import { messageTemplates } from '../../db/schema/message-templates.ts'
import { resumeFiles } from '../../db/schema/resumes.ts'
import { isOpenAt } from '../interviews/interview-queries.ts'
import { erasedAddress } from './erased-address.ts'

/** Accounts after their grace period. */
export async function listDueIds(db: Db, now: Date): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(lte(users.eraseAt, now.toISOString()))
  return rows.map(({ id }) => id)
}

/** Locks the account, so that its owner cannot keep it now; undefined when it is no longer due. */
export async function lockDue(db: Db, id: string, now: Date) {
  const { email, emailVerifiedAt, role, avatarFileId } = users
  const [row] = await db
    .select({ id: users.id, email, emailVerifiedAt, role, avatarFileId, companyName: companies.companyName })
    .from(users)
    .leftJoin(companies, eq(companies.userId, users.id))
    .where(and(eq(users.id, id), lte(users.eraseAt, now.toISOString())))
    .for('update', { of: users })
  return row
}

/** Companies with an open application of this student, with the listing. */
export async function listWaitingCompanies(db: Db, studentId: string) {
  return db
    .select({
      applicationId: applications.id,
      internshipId: internships.id,
      companyId: internships.companyId,
      title: internships.title,
    })
    .from(applications)
    .innerJoin(internships, eq(internships.id, applications.internshipId))
    .where(
      and(eq(applications.studentId, studentId), eq(applications.status, 'pending'), isNull(applications.withdrawnAt)),
    )
}

export async function listOpenInterviewsOf(db: Db, studentId: string, now: Date) {
  const { id, companyId } = interviews
  return db
    .select({ id, companyId, internshipId: internships.id, title: internships.title })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(internships, eq(internships.id, applications.internshipId))
    .where(and(eq(interviews.studentId, studentId), isOpenAt(now)))
}

export async function lockApplicationsInInterview(db: Db, companyId: string, now: Date): Promise<string[]> {
  const inInterview = db
    .select({ id: interviews.applicationId })
    .from(interviews)
    .where(and(eq(interviews.companyId, companyId), isOpenAt(now)))
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(inArray(applications.id, inInterview))
    .orderBy(applications.id)
    .for('no key update')
  return rows.map(({ id }) => id)
}

export async function listFileIdsOf(db: Db, studentId: string): Promise<string[]> {
  const rows = await db.select({ id: resumeFiles.id }).from(resumeFiles).where(eq(resumeFiles.studentId, studentId))
  return rows.map(({ id }) => id)
}

/** Deletes files. Returns the ids of their stored bytes. */
export async function deleteFiles(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const { bytesId } = resumeFiles
  const deleted = await db.delete(resumeFiles).where(isAmong(resumeFiles.id, ids)).returning({ bytesId })
  return new Set(deleted.map(({ bytesId }) => bytesId))
}

/**
 * Removes notifications and mails of companies about this student: their events name the application, interview or
 * message in second place. Mails to the operator about reports go too. Also removes stored idempotent responses that name
 * the application, and the name from daily mails, whose events name the listing.
 */
export async function deleteTracesOf(db: Db, studentId: string) {
  const own = sql`select ${applications.id} from ${applications} where ${applications.studentId} = ${studentId}`
  const subjects = sql`(
    ${own} union select ${interviews.id} from ${interviews} where ${interviews.studentId} = ${studentId}
    union select ${messages.id} from ${messages} where ${messages.applicationId} in (${own}))`
  const companiesToldOf = sql`(
    select ${internships.companyId} from ${applications} join ${internships}
    on ${internships.id} = ${applications.internshipId} where ${applications.studentId} = ${studentId})`
  for (const table of [notifications, mails]) {
    const isOfThem = sql`split_part(${table.event}, ':', 2) in (select id::text from ${subjects} as subject (id))`
    await db.delete(table).where(and(sql`${table.userId} in ${companiesToldOf}`, isOfThem))
  }
  const ownReports = sql`select ${internshipReports.id}::text from ${internshipReports} where ${internshipReports.studentId} = ${studentId}`
  for (const table of [notifications, mails])
    await db
      .delete(table)
      .where(sql`${table.event} like 'report:%' and split_part(${table.event}, ':', 2) in (${ownReports})`)
  const answersOf = sql`exists (select from (${own}) as own (id) where position(own.id::text in ${answeredRequests.answer}) > 0)`
  await db.delete(answeredRequests).where(and(sql`${answeredRequests.userId} in ${companiesToldOf}`, answersOf))
  await eraseNameInDailyMails(db, studentId)
}

/**
 * A daily mail stores the student of the day's first event. Mails about new applications stay for the other applicants,
 * because their text names no student; all others link to the application and are deleted.
 */
async function eraseNameInDailyMails(db: Db, studentId: string) {
  const applied = sql`
    split_part(${mails.event}, ':', 1) = 'applications' and split_part(${mails.event}, ':', 2) in (
      select ${applications.internshipId}::text from ${applications} where ${applications.studentId} = ${studentId})`
  await db
    .update(mails)
    .set({ params: sql`jsonb_set(${mails.params}, '{params,student}', '""')` })
    .where(and(applied, sql`${mails.params} ->> 'kind' = 'application_received'`))
  const linksToOwn = sql`exists (
    select from ${applications}
    where ${applications.studentId} = ${studentId} and position(${applications.id}::text in ${mails.link}) > 0)`
  await db.delete(mails).where(and(applied, linksToOwn))
}

type Address = { id: string; email: string; emailVerifiedAt: string | null }

/** Deletes the account; its data is deleted by cascade. */
export async function deleteUser(db: Db, account: Address) {
  await deleteContactMessages(db, account)
  await db.delete(users).where(eq(users.id, account.id))
}

/** Only a confirmed address owns the contact messages sent from it. */
async function deleteContactMessages(db: Db, { email, emailVerifiedAt }: Address) {
  if (emailVerifiedAt !== null) await db.delete(contactMessages).where(eq(contactMessages.email, email))
}

export async function listListingIds(db: Db, companyId: string, which: 'all' | 'kept'): Promise<string[]> {
  const isKept = which === 'kept' ? isNull(internships.deletedAt) : undefined
  const rows = await db
    .select({ id: internships.id })
    .from(internships)
    .where(and(eq(internships.companyId, companyId), isKept))
  return rows.map(({ id }) => id)
}

/** Reduces a company to its name, which applications of students show. */
export async function emptyCompany(db: Db, account: Address) {
  const { id } = account
  const nothing = { phone: null, avatar: 'initials', avatarFileId: null, emailVerifiedAt: null, eraseAt: null } as const
  await db
    .update(users)
    .set({ ...nothing, email: erasedAddress(id), passwordHash: 'erased' })
    .where(eq(users.id, id))
  await db.update(companies).set({ contactPerson: '', about: null }).where(eq(companies.userId, id))
  const silent = { email: false, push: false, applications: false, matches: false, messages: false }
  await db
    .insert(settings)
    .values({ ...silent, userId: id })
    .onConflictDoUpdate({ target: settings.userId, set: silent })
  await deleteContactMessages(db, account)
  for (const table of [messageTemplates, companyDomains, applicantNotes])
    await db.delete(table).where(eq(table.companyId, id))
  const ownListings = db.select({ id: internships.id }).from(internships).where(eq(internships.companyId, id))
  await db.update(internshipReports).set({ reply: null }).where(inArray(internshipReports.internshipId, ownListings))
  const tables = [sessions, mailedTokens, calendarFeeds, notifications, mails, answeredRequests]
  for (const table of tables) await db.delete(table).where(eq(table.userId, id))
}
