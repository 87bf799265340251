import type { Internship } from '@fledge/contract/internships'
import type { CompanyUser } from '@fledge/contract/users'
import type { ListingState } from '@fledge/core/internships/state'
import { type Deps, inTransaction } from '../../deps.ts'
import { orNotFound } from '../../http/errors/problem.ts'
import { lockOwnInternship, setInternshipState } from '../internships/listing-queries.ts'

/** Pauses, closes or reopens a company's own listing. A reopened one is announced to students not notified before. */
export async function changeListingState(
  deps: Deps,
  company: CompanyUser,
  id: string,
  state: ListingState,
): Promise<Internship> {
  return inTransaction(deps, async ({ db, jobs }) => {
    const before = orNotFound(await lockOwnInternship(db, company, id), 'internship')
    if (before.state === state) return before
    if (state === 'open') await jobs.send(db, 'announce-internship', { internshipId: id }, { hourlyKey: id })
    return setInternshipState(db, company, id, state)
  })
}
