import type { User } from '@fledge/contract/users'
import { lifeSeenBy } from '@fledge/core/applications/lifecycle'
import { timelineFor } from '@fledge/core/applications/timeline'
import { and, asc, desc, eq, getTableColumns, type SQL } from 'drizzle-orm'
import { defaultZone } from '../../content/meeting-text.ts'
import { renderMail } from '../../content/render-mail.ts'
import { renderStored } from '../../content/render-notification.ts'
import { type Db, isAmong } from '../../db/client.ts'
import { companies, companyDomains, users } from '../../db/schema/accounts.ts'
import { applicantNotes, applicationEvents, applications, interviews, messages } from '../../db/schema/applications.ts'
import { calendarFeeds } from '../../db/schema/calendar-feeds.ts'
import {
  internshipReports,
  internships,
  internshipVersions,
  savedInternships,
  savedSearches,
} from '../../db/schema/internships.ts'
import { contactMessages, mails, notifications } from '../../db/schema/mails.ts'
import { messageTemplates } from '../../db/schema/message-templates.ts'
import { resumeFiles, resumes } from '../../db/schema/resumes.ts'
import { findPreferences, findSkippedAt } from '../preferences/preference-queries.ts'
import { listReportsOf } from '../reports/report-queries.ts'
import { renderDetail } from '../timeline/timeline-queries.ts'

export async function collectCommon(db: Db, { id, email, emailVerified }: User) {
  const [account] = await db.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, id))
  const readersZone = account?.timeZone ?? defaultZone
  const { kind, params, subject, text, createdAt, sentAt } = mails
  const [notified, mailed, contact, calendars] = await Promise.all([
    db.select().from(notifications).where(eq(notifications.userId, id)).orderBy(desc(notifications.createdAt)),
    db
      .select({ kind, params, subject, text, createdAt, sentAt })
      .from(mails)
      .where(eq(mails.userId, id))
      .orderBy(desc(createdAt)),
    // Without confirmation the address may belong to another person, whose messages must not be exported.
    emailVerified ? db.select().from(contactMessages).where(eq(contactMessages.email, email)) : [],
    db
      .select({ createdAt: calendarFeeds.createdAt, revokedAt: calendarFeeds.revokedAt })
      .from(calendarFeeds)
      .where(eq(calendarFeeds.userId, id)),
  ])
  return {
    timeZone: readersZone,
    notifications: notified.map(({ kind, params, ...row }) => ({
      ...row,
      ...renderStored({ kind, params }, readersZone),
    })),
    mails: mailed.map((mail) => ({
      subject: renderMail({ ...mail, readersZone }).subject,
      createdAt: mail.createdAt,
      sentAt: mail.sentAt,
    })),
    contactMessages: contact,
    calendarAddresses: calendars,
  }
}

/** Data of a student as visible to the student: a held decision is not. */
export async function collectStudent(db: Db, studentId: string) {
  const [resume, sent, saved, searches, meetings, preferences, preferencesSkippedAt, reports] = await Promise.all([
    db.select().from(resumes).where(eq(resumes.studentId, studentId)),
    listSent(db, studentId),
    listSaved(db, studentId),
    db.select().from(savedSearches).where(eq(savedSearches.studentId, studentId)),
    listMeetings(db, eq(interviews.studentId, studentId)),
    findPreferences(db, studentId),
    findSkippedAt(db, studentId),
    db.select().from(internshipReports).where(eq(internshipReports.studentId, studentId)),
  ])
  const ids = sent.map(({ row }) => row.id)
  const [events, written, noted] = await Promise.all([
    listEvents(db, ids),
    listMessages(db, ids),
    listNotedIds(db, ids),
  ])
  const applicationsOf = sent.map(({ row, ...listing }) => {
    const own = events.filter(({ applicationId }) => applicationId === row.id)
    return {
      ...row,
      ...lifeSeenBy('student', row),
      ...listing,
      timeline: timelineFor('student', own, { ...row, listingClosedAt: listing.listingClosedAt }),
      messages: written.filter(({ applicationId }) => applicationId === row.id),
      companyKeepsNotes: noted.has(row.id),
    }
  })
  return {
    preferences,
    preferencesSkippedAt,
    resumes: resume,
    applications: applicationsOf,
    savedInternships: saved,
    savedSearches: searches,
    interviews: meetings,
    reports,
  }
}

/** With titles, because ids mean nothing to the reader. */
const listSaved = (db: Db, studentId: string) =>
  db
    .select({
      ...getTableColumns(savedInternships),
      internshipTitle: internships.title,
      companyName: companies.companyName,
    })
    .from(savedInternships)
    .innerJoin(internships, eq(internships.id, savedInternships.internshipId))
    .innerJoin(companies, eq(companies.userId, internships.companyId))
    .where(eq(savedInternships.studentId, studentId))
    .orderBy(desc(savedInternships.createdAt))

const listSent = (db: Db, studentId: string) =>
  db
    .select({
      row: applications,
      internshipTitle: internships.title,
      listingClosedAt: internships.deletedAt,
      companyName: companies.companyName,
    })
    .from(applications)
    .innerJoin(internships, eq(internships.id, applications.internshipId))
    .innerJoin(companies, eq(companies.userId, internships.companyId))
    .where(eq(applications.studentId, studentId))
    .orderBy(desc(applications.createdAt))

const listMeetings = (db: Db, isOwn: SQL) =>
  db
    .select({
      ...getTableColumns(interviews),
      internshipTitle: internships.title,
      companyName: companies.companyName,
    })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(internships, eq(internships.id, applications.internshipId))
    .innerJoin(companies, eq(companies.userId, interviews.companyId))
    .where(isOwn)
    .orderBy(desc(interviews.createdAt))

async function listEvents(db: Db, applicationIds: readonly string[]) {
  const events = await db
    .select()
    .from(applicationEvents)
    .where(isAmong(applicationEvents.applicationId, applicationIds))
  return events.map((event) => ({ ...event, detail: renderDetail(event.detail) }))
}

const listMessages = (db: Db, applicationIds: readonly string[]) =>
  db
    .select()
    .from(messages)
    .where(isAmong(messages.applicationId, applicationIds))
    .orderBy(asc(messages.createdAt), asc(messages.id))

/** The applications with notes of their company, whose contents are the company's own. */
async function listNotedIds(db: Db, applicationIds: readonly string[]): Promise<Set<string>> {
  const { applicationId: id } = applicantNotes
  const rows = await db.selectDistinct({ id }).from(applicantNotes).where(isAmong(id, applicationIds))
  return new Set(rows.map(({ id }) => id))
}

/** Data of a company: its listings, texts and decisions. Applicants export their own data. */
export async function collectCompany(db: Db, companyId: string) {
  const isOwn = eq(internships.companyId, companyId)
  const { id, internshipId, status, createdAt, decidedAt, reasons, advice, offerNote } = applications
  const listing = { internshipTitle: internships.title }
  const [listings, versions, received, written, meetings, templates, reports, sites, notes] = await Promise.all([
    db.select().from(internships).where(isOwn),
    db
      .select({ version: internshipVersions })
      .from(internshipVersions)
      .innerJoin(internships, eq(internships.id, internshipVersions.internshipId))
      .where(isOwn),
    db
      .select({ id, internshipId, ...listing, status, createdAt, decidedAt, reasons, advice, offerNote })
      .from(applications)
      .innerJoin(internships, eq(internships.id, internshipId))
      .where(isOwn),
    db
      .select({ applicationId: messages.applicationId, ...listing, text: messages.text, createdAt: messages.createdAt })
      .from(messages)
      .innerJoin(applications, eq(id, messages.applicationId))
      .innerJoin(internships, eq(internships.id, internshipId))
      .where(and(isOwn, eq(messages.sender, 'company'))),
    listMeetings(db, eq(interviews.companyId, companyId)),
    db.select().from(messageTemplates).where(eq(messageTemplates.companyId, companyId)),
    listReportsOf(db, { id: companyId }),
    db.select().from(companyDomains).where(eq(companyDomains.companyId, companyId)),
    db.select().from(applicantNotes).where(eq(applicantNotes.companyId, companyId)),
  ])
  return {
    site: sites[0] ?? null,
    internships: listings,
    applicationsReceived: received,
    messagesSent: written,
    interviews: meetings,
    messageTemplates: templates,
    applicantNotes: notes,
    reportsReceived: reports.map(({ report, title }) => ({ ...report, internshipTitle: title })),
    internshipVersions: versions.map(({ version }) => version),
  }
}

/** Resume files of a student: the current one and sent copies. */
export async function listFilesOf(db: Db, studentId: string) {
  const { id, bytesId, filename, kind, size, sha256, createdAt } = resumeFiles
  return db
    .select({ id, bytesId, filename, kind, size, sha256, createdAt })
    .from(resumeFiles)
    .where(eq(resumeFiles.studentId, studentId))
    .orderBy(asc(createdAt))
}

export async function findReadingOf(db: Db, fileId: string) {
  const { draft, corrections } = resumeFiles
  const [reading] = await db
    .select({ whatWasRead: draft, corrections })
    .from(resumeFiles)
    .where(eq(resumeFiles.id, fileId))
  return reading
}
