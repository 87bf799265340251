import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Failed sign-ins that still count. The columns are the ones that rate-limiter-flexible wants; `key` is a hash. */
export const loginFailures = pgTable('login_failures', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: timestamp('expire', { withTimezone: true, mode: 'date' }),
})
