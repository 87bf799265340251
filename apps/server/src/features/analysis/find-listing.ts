import { type PreparedListing, prepareListing } from '@fledge/core/matching/listing/prepared-listing'
import type { Deps } from '../../deps.ts'
import { parseId } from '../../http/contract/ids.ts'
import { orNotFound } from '../../http/errors/problem.ts'
import { findOpenInternship } from '../internships/listing-queries.ts'

/** An open internship, prepared for matching. */
export async function findListing({ db }: Deps, internshipId: string): Promise<PreparedListing> {
  const internship = orNotFound(await findOpenInternship(db, parseId(internshipId, 'internship')), 'internship')
  return prepareListing(internship)
}
