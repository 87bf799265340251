import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { students } from './accounts.ts'
import { createdAt } from './columns.ts'
import { internships, savedSearches } from './internships.ts'

/** Internships that a student was alerted to, by whatever alert. Each is announced to a person at most once. */
export const announcedInternships = pgTable(
  'announced_internships',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    internshipId: uuid('internship_id')
      .notNull()
      .references(() => internships.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.internshipId] }), index('announced_internships_of').on(t.internshipId)],
)

/** New internships that match a saved search and wait for its daily or weekly alert. */
export const waitingAlerts = pgTable(
  'waiting_alerts',
  {
    searchId: uuid('search_id')
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    internshipId: uuid('internship_id')
      .notNull()
      .references(() => internships.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.searchId, t.internshipId] }), index('waiting_alerts_of').on(t.internshipId)],
)
