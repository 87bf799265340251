import { replyReminders, replySubjects } from '@fledge/core/applications/reply-promise'
import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { companies } from './accounts.ts'
import { applications } from './applications.ts'
import { id, isoTime, ownedBy } from './columns.ts'

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
