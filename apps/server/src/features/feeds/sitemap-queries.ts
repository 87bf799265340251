import { and, desc, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { isOpen, ofCompany } from '../../db/listing-conditions.ts'
import { companies } from '../../db/schema/accounts.ts'
import { internships } from '../../db/schema/internships.ts'

type Slice = { offset: number; limit: number }

export const countCompanies = (db: Db): Promise<number> =>
  db.$count(companies, sql`exists (select from ${internships} where ${ofCompany} and ${isOpen})`)

/** Open listings, the oldest first. */
export async function listListings(db: Db, { offset, limit }: Slice) {
  const { createdAt, id, updatedAt } = internships
  return db.select({ id, updatedAt }).from(internships).where(isOpen).orderBy(createdAt, id).offset(offset).limit(limit)
}

/** Companies with an open listing, by id, with the time of the newest one. */
export async function listCompanies(db: Db, { offset, limit }: Slice) {
  const { userId, companyName } = companies
  const newest = db
    .select({ createdAt: internships.createdAt })
    .from(internships)
    .where(and(ofCompany, isOpen))
    .orderBy(desc(internships.createdAt))
    .limit(1)
    .as('newest')
  return db
    .select({ id: userId, companyName, updatedAt: newest.createdAt })
    .from(companies)
    .crossJoinLateral(newest)
    .orderBy(userId)
    .offset(offset)
    .limit(limit)
}
