import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Whether a column has one of these ids. They are one parameter, because PostgreSQL takes 65,535 of them at most. */
export const isAmong = (column: AnyPgColumn, ids: Iterable<string>): SQL =>
  sql`${column} = any(${sql.param([...ids])}::uuid[])`
