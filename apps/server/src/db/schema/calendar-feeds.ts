import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, isoTime, ownedBy } from './columns.ts'

/** Secret addresses of calendars, by the SHA-256 of their token. Revoked ones stay, so that they are answered with 410. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ownedBy('user_id', () => users.id),
    createdAt: createdAt(),
    revokedAt: isoTime('revoked_at'),
  },
  (t) => [uniqueIndex('calendar_feeds_of_user').on(t.userId).where(sql`revoked_at is null`)],
)
