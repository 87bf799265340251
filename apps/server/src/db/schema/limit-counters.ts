import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Counters of limits across all processes: failed sign-ins and hourly limits (http/limits/hourly-limit.ts). `key` is the
 * name of the limit and a hash. rate-limiter-flexible defines the columns.
 */
export const limitCounters = pgTable('limit_counters', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: timestamp('expire', { withTimezone: true, mode: 'date' }),
})
