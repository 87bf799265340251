import { applicationStatuses } from '@fledge/core/applications/status'
import { foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { students } from './accounts.ts'
import { createdAt, id, isoTime } from './columns.ts'
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
  },
  (t) => [
    unique('applications_once').on(t.internshipId, t.studentId),
    foreignKey({
      name: 'applications_answered_version',
      columns: [t.internshipId, t.internshipVersion],
      foreignColumns: [internshipVersions.internshipId, internshipVersions.version],
    }),
    index('applications_of_student').on(t.studentId, t.createdAt),
    index('applications_of_file').on(t.resumeFileId),
  ],
)
