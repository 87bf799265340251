import { fingerprintText } from '@fledge/core/trust/text-fingerprint'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { internships } from '../../db/schema/internships.ts'
import { listingFingerprints } from '../../db/schema/listing-fingerprints.ts'
import type { Deps } from '../../deps.ts'

/** Listings per statement. */
const slice = 500
const lowestId = '00000000-0000-0000-0000-000000000000'

/** Stores a fingerprint for each listing that has none, because an earlier release posted it. */
export async function fingerprintListings({ db }: Pick<Deps, 'db'>): Promise<void> {
  let after: string | undefined = lowestId
  while (after !== undefined) {
    const rows: { internshipId: string; description: string }[] = await db
      .select({ internshipId: internships.id, description: internships.description })
      .from(internships)
      .leftJoin(listingFingerprints, eq(listingFingerprints.internshipId, internships.id))
      .where(and(gt(internships.id, after), isNull(internships.deletedAt), isNull(listingFingerprints.internshipId)))
      .orderBy(internships.id)
      .limit(slice)
    const fingerprints = rows.map(({ internshipId, description }) => ({
      internshipId,
      bands: fingerprintText(description),
    }))
    // A listing that was edited in between has the fingerprint of its new text.
    if (fingerprints.length > 0) await db.insert(listingFingerprints).values(fingerprints).onConflictDoNothing()
    after = rows.at(-1)?.internshipId
  }
}
