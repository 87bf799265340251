import type { Internship } from '@fledge/contract/internships'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { internships } from '../../db/schema/internships.ts'
import { isOpen, listOpenByIds } from '../internships/listing-queries.ts'

const mostSimilar = 4
/** The newest open listings among which similar ones are looked for; bounds the query on a large market. */
const listingsRead = 2000

/**
 * Open listings that share required skills with a listing, which may be closed or withdrawn: those with most skills in
 * common first, then those with the most similar title, then the newest. Undefined when no such listing exists.
 */
export async function findSimilar(db: Db, id: string): Promise<Internship[] | undefined> {
  const [listing] = await db
    .select({ requirements: internships.requirements, titleText: internships.titleText })
    .from(internships)
    .where(eq(internships.id, id))
  if (!listing) return undefined
  const newest = db
    .select({
      id: internships.id,
      titleText: internships.titleText,
      createdAt: internships.createdAt,
      shared: sql<number>`(
        select count(distinct lower(skill)) from unnest(${internships.requirements}) as skill
        where lower(skill) in (select lower(wanted) from unnest(${sql.param(listing.requirements)}::text[]) as wanted)
      )`.as('shared'),
    })
    .from(internships)
    .where(and(isOpen, ne(internships.id, id)))
    .orderBy(desc(internships.createdAt))
    .limit(listingsRead)
    .as('newest')
  const rows = await db
    .select({ id: newest.id })
    .from(newest)
    .where(sql`${newest.shared} > 0`)
    .orderBy(
      desc(newest.shared),
      sql`similarity(${newest.titleText}, ${listing.titleText}) desc`,
      desc(newest.createdAt),
    )
    .limit(mostSimilar)
  const ids = rows.map((row) => row.id)
  return listOpenByIds(db, ids)
}
