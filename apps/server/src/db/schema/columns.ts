import { sql } from 'drizzle-orm'
import { customType, uuid } from 'drizzle-orm/pg-core'

/** An ISO string everywhere in our code, to the millisecond in the database too: a cursor made of it loses nothing. */
export const isoTime = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamptz(3)',
  fromDriver: (value) => new Date(value).toISOString(),
})

export const id = () => uuid('id').primaryKey().default(sql`gen_random_uuid()`)
export const createdAt = () => isoTime('created_at').notNull().default(sql`now()`)

/** When the row was written. Not when its transaction began: of two that waited for each other, the second wrote later. */
export const writtenAt = () => isoTime('created_at').notNull().default(sql`clock_timestamp()`)
