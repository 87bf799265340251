import { texts } from '@fledge/contract/texts'
import type { CompanyUser, User } from '@fledge/contract/users'
import { resumeGone } from '@fledge/core/applications/lifecycle'
import type { Deps } from '../../deps.ts'
import { HttpProblem, notFound } from '../../http/errors/problem.ts'
import { insertNotifications } from '../notifications/insert-notifications.ts'
import { publishDeliveries } from '../notifications/publish.ts'
import { startOfIndianDay, viewedNotice } from './application-notices.ts'
import { type ApplicationRow, findApplicationOf, lockApplicationOf } from './application-queries.ts'
import { hasEventSince, insertEvents } from './timeline-queries.ts'

/** The file that was sent with an application. When its company opens it, the student is told, once a day. */
export async function openSentResume(deps: Deps, user: User, id: string) {
  const row = await findApplicationOf(deps.db, user, id)
  if (!row) throw notFound('application')
  refuseGoneResume(row, user, deps.now())
  if (!row.file) throw new HttpProblem(404, 'no_resume', texts.resume.notAttached)
  if (user.role === 'company') await noteOpening(deps, user, row)
  return row.file
}

/** A company reaches no resume that was withdrawn, or whose time is over; its student always does. */
export function refuseGoneResume({ application }: ApplicationRow, user: User, now: Date): void {
  const gone = user.role === 'company' ? resumeGone(application, now) : null
  if (gone !== null) throw new HttpProblem(410, `resume_${gone}`, texts.resume[gone])
}

/** A line of the timeline once a day, and a word to the student once a day for all that this company opened. */
async function noteOpening(deps: Deps, company: CompanyUser, row: ApplicationRow): Promise<void> {
  const { id, studentId } = row.application
  const event = { applicationId: id, kind: 'resume_opened', actor: 'company' } as const
  const today = startOfIndianDay(deps.now())
  const { isFirst, deliveries } = await deps.db.transaction(async (db) => {
    // Of openings at the same moment the second waits here, and finds what the first wrote.
    await lockApplicationOf(db, company, id)
    const isFirst = !(await hasEventSince(db, event, today))
    if (isFirst) await insertEvents(db, [event])
    return { isFirst, deliveries: await insertNotifications({ ...deps, db }, [viewedNotice(row, company, deps.now())]) }
  })
  publishDeliveries(deps.publish, deliveries)
  if (isFirst) deps.publish(studentId, 'applicationChanged', { applicationId: id })
}
