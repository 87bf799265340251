import type { CompanyUser } from '@fledge/contract/users'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { companies } from '../../db/schema/accounts.ts'

/**
 * The company by the name that it has now, which may be newer than the one of its request; a rename waits until the
 * transaction ends. Held before any of its listings, as a rename holds them, so that the two never wait for each other.
 */
export async function holdName(db: Db, company: CompanyUser): Promise<CompanyUser> {
  const [row] = await db
    .select({ companyName: companies.companyName })
    .from(companies)
    .where(eq(companies.userId, company.id))
    .for('share')
  return row ? { ...company, companyName: row.companyName, name: row.companyName } : company
}
