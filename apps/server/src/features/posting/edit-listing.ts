import { isDeepStrictEqual } from 'node:util'
import type { Internship } from '@fledge/contract/internships'
import type { InternshipFields } from '@fledge/contract/listings/internship-form'
import type { CompanyUser } from '@fledge/contract/users'
import { changedTerms, type TermChange } from '@fledge/core/internships/terms'
import { type Deps, inTransaction } from '../../deps.ts'
import { conflict, orNotFound } from '../../http/errors/problem.ts'
import type { Outbox } from '../../mail/insert-mails.ts'
import { listActiveApplications } from '../applications/listing-application-queries.ts'
import { lockOwner, lockOwnInternship, restateVacancy, updateInternship } from '../internships/listing-queries.ts'
import { insertNotifications } from '../notifications/insert-notifications.ts'
import { insertEvents } from '../timeline/timeline-queries.ts'
import { refusePassedDays } from './passed-days.ts'

const changedMeanwhile = 'This internship was changed since you opened it. Check the form and save again.'

/** Edits a company's own listing and notifies applicants of changed terms. Without a change there is no new version. */
export async function editListing(
  deps: Deps,
  company: CompanyUser,
  id: string,
  { version, ...fields }: InternshipFields & { version?: number | undefined },
): Promise<Internship> {
  return inTransaction(deps, async (tx) => {
    const { db } = tx
    const owner = await lockOwner(db, company)
    const before = orNotFound(await lockOwnInternship(db, owner, id), 'internship')
    if (isSame(before, fields)) return fields.vacancy ? restateVacancy(db, owner, id) : before
    if (version !== undefined && version !== before.version) throw conflict('changed_meanwhile', changedMeanwhile)
    refusePassedDays(fields, deps.now(), before)
    const internship = await updateInternship(db, owner, before, fields)
    await notifyApplicants(tx, internship, changedTerms(before, internship))
    return internship
  })
}

const isSame = (internship: Internship, fields: InternshipFields): boolean =>
  isDeepStrictEqual({ ...internship, ...fields }, internship)

/** Records the change in every active application and notifies its student (settlement 51). */
async function notifyApplicants(outbox: Outbox, internship: Internship, changes: readonly TermChange[]): Promise<void> {
  if (changes.length === 0) return
  const { db } = outbox
  const active = await listActiveApplications(db, internship.id)
  const event = { kind: 'listing_changed', actor: 'company', detail: { changes: [...changes] } } as const
  const events = active.map(({ id }) => ({ ...event, applicationId: id }))
  await insertEvents(db, events)
  const notices = active.map(({ studentId }) => changedNotice(studentId, internship, changes))
  await insertNotifications(outbox, notices)
}

type Changed = Pick<Internship, 'id' | 'title' | 'companyName' | 'version'> & { company: { id: string } }

/** The notification of an applicant about an edit, once for each version. */
export const changedNotice = (
  userId: string,
  { id, title, companyName, company, version }: Changed,
  changes: readonly TermChange[],
) =>
  ({
    userId,
    senderId: company.id,
    event: `internship:${id}:changed:${version}`,
    content: { kind: 'listing_changed', params: { listing: title, company: companyName, changes: [...changes] } },
    internshipId: id,
    senderName: companyName,
  }) as const
