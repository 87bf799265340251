import type { Internship } from '@fledge/contract/internships'
import type { User } from '@fledge/contract/users'
import type { Deps } from '../../deps.ts'
import { countApplications } from '../applications/listing-application-queries.ts'
import { addReplyRecords } from '../reply-promises/record-queries.ts'

/** Adds the public reply record of their companies, and to the caller's own listings the numbers of applications. */
export async function addCompanyFigures(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  listings: readonly Internship[],
  user: User | null,
): Promise<Internship[]> {
  const own = new Set(listings.filter(({ company }) => company.id === user?.id).map(({ id }) => id))
  const counts = await countApplications(db, [...own])
  const none = { applicationsCount: 0, withdrawnCount: 0, filledCount: 0 }
  return (await addReplyRecords(db, listings, now())).map((listing) =>
    own.has(listing.id) ? { ...listing, ...(counts.get(listing.id) ?? none) } : listing,
  )
}
