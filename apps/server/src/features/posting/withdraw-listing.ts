import type { Internship } from '@fledge/contract/internships'
import type { CompanyUser } from '@fledge/contract/users'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { internshipReports, savedInternships } from '../../db/schema/internships.ts'
import { type Deps, inTransaction } from '../../deps.ts'
import { orNotFound } from '../../http/errors/problem.ts'
import type { Outbox } from '../../mail/insert-mails.ts'
import { listApplicantIds } from '../applications/listing-application-queries.ts'
import { deleteInternshipRow, lockOwnInternship, withdrawInternship } from '../internships/listing-queries.ts'
import { insertNotifications } from '../notifications/insert-notifications.ts'
import { closeUnduePromises } from '../reply-promises/promise-queries.ts'

/** Withdraws a company's own listing and notifies its applicants; its row goes when nothing refers to it. */
export async function withdrawListing(deps: Deps, company: CompanyUser, id: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    const internship = orNotFound(await lockOwnInternship(tx.db, company, id), 'internship')
    await withdrawLocked(tx, internship, deps.now())
  })
}

/** Withdraws a listing whose row is locked. */
export async function withdrawLocked(outbox: Outbox, internship: Internship, now: Date): Promise<void> {
  const { db } = outbox
  // Applying takes a shared lock on this row, so that no application can arrive after this query.
  const applicants = await listApplicantIds(db, internship.id)
  const isKept = applicants.length > 0 || (await isSaved(db, internship.id)) || (await isReported(db, internship.id))
  if (!isKept) return deleteInternshipRow(db, internship.id)
  await withdrawInternship(db, internship.id)
  await closeUnduePromises(db, internship.id, now)
  const notices = applicants.map((userId) => withdrawnNotice(userId, internship))
  await insertNotifications(outbox, notices)
}

type Withdrawn = Pick<Internship, 'id' | 'title' | 'companyName'> & { company: { id: string } }

export const withdrawnNotice = (userId: string, { id, title, companyName, company }: Withdrawn) =>
  ({
    userId,
    senderId: company.id,
    event: `internship:${id}:withdrawn`,
    content: { kind: 'listing_withdrawn', params: { listing: title, company: companyName } },
    internshipId: id,
    senderName: companyName,
  }) as const

async function isSaved(db: Db, internshipId: string): Promise<boolean> {
  return (await db.$count(savedInternships, eq(savedInternships.internshipId, internshipId))) > 0
}

async function isReported(db: Db, internshipId: string): Promise<boolean> {
  return (await db.$count(internshipReports, eq(internshipReports.internshipId, internshipId))) > 0
}
