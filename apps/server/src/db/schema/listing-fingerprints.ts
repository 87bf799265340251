import { index, integer, pgTable } from 'drizzle-orm/pg-core'
import { isoTime, ownedBy } from './columns.ts'
import { internships } from './internships.ts'

/** What finds near-duplicates of a listing, and those found when it was posted or last edited. */
export const listingFingerprints = pgTable(
  'listing_fingerprints',
  {
    internshipId: ownedBy('internship_id', () => internships.id).primaryKey(),
    /** MinHash bands of the description; empty for a short one. */
    bands: integer('bands').array().notNull(),
    /** When the company posted the latest earlier listing with nearly the same title and skills. */
    postedBeforeAt: isoTime('posted_before_at'),
    /** When the description was found to be nearly that of an open listing of another company. */
    copiedAt: isoTime('copied_at'),
  },
  (t) => [index('listing_fingerprints_bands').using('gin', t.bands)],
)
