import type { InterviewOutcome } from '@fledge/contract/applications/applicant-notes'
import type { ProposalFields } from '@fledge/contract/interviews'
import { bulkActs } from '@fledge/core/applications/bulk'
import type { Answer } from '@fledge/core/applications/questions'
import type { StoredReason } from '@fledge/core/applications/rejection-reasons'
import { replyReminders, replySubjects } from '@fledge/core/applications/reply-promise'
import { type ApplicationEventKind, applicationStatuses } from '@fledge/core/applications/status'
import type { TermChange } from '@fledge/core/internships/terms'
import { interviewModes, interviewStatuses } from '@fledge/core/interviews/interview'
import { reminders } from '@fledge/core/interviews/reminders'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { companies, students } from './accounts.ts'
import { createdAt, id, isoTime, ownedBy, writtenAt } from './columns.ts'
import { internshipVersions } from './internships.ts'
import { resumeFiles } from './resumes.ts'

/** One student's application to one internship, with the version it answered and the resume file as it was sent. */
export const applications = pgTable(
  'applications',
  {
    id: id(),
    internshipId: uuid('internship_id').notNull(),
    internshipVersion: integer('internship_version').notNull(),
    studentId: ownedBy('student_id', () => students.userId),
    resumeFileId: uuid('resume_file_id').references(() => resumeFiles.id),
    /** What the student wrote with it, and the questions of the listing at that time. */
    motivation: text('motivation'),
    answers: jsonb('answers').$type<Answer[]>().notNull().default([]),
    status: text('status', { enum: applicationStatuses }).notNull().default('pending'),
    createdAt: createdAt(),
    decidedAt: isoTime('decided_at'),
    /** When the student sees the decision; it can be undone until then. */
    tellAt: isoTime('tell_at'),
    /** When the company first opened it. */
    seenAt: isoTime('seen_at'),
    shortlistedAt: isoTime('shortlisted_at'),
    withdrawnAt: isoTime('withdrawn_at'),
    /** 2 after the student withdrew and applied again. */
    attempt: integer('attempt').notNull().default(1),
    /** The student's answer to the offer. */
    answer: text('answer', { enum: ['confirmed', 'declined'] }),
    answeredAt: isoTime('answered_at'),
    /** When the company sees the answer; the student can undo it until then. */
    answerTellAt: isoTime('answer_tell_at'),
    /** Why the student declined the offer. */
    answerReason: text('answer_reason'),
    /** Why it was rejected, and the version of the wording. The student sees both, and the advice, once the decision is released. */
    reasons: jsonb('reasons').$type<StoredReason[]>().notNull().default([]),
    reasonsVersion: integer('reasons_version'),
    advice: text('advice'),
    offerNote: text('offer_note'),
    offerStartsOn: date('offer_starts_on', { mode: 'string' }),
    /** The last day, in India, on which the company expects the answer to its offer. */
    answerBy: date('answer_by', { mode: 'string' }),
    /** When the student was reminded of that day; null again once the day is moved. */
    answerRemindedAt: isoTime('answer_reminded_at'),
    /** The first released decision or interview proposal of the company. */
    firstAnswerAt: isoTime('first_answer_at'),
    /** When the student last asked for a late reply. */
    nudgedAt: isoTime('nudged_at'),
    /** The act on many applications whose decision this is. */
    batchId: uuid('batch_id').references(() => bulkActions.id, { onDelete: 'set null' }),
    /** The student lets the company keep the resume beyond the usual time. */
    keepResume: boolean('keep_resume').notNull().default(false),
  },
  (t) => [
    unique('applications_once').on(t.internshipId, t.studentId),
    foreignKey({
      name: 'applications_answered_version',
      columns: [t.internshipId, t.internshipVersion],
      foreignColumns: [internshipVersions.internshipId, internshipVersions.version],
    }),
    index('applications_of_student').on(t.studentId, t.createdAt),
    index('applications_to_tell').on(t.tellAt).where(sql`tell_at is not null`),
    index('applications_to_answer').on(t.answerTellAt).where(sql`answer_tell_at is not null`),
    index('applications_of_file').on(t.resumeFileId),
    index('applications_of_batch').on(t.batchId).where(sql`batch_id is not null`),
    index('applications_offer_answer').on(t.answerBy).where(sql`answer_by is not null and answer is null`),
  ],
)

export type StoredDetail = Record<string, string | number | boolean | null | readonly TermChange[]>

/** The timeline of an application. Rows are only added. */
export const applicationEvents = pgTable(
  'application_events',
  {
    id: id(),
    applicationId: ownedBy('application_id', () => applications.id),
    kind: text('kind').$type<ApplicationEventKind>().notNull(),
    actor: text('actor', { enum: ['student', 'company', 'system'] }).notNull(),
    /** The parameters of the kind; both sides may see them. */
    detail: jsonb('detail').$type<StoredDetail>().notNull().default({}),
    createdAt: writtenAt(),
  },
  (t) => [index('application_events_of').on(t.applicationId, t.createdAt, t.id)],
)

/** Messages between student and company about one application. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    applicationId: ownedBy('application_id', () => applications.id),
    sender: text('sender', { enum: ['student', 'company'] }).notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
    readAt: isoTime('read_at'),
  },
  (t) => [index('messages_of').on(t.applicationId, t.createdAt, t.id)],
)

/** An interview: the company proposes slots, the student picks one. */
export const interviews = pgTable(
  'interviews',
  {
    id: id(),
    applicationId: ownedBy('application_id', () => applications.id),
    companyId: ownedBy('company_id', () => companies.userId),
    studentId: ownedBy('student_id', () => students.userId),
    status: text('status', { enum: interviewStatuses }).notNull().default('proposed'),
    mode: text('mode', { enum: interviewModes }).notNull(),
    /** A link, an address or a phone number, as the mode asks. */
    place: text('place').notNull().default(''),
    note: text('note').notNull().default(''),
    /** IANA name of the zone in which the company proposed. */
    timeZone: text('time_zone').notNull(),
    /** The time that was agreed last, for the calendars that know it; it holds while the status is 'scheduled'. Both or neither. */
    startsAt: isoTime('starts_at'),
    endsAt: isoTime('ends_at'),
    /** Increases with every change that calendars must apply (RFC 5545, 3.8.7.4). */
    sequence: integer('sequence').notNull().default(0),
    /** Increases with every round of slots. */
    round: integer('round').notNull().default(1),
    /** The reason of the last change, and the side that made it. */
    reason: text('reason').notNull().default(''),
    changedBy: text('changed_by', { enum: ['student', 'company'] })
      .notNull()
      .default('company'),
    /** The last reminder of the agreed time. */
    reminded: text('reminded', { enum: reminders }),
    createdAt: createdAt(),
    /** When it was last proposed, agreed or given up. */
    updatedAt: isoTime('updated_at').notNull().default(sql`now()`),
  },
  (t) => [
    index('interviews_of_company').on(t.companyId, t.startsAt),
    index('interviews_of_student').on(t.studentId, t.startsAt),
    index('interviews_of_application').on(t.applicationId),
    index('interviews_ahead').on(t.startsAt).where(sql`status = 'scheduled'`),
  ],
)

/** The times of the current round. */
export const interviewSlots = pgTable(
  'interview_slots',
  {
    id: id(),
    interviewId: ownedBy('interview_id', () => interviews.id),
    startsAt: isoTime('starts_at').notNull(),
    endsAt: isoTime('ends_at').notNull(),
  },
  (t) => [unique('interview_slots_once').on(t.interviewId, t.startsAt)],
)

const isOpen = sql`answered_at is null and closed_at is null`

/** What a company promised to reply to: an application, or a question of its student. At most one is open. */
export const replyPromises = pgTable(
  'reply_promises',
  {
    id: id(),
    applicationId: ownedBy('application_id', () => applications.id),
    companyId: ownedBy('company_id', () => companies.userId),
    about: text('about', { enum: replySubjects }).notNull(),
    startedAt: isoTime('started_at').notNull(),
    replyBy: isoTime('reply_by').notNull(),
    answeredAt: isoTime('answered_at'),
    /** When it ended without counting. */
    closedAt: isoTime('closed_at'),
    reminded: text('reminded', { enum: replyReminders }),
  },
  (t) => [
    uniqueIndex('reply_promises_open').on(t.applicationId).where(isOpen),
    index('reply_promises_of_application').on(t.applicationId, t.startedAt),
    index('reply_promises_of_company').on(t.companyId, t.replyBy),
    index('reply_promises_to_remind').on(t.replyBy).where(isOpen),
  ],
)

/** What a company did to many applications at once. Its row lock decides between undoing and telling. */
export const bulkActions = pgTable(
  'bulk_actions',
  {
    id: id(),
    companyId: ownedBy('company_id', () => companies.userId),
    act: text('act', { enum: bulkActs }).notNull(),
    count: integer('count').notNull(),
    /** Those of a shortlist, and of what is not sent yet; decisions are found by `batchId`. */
    applicationIds: uuid('application_ids').array().notNull().default([]),
    message: text('message'),
    /** An interview proposal that is not sent yet. */
    interview: jsonb('interview').$type<ProposalFields>(),
    createdAt: createdAt(),
    /** When it is released to the students; null for a shortlist and for what was released at once. */
    tellAt: isoTime('tell_at'),
    releasedAt: isoTime('released_at'),
    undoneAt: isoTime('undone_at'),
  },
  (t) => [
    index('bulk_actions_of_company').on(t.companyId, t.createdAt),
    index('bulk_actions_to_tell')
      .on(t.tellAt)
      .where(sql`tell_at is not null and released_at is null and undone_at is null`),
  ],
)

/** What a company notes on an applicant. Students do not see it. */
export const applicantNotes = pgTable(
  'applicant_notes',
  {
    id: id(),
    applicationId: ownedBy('application_id', () => applications.id),
    companyId: ownedBy('company_id', () => companies.userId),
    text: text('text').notNull(),
    /** How the interview ended, if the note is about one. */
    outcome: text('outcome').$type<InterviewOutcome>(),
    createdAt: writtenAt(),
  },
  (t) => [
    index('applicant_notes_of').on(t.applicationId, t.createdAt),
    index('applicant_notes_of_company').on(t.companyId),
  ],
)
