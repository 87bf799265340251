import type { Answer } from '@fledge/core/applications/questions'
import type { StoredReason } from '@fledge/core/applications/rejection-reasons'
import { type ApplicationEventKind, applicationStatuses } from '@fledge/core/applications/status'
import type { TermChange } from '@fledge/core/internships/terms'
import { sql } from 'drizzle-orm'
import { boolean, date, foreignKey, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { students } from './accounts.ts'
import { bulkActions } from './bulk-actions.ts'
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
