import { type Column, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { logoField } from '../../db/company-logo.ts'
import { companies, users } from '../../db/schema/accounts.ts'

/** For a company with a look-alike name the domain of its confirmed email address, '' without one; null for others. */
export const lookalikeDomain = (companyId: Column | SQL): SQL<string | null> => sql<string | null>`(
  select case when account.email_verified_at is null then '' else split_part(account.email, '@', 2) end
  from ${companies} as own join ${users} as account on account.id = own.user_id
  where own.user_id = ${companyId} and exists (
    select from ${companies} as other
    where other.name_skeleton = own.name_skeleton and other.user_id <> own.user_id
  ))`

type Look = { companyName: string; domain: string | null; logoFileId: string | null }

/** How a company is shown; `domain` is present only for a look-alike name, and `logoUrl` only with a logo. */
export const companyLook = ({ companyName, domain, logoFileId }: Look) => ({
  companyName,
  ...(domain !== null && { domain: domain || null }),
  ...logoField(logoFileId),
})

/** The company of a listing, an application or an interview on the wire. */
export const namedCompany = ({ id, ...look }: Look & { id: string }) => ({
  id,
  name: look.companyName,
  ...companyLook(look),
})

const notice =
  'Another company on Fledge has a similar name. We show the domain of your confirmed email address next to yours, so that students can tell you apart.'

export async function findLookalikeNotice(db: Db, companyId: string): Promise<string | undefined> {
  const domain = lookalikeDomain(sql`${companyId}::uuid`)
  const [row] = await db.select({ domain }).from(companies).where(eq(companies.userId, companyId))
  return row === undefined || row.domain === null ? undefined : notice
}
