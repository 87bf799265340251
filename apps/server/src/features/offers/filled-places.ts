import type { Answer } from '@fledge/core/applications/lifecycle'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { applications } from '../../db/schema/applications.ts'
import { internships } from '../../db/schema/internships.ts'
import type { ApplicationRow } from '../applications/application-queries.ts'
import { filledCount } from '../applications/listing-application-queries.ts'
import type { NewNotification } from '../notifications/insert-notifications.ts'

/**
 * Offers the company to tell the waiting applicants that the places are filled, when this student took the last one, or
 * any one of a listing that does not say how many it has. A place is filled when its student accepted the offer.
 */
export async function filledNotices(
  db: Db,
  { internship: { id, title }, company }: ApplicationRow,
  answer: Answer,
): Promise<NewNotification[]> {
  if (answer !== 'confirmed') return []
  const { openings, filled, waiting } = await countPlaces(db, id)
  if (waiting === 0 || (openings !== null && filled < openings)) return []
  return [
    {
      userId: company.id,
      senderId: null,
      event: `filled:${id}:${filled}`,
      content: { kind: 'places_filled', params: { listing: title, filled, openings, waiting } },
      internshipId: id,
      actionUrl: `/company/dashboard?tab=applications&internship=${id}`,
      mail: false,
    },
  ]
}

/** Locks the listing, so that of two students that accept at once the second one counts both. */
async function countPlaces(db: Db, internshipId: string) {
  const [listing] = await db
    .select({ openings: internships.openings })
    .from(internships)
    .where(eq(internships.id, internshipId))
    .for('no key update')
  const [counts] = await db
    .select({
      filled: filledCount,
      waiting: sql`count(*) filter (where ${applications.status} = 'pending')`.mapWith(Number),
    })
    .from(applications)
    .where(and(eq(applications.internshipId, internshipId), isNull(applications.withdrawnAt)))
  return { openings: listing?.openings ?? null, filled: counts?.filled ?? 0, waiting: counts?.waiting ?? 0 }
}
