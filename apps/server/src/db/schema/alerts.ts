import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { students } from './accounts.ts'
import { createdAt, ownedBy } from './columns.ts'
import { internships, savedSearches } from './internships.ts'

/** Internships that a student was alerted to, by whatever alert. Each is announced to a person at most once. */
export const announcedInternships = pgTable(
  'announced_internships',
  {
    studentId: ownedBy('student_id', () => students.userId),
    internshipId: ownedBy('internship_id', () => internships.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.internshipId] }), index('announced_internships_of').on(t.internshipId)],
)

/** New internships that match a saved search and wait for its daily or weekly alert. */
export const waitingAlerts = pgTable(
  'waiting_alerts',
  {
    searchId: ownedBy('search_id', () => savedSearches.id),
    internshipId: ownedBy('internship_id', () => internships.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.searchId, t.internshipId] }), index('waiting_alerts_of').on(t.internshipId)],
)
