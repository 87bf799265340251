import type { ListingText } from '@fledge/core/matching/listing/prepared-listing'
import { and, asc, gt, sql } from 'drizzle-orm'
import { type Db, isAmong } from '../../db/client.ts'
import { logoFileId } from '../../db/company-logo.ts'
import { prepareOnce } from '../../db/prepare-once.ts'
import { companies } from '../../db/schema/accounts.ts'
import { internships, isOpen, ofCompany } from '../../db/schema/internships.ts'

/** Counts the open listings; slow on a large market. */
export const countOpen = (db: Db): Promise<number> => db.$count(internships, isOpen)

const stamp = {
  id: internships.id,
  version: internships.version,
  open: sql<boolean>`${isOpen}`,
  /** The transaction that wrote the row; two changes within a millisecond have the same time. */
  rowVersion: sql<string>`${internships}.xmin::text`,
}

/**
 * Listings posted, edited or withdrawn since a time minus an overlap, and the database's current time for the next call.
 */
export async function listChanges(db: Db, times: { at: string; overlapSeconds: number }) {
  const rows = await changesSince(db).execute(times)
  const changes = rows.flatMap(({ at: _at, id, version, ...stamp }) =>
    id && version ? [{ id, version, ...stamp }] : [],
  )
  return { at: rows[0]!.at, changes }
}

/** Every use of the market runs it. */
const changesSince = prepareOnce((db) => {
  const { placeholder } = sql
  const since = sql`${placeholder('at')}::timestamptz - make_interval(secs => ${placeholder('overlapSeconds')})`
  return db
    .select({ at: sql<string>`one.at`, ...stamp })
    .from(sql`(select now()::text as at) as one`)
    .leftJoin(internships, gt(internships.updatedAt, since))
    .prepare('listing_changes')
})

/** Open listings in batches by id. */
export const listOpenStamps = (db: Db, { after, limit }: { after: string | null; limit: number }) =>
  db
    .select(stamp)
    .from(internships)
    .where(and(isOpen, after === null ? undefined : gt(internships.id, after)))
    .orderBy(asc(internships.id))
    .limit(limit)

/** The fields of open listings that matching reads. */
export async function listTexts(db: Db, ids: readonly string[]): Promise<(ListingText & { version: number })[]> {
  const { id, version, title, description, requirements, mustHave, niceToHave } = internships
  const { location, type, stipend, startsOn } = internships
  return db
    .select({
      id,
      version,
      title,
      description,
      requirements,
      mustHave,
      niceToHave,
      companyName: companies.companyName,
      offer: { location, type, stipend, startsOn },
    })
    .from(internships)
    .innerJoin(companies, ofCompany)
    .where(and(isAmong(internships.id, ids), isOpen))
}

/** The fields of open listings that a match shows. */
export async function listShown(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const { id, title, location, type, description, requirements, mustHave, niceToHave } = internships
  const { stipend, stipendMax, duration, startsOn, graduationYears, degrees, minCgpa } = internships
  return db
    .select({
      id,
      title,
      location,
      type,
      description,
      requirements,
      mustHave,
      niceToHave,
      stipend,
      stipendMax,
      duration,
      startsOn,
      graduationYears,
      degrees,
      minCgpa,
      company: companies.companyName,
      logo: logoFileId(internships.companyId),
    })
    .from(internships)
    .innerJoin(companies, ofCompany)
    .where(and(isAmong(internships.id, ids), isOpen))
}

export type ShownListing = Awaited<ReturnType<typeof listShown>>[number]
