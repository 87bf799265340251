import { companySlug } from '@fledge/core/company-slug'
import { and, desc, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { companies } from '../../db/schema/accounts.ts'
import { internships, isOpen, ofCompany } from '../../db/schema/internships.ts'
import { countOpen } from '../analysis/queries.ts'

/** A page with the time of its last change. */
export type SitemapPage = { path: string; updatedAt?: string }
export type SitemapKind = 'internships' | 'companies'

/** Pages without data of their own. */
export const fixedPages: SitemapPage[] = ['/', '/internships', '/about', '/contact', '/privacy', '/register'].map(
  (path) => ({ path }),
)

/** Pages of a part; one file may have at most 50,000 addresses. */
const defaultSize = 10_000

/** How many parts the pages of open listings or their companies need. */
export async function countParts(db: Db, kind: SitemapKind, size = defaultSize): Promise<number> {
  return Math.ceil((await (kind === 'internships' ? countOpen : countCompanies)(db)) / size)
}

/** The pages of a part, from 1; undefined when there is no such part. */
export async function listPart(db: Db, kind: SitemapKind, part: number, size = defaultSize) {
  const pages = await listPages(db, kind, { offset: (part - 1) * size, limit: size })
  return pages.length === 0 && part > 1 ? undefined : pages
}

async function listPages(db: Db, kind: SitemapKind, slice: { offset: number; limit: number }): Promise<SitemapPage[]> {
  if (kind === 'internships')
    return (await listListings(db, slice)).map(({ id, updatedAt }) => ({ path: `/internships/${id}`, updatedAt }))
  return (await listCompanies(db, slice)).map(({ id, companyName, updatedAt }) => ({
    path: `/companies/${companySlug(companyName, id)}`,
    updatedAt,
  }))
}

type Slice = { offset: number; limit: number }

const countCompanies = (db: Db): Promise<number> =>
  db.$count(companies, sql`exists (select from ${internships} where ${ofCompany} and ${isOpen})`)

/** Open listings, the oldest first. */
async function listListings(db: Db, { offset, limit }: Slice) {
  const { createdAt, id, updatedAt } = internships
  return db.select({ id, updatedAt }).from(internships).where(isOpen).orderBy(createdAt, id).offset(offset).limit(limit)
}

/** Companies with an open listing, by id, with the time of the newest one. */
async function listCompanies(db: Db, { offset, limit }: Slice) {
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
