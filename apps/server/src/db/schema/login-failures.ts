import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * What is counted for a limit that holds over all processes, as long as it counts: failed sign-ins, and uses an hour of
 * everything else that has such a limit (http/limits/hourly-limit.ts). `key` begins with the name of the limit and ends with a
 * hash. The columns are the ones that rate-limiter-flexible wants.
 *
 * The name is that of its first use. It stays: while a release replaces the one before, both serve one database, and the
 * earlier one asks for the table by this name.
 */
export const loginFailures = pgTable('login_failures', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: timestamp('expire', { withTimezone: true, mode: 'date' }),
})
