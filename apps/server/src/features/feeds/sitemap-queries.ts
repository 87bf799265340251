import { and, asc, desc, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { companies } from '../../db/schema/accounts.ts'
import { internships } from '../../db/schema/internships.ts'
import { isOpen, ofCompany } from '../internships/listing-queries.ts'

/** The key of the first row of a part: of a listing the time and id, of a company the id. */
export type Key = { createdAt: string; id: string }
/** Rows from one key up to the next; undefined is without a border. */
export type Range = { from: Key | undefined; to: Key | undefined }
type Place = { id: string; updatedAt: string }

/** The first open listing of every `size`, the oldest first. Reads an index from end to end. */
export async function listListingStarts(db: Db, size: number): Promise<Key[]> {
  const { createdAt, id } = internships
  const numbered = db
    .select({ createdAt, id, place: sql<number>`row_number() over (order by ${createdAt}, ${id})`.as('place') })
    .from(internships)
    .where(isOpen)
    .as('numbered')
  return db
    .select({ createdAt: numbered.createdAt, id: numbered.id })
    .from(numbered)
    .where(isFirstOf(numbered.place, size))
    .orderBy(asc(numbered.place))
}

/** The open listings of a part, the oldest first. */
export async function listListings(db: Db, { from, to }: Range, limit: number): Promise<Place[]> {
  const { createdAt, id, updatedAt } = internships
  const key = sql`(${createdAt}, ${id})`
  const border = (at: Key) => sql`(${sql.param(at.createdAt, createdAt)}, ${at.id}::uuid)`
  return db
    .select({ id, updatedAt })
    .from(internships)
    .where(and(isOpen, from && sql`${key} >= ${border(from)}`, to && sql`${key} < ${border(to)}`))
    .orderBy(createdAt, id)
    .limit(limit)
}

/** The first of every `size` companies with an open listing, by id. */
export async function listCompanyStarts(db: Db, size: number): Promise<Key[]> {
  const hasOpen = sql`exists (select from ${internships} where ${ofCompany} and ${isOpen})`
  const numbered = db
    .select({
      id: companies.userId,
      place: sql<number>`row_number() over (order by ${companies.userId})`.as('place'),
    })
    .from(companies)
    .where(hasOpen)
    .as('numbered')
  const rows = await db
    .select({ id: numbered.id })
    .from(numbered)
    .where(isFirstOf(numbered.place, size))
    .orderBy(asc(numbered.place))
  return rows.map(({ id }) => ({ id, createdAt: '' }))
}

const isFirstOf = (place: SQL.Aliased<number>, size: number): SQL => sql`(${place} - 1) % ${size} = 0`

/** The companies of a part that have an open listing, with the time of the newest one. One index entry each is read. */
export async function listCompanies(
  db: Db,
  { from, to }: Range,
  limit: number,
): Promise<(Place & { companyName: string })[]> {
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
    .where(and(from && gte(userId, from.id), to && lt(userId, to.id)))
    .orderBy(userId)
    .limit(limit)
}
