import { type ApplicationEventKind, applicationStatuses } from '@fledge/core/applications/status'
import type { TermChange } from '@fledge/core/internships/terms'
import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { students } from './accounts.ts'
import { createdAt, id, isoTime, writtenAt } from './columns.ts'
import { internshipVersions } from './internships.ts'
import { resumeFiles } from './resumes.ts'

/** One student's application to one internship, with the version it answered and the resume file as it was sent. */
export const applications = pgTable(
  'applications',
  {
    id: id(),
    internshipId: uuid('internship_id').notNull(),
    internshipVersion: integer('internship_version').notNull(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    resumeFileId: uuid('resume_file_id').references(() => resumeFiles.id),
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
    index('applications_of_file').on(t.resumeFileId),
  ],
)

export type StoredDetail = Record<string, string | number | boolean | null | readonly TermChange[]>

/** The timeline of an application. Rows are only added. */
export const applicationEvents = pgTable(
  'application_events',
  {
    id: id(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
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
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    sender: text('sender', { enum: ['student', 'company'] }).notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
    readAt: isoTime('read_at'),
  },
  (t) => [index('messages_of').on(t.applicationId, t.createdAt, t.id)],
)
