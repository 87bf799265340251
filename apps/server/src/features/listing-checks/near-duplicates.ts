import type { InternshipFields } from '@fledge/contract/internships'
import { fingerprintText } from '@fledge/core/trust/text-fingerprint'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { internships } from '../../db/schema/internships.ts'
import { listingFingerprints } from '../../db/schema/listing-fingerprints.ts'
import type { Deps } from '../../deps.ts'
import { isOpen } from '../internships/listing-queries.ts'
import { listingRow, type Owner } from '../internships/listing-row.ts'

/** Trigram similarity from which two texts are nearly the same. */
const nearlySame = 0.8
/** Own listings, and listings of others with a band in common, that are compared; both bound the query. */
const ownRead = 500
const candidatesRead = 500
/** A check that takes longer is left out, since it must not delay the post. */
const maxMs = 900

export type Fingerprint = Omit<typeof listingFingerprints.$inferSelect, 'internshipId'>

/**
 * The fingerprint of a listing with the near-duplicates that exist now: an earlier listing of the same company in any
 * state with nearly the same title and skills, work type and place, and an open listing of another company with nearly
 * the same description.
 *
 * @param id the listing itself when it is edited
 */
export async function fingerprintListing(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  owner: Owner,
  fields: InternshipFields,
  id: string | null = null,
): Promise<Fingerprint> {
  const bands = fingerprintText(fields.description)
  try {
    return await db.transaction(async (db) => {
      await db.execute(sql`set local statement_timeout = ${sql.raw(String(maxMs))}`)
      const postedBeforeAt = await findOwnBefore(db, owner, fields, id)
      const before = id === null ? undefined : await findBeforeEdit(db, id, fields.description)
      if (before?.isAlike) return { bands, postedBeforeAt, copiedAt: before.copiedAt }
      const isCopy = bands.length > 0 && (await hasCopyElsewhere(db, owner, fields.description, bands))
      return { bands, postedBeforeAt, copiedAt: isCopy ? now().toISOString() : null }
    })
  } catch (error) {
    if (!isTimeout(error)) throw error
    return { bands, postedBeforeAt: null, copiedAt: null }
  }
}

export async function saveFingerprint(db: Db, internshipId: string, fingerprint: Fingerprint): Promise<void> {
  await db
    .insert(listingFingerprints)
    .values({ internshipId, ...fingerprint })
    .onConflictDoUpdate({ target: listingFingerprints.internshipId, set: fingerprint })
}

async function findOwnBefore(db: Db, owner: Owner, fields: InternshipFields, id: string | null) {
  const { headingText, placeText, type } = listingRow(owner, fields)
  const own = db
    .select({
      id: internships.id,
      headingText: internships.headingText,
      placeText: internships.placeText,
      type: internships.type,
      createdAt: internships.createdAt,
    })
    .from(internships)
    .where(and(eq(internships.companyId, owner.id), id === null ? undefined : isBefore(id)))
    .orderBy(sql`${internships.createdAt} desc`)
    .limit(ownRead)
    .as('own')
  const [row] = await db
    .select({ createdAt: own.createdAt })
    .from(own)
    .where(
      and(
        eq(own.type, type),
        eq(own.placeText, placeText),
        sql`similarity(${own.headingText}, ${headingText}) >= ${nearlySame}`,
      ),
    )
    .orderBy(sql`${own.createdAt} desc`)
    .limit(1)
  return row?.createdAt ?? null
}

const isBefore = (id: string) =>
  and(
    ne(internships.id, id),
    sql`${internships.createdAt} < (select edited.created_at from internships as edited where edited.id = ${id})`,
  )

/** An edit that keeps most of the description keeps its check, so that an original is not taken for the copy of its copy. */
async function findBeforeEdit(db: Db, id: string, description: string) {
  const [row] = await db
    .select({
      copiedAt: listingFingerprints.copiedAt,
      isAlike: sql<boolean>`similarity(${internships.description}, ${description}) >= ${nearlySame}`,
    })
    .from(internships)
    .leftJoin(listingFingerprints, eq(listingFingerprints.internshipId, internships.id))
    .where(eq(internships.id, id))
  return row
}

async function hasCopyElsewhere(db: Db, owner: Owner, description: string, bands: readonly number[]) {
  const candidates = db
    .select({ description: internships.description })
    .from(listingFingerprints)
    .innerJoin(internships, eq(internships.id, listingFingerprints.internshipId))
    .where(
      and(
        sql`${listingFingerprints.bands} && ${sql.param(bands)}::integer[]`,
        isOpen,
        ne(internships.companyId, owner.id),
      ),
    )
    .limit(candidatesRead)
    .as('candidates')
  const rows = await db
    .select({ found: sql`1` })
    .from(candidates)
    .where(sql`similarity(${candidates.description}, ${description}) >= ${nearlySame}`)
    .limit(1)
  return rows.length > 0
}

/** PostgreSQL's query_canceled. */
function isTimeout(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error && 'code' in cause && cause.code === '57014'
}
