import { isDeepStrictEqual } from 'node:util'
import type { Internship, InternshipFields } from '@fledge/contract/internships'
import type { CompanyUser } from '@fledge/contract/users'
import { changedTerms, changesText, type TermChange } from '@fledge/core/internships/terms'
import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/errors/problem.ts'
import { insertEvents } from '../applications/timeline-queries.ts'
import { insertNotifications } from '../notifications/insert-notifications.ts'
import { type Delivery, publishDeliveries } from '../notifications/publish.ts'
import { holdName } from './hold-name.ts'
import { listConcerned, lockOwnInternship, updateInternship } from './queries.ts'
import { refusePassedDays } from './refuse-passed-days.ts'

/** Edits a listing of one's own and tells who applied what changed for them. Without a change there is no version. */
export async function edit(
  deps: Deps,
  company: CompanyUser,
  id: string,
  fields: InternshipFields,
): Promise<Internship> {
  const { internship, deliveries } = await deps.db.transaction(async (db) => {
    const owner = await holdName(db, company)
    const before = await lockOwnInternship(db, owner, id)
    if (!before) throw notFound('internship')
    if (isSame(before, fields)) return { internship: before, deliveries: [] }
    refusePassedDays(fields, deps.now(), before)
    const internship = await updateInternship(db, owner, before, fields)
    return { internship, deliveries: await tellApplicants(db, internship, changedTerms(before, internship)) }
  })
  publishDeliveries(deps.publish, deliveries)
  return internship
}

const isSame = (internship: Internship, fields: InternshipFields): boolean =>
  isDeepStrictEqual({ ...internship, ...fields }, internship)

/** Everybody whose application may still come to something (settlement 51). */
async function tellApplicants(db: Db, internship: Internship, changes: readonly TermChange[]): Promise<Delivery[]> {
  if (changes.length === 0) return []
  const concerned = await listConcerned(db, internship.id)
  const what = changesText(changes)
  const event = { kind: 'listing_changed', actor: 'company', detail: { changes: what } } as const
  await insertEvents(
    db,
    concerned.map(({ id }) => ({ ...event, applicationId: id })),
  )
  return insertNotifications(
    db,
    concerned.map(({ studentId }) => changedNotice(studentId, internship, what)),
  )
}

type Changed = Pick<Internship, 'id' | 'title' | 'companyName' | 'version'>

/** What an applicant is told of an edit; once for each version. */
export const changedNotice = (userId: string, { id, title, companyName, version }: Changed, what: string) =>
  ({
    userId,
    event: `internship:${id}:changed:${version}`,
    type: 'warning',
    category: 'internship_changed',
    priority: 'high',
    title: 'A listing you applied to has changed',
    message: `${title} at ${companyName}. ${what}.`,
    internshipId: id,
    senderName: companyName,
  }) as const
