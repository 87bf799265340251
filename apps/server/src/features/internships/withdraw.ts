import type { Internship } from '@fledge/contract/internships'
import type { CompanyUser } from '@fledge/contract/users'
import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/errors/problem.ts'
import { insertNotifications } from '../notifications/insert-notifications.ts'
import { type Delivery, publishDeliveries } from '../notifications/publish.ts'
import { isSaved } from '../saved/queries.ts'
import { closeInternship, deleteInternshipRow, listApplicantIds, lockOwnInternship } from './queries.ts'

/** Takes down a listing of one's own. With applications it stays for them, closed, and their students are told; who saved it sees that it is gone. */
export async function withdraw(deps: Deps, company: CompanyUser, id: string): Promise<void> {
  const deliveries = await deps.db.transaction(async (db) => {
    const internship = await lockOwnInternship(db, company, id)
    if (!internship) throw notFound('internship')
    return takeDown(db, internship)
  })
  publishDeliveries(deps.publish, deliveries)
}

/** Takes down a listing whose row is locked; gives who was told. */
export async function takeDown(db: Db, internship: Internship): Promise<Delivery[]> {
  // Applying takes a share of this row's lock: whoever applied before it is in this list, nobody can after it.
  const applicants = await listApplicantIds(db, internship.id)
  const isNeeded = applicants.length > 0 || (await isSaved(db, internship.id))
  return isNeeded ? close(db, internship, applicants) : forget(db, internship)
}

async function forget(db: Db, { id }: Internship): Promise<Delivery[]> {
  await deleteInternshipRow(db, id)
  return []
}

async function close(db: Db, internship: Internship, applicants: readonly string[]): Promise<Delivery[]> {
  await closeInternship(db, internship.id)
  return insertNotifications(
    db,
    applicants.map((userId) => withdrawnNotice(userId, internship)),
  )
}

type Withdrawn = Pick<Internship, 'id' | 'title' | 'companyName'>

/** What an applicant is told of a listing that was taken down. */
export const withdrawnNotice = (userId: string, { id, title, companyName }: Withdrawn) =>
  ({
    userId,
    event: `internship:${id}:withdrawn`,
    type: 'warning',
    category: 'internship_withdrawn',
    priority: 'high',
    title: 'Listing withdrawn',
    message: `${companyName} withdrew “${title}”. Your application stays in your list.`,
    internshipId: id,
    senderName: companyName,
  }) as const
