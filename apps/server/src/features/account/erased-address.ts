import { type SQL, sql } from 'drizzle-orm'
import { users } from '../../db/schema/accounts.ts'

/** The address of a company whose account was erased; its row stays while applications show its name. */
export const erasedAddress = (id: string): string => `erased-${id}@erased.invalid`

export const isNotErased: SQL = sql`${users.email} <> 'erased-' || ${users.id} || '@erased.invalid'`
