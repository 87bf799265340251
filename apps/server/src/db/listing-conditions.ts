import { eq, isNull, type SQL, sql } from 'drizzle-orm'
import { companies } from './schema/accounts.ts'
import { internships } from './schema/internships.ts'

/** The last day to apply ends at midnight in India, by the database's clock. PostgreSQL evaluates the subquery once. */
const today = sql`(select (now() at time zone 'Asia/Kolkata')::date)`
export const hasExpired: SQL<boolean> = sql`coalesce(${internships.applyBy} < ${today}, false)`

/** Its company sees it in every state. */
export const isNotWithdrawn = isNull(internships.deletedAt)
/** Students see it and can apply to it. */
export const isOpen: SQL = sql`(${isNotWithdrawn} and ${internships.state} = 'open' and not ${hasExpired})`
export const ofCompany = eq(companies.userId, internships.companyId)
