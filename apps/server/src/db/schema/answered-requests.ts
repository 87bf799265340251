import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt } from './columns.ts'

/**
 * What was done under an Idempotency-Key, written in the transaction of what it did: the same request is answered from
 * here. `owner` is the account, or the hash of who else asked.
 */
export const answeredRequests = pgTable(
  'answered_requests',
  {
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of method, address and body. */
    request: text('request').notNull(),
    /** The body of the answer as it was sent. Empty until the transaction that writes the row ends. */
    answer: text('answer').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.owner, t.key] }),
    index('answered_requests_of_user').on(t.userId),
    index('answered_requests_oldest').on(t.createdAt),
  ],
)
