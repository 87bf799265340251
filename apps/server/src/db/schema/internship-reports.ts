import { reportReasons } from '@fledge/core/trust/report-reasons'
import { index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { students } from './accounts.ts'
import { createdAt, id, isoTime, ownedBy } from './columns.ts'
import { internships } from './internships.ts'

/** A student's report of an internship, with the answer of its company. */
export const internshipReports = pgTable(
  'internship_reports',
  {
    id: id(),
    internshipId: ownedBy('internship_id', () => internships.id),
    studentId: ownedBy('student_id', () => students.userId),
    reason: text('reason', { enum: reportReasons }).notNull(),
    text: text('text').notNull().default(''),
    createdAt: createdAt(),
    reply: text('reply'),
    repliedAt: isoTime('replied_at'),
  },
  (t) => [
    unique('internship_reports_once').on(t.internshipId, t.studentId),
    index('internship_reports_of_student').on(t.studentId),
  ],
)
