import { interviewModes, interviewStatuses } from '@fledge/core/interviews/interview'
import { reminders } from '@fledge/core/interviews/reminders'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { companies, students } from './accounts.ts'
import { applications } from './applications.ts'
import { createdAt, id, isoTime, ownedBy } from './columns.ts'

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
