import type { Internship } from '@fledge/contract/internships'
import { and, desc, eq, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { internships, isOpen } from '../../db/schema/internships.ts'
import { listOpenByIds } from '../internships/listing-queries.ts'

/** At most this many of the same company, and as many of others. */
const mostSimilar = 4
/** The newest open listings among which similar ones are looked for; bounds the query on a large market. */
const listingsRead = 2000

/**
 * The company's other open listings, then those of others that share required skills with a listing, which may be closed
 * or withdrawn: those with most skills in common first, then those with the most similar title, then the newest.
 * Undefined when no such listing exists.
 */
export async function findSimilar(db: Db, id: string): Promise<Internship[] | undefined> {
  const [listing] = await db
    .select({
      companyId: internships.companyId,
      requirements: internships.requirements,
      titleText: internships.titleText,
    })
    .from(internships)
    .where(eq(internships.id, id))
  if (!listing) return undefined
  const isOwn = sql<boolean>`${internships.companyId} = ${listing.companyId}`
  const newest = db
    .select({
      id: internships.id,
      isOwn: isOwn.as('is_own'),
      titleText: internships.titleText,
      createdAt: internships.createdAt,
      shared: sql<number>`(
        select count(distinct lower(skill)) from unnest(${internships.requirements}) as skill
        where lower(skill) in (select lower(wanted) from unnest(${sql.param(listing.requirements)}::text[]) as wanted)
      )`.as('shared'),
    })
    .from(internships)
    .where(and(isOpen, ne(internships.id, id)))
    .orderBy(desc(isOwn), desc(internships.createdAt))
    .limit(listingsRead)
    .as('newest')
  const rank = sql<number>`row_number() over (
    partition by ${newest.isOwn}
    order by ${newest.shared} desc, similarity(${newest.titleText}, ${listing.titleText}) desc, ${newest.createdAt} desc
  )`.as('rank')
  const ranked = db
    .select({ id: newest.id, isOwn: newest.isOwn, rank })
    .from(newest)
    .where(sql`${newest.isOwn} or ${newest.shared} > 0`)
    .as('ranked')
  const rows = await db
    .select({ id: ranked.id })
    .from(ranked)
    .where(lte(ranked.rank, mostSimilar))
    .orderBy(desc(ranked.isOwn), ranked.rank)
  return listOpenByIds(
    db,
    rows.map((row) => row.id),
  )
}
