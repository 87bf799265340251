import { sql } from 'drizzle-orm'
import { type AnyPgColumn, customType, uuid } from 'drizzle-orm/pg-core'

/** An ISO string in code. The column has milliseconds too, so that a cursor with the time is exact. */
export const isoTime = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamptz(3)',
  fromDriver: (value) => new Date(value).toISOString(),
})

export const id = () => uuid('id').primaryKey().default(sql`gen_random_uuid()`)
export const createdAt = () => isoTime('created_at').notNull().default(sql`now()`)

/** When the row was written, not when its transaction began: transactions that wait for a lock keep their order. */
export const writtenAt = () => isoTime('created_at').notNull().default(sql`clock_timestamp()`)

/** The id of another row, with which this one is deleted. */
export const ownedBy = (name: string, owner: () => AnyPgColumn) =>
  uuid(name).notNull().references(owner, { onDelete: 'cascade' })
