import type { Internship } from '@fledge/contract/internships'
import type { InternshipFields } from '@fledge/contract/listings/internship-form'
import type { CompanyUser } from '@fledge/contract/users'
import { type Deps, inTransaction } from '../../deps.ts'
import { verifyFirst } from '../../http/errors/problem.ts'
import { insertInternship, lockOwner } from '../internships/listing-queries.ts'
import { insertNotifications } from '../notifications/insert-notifications.ts'
import { refusePassedDays } from './passed-days.ts'

/** Posts a listing. A job that is stored in the same transaction notifies matching students. */
export async function postListing(deps: Deps, company: CompanyUser, fields: InternshipFields): Promise<Internship> {
  refusePassedDays(fields, deps.now())
  if (deps.requireVerifiedEmail && !company.emailVerified) throw verifyFirst()
  return inTransaction(deps, async (tx) => {
    const internship = await insertInternship(tx.db, await lockOwner(tx.db, company), fields)
    await insertNotifications(tx, [postedNotice(company.id, internship)])
    await tx.jobs.send(tx.db, 'announce-internship', { internshipId: internship.id }, { hourlyKey: internship.id })
    return internship
  })
}

export const postedNotice = (userId: string, { id, title }: Pick<Internship, 'id' | 'title'>) =>
  ({
    userId,
    senderId: userId,
    event: `internship:${id}:posted`,
    content: { kind: 'internship_posted', params: { listing: title } },
    actionUrl: `/company/dashboard?tab=internships&highlight=${id}`,
    internshipId: id,
  }) as const
