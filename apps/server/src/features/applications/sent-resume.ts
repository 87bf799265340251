import { texts } from '@fledge/contract/texts'
import type { CompanyUser, User } from '@fledge/contract/users'
import { resumeGone } from '@fledge/core/applications/lifecycle'
import { startOfIndianDay } from '@fledge/core/internships/state'
import { type Deps, inTransaction } from '../../deps.ts'
import { HttpProblem, orNotFound } from '../../http/errors/problem.ts'
import { insertNotifications } from '../notifications/insert-notifications.ts'
import { hasEventSince, insertEvents } from '../timeline/timeline-queries.ts'
import { viewedNotice } from './application-notices.ts'
import { type ApplicationRow, findApplicationOf, lockApplicationOf } from './application-queries.ts'

/** The resume file of an application. When the company opens it, the student is notified, at most once a day. */
export async function openSentResume(deps: Deps, user: User, id: string) {
  const row = orNotFound(await findApplicationOf(deps.db, user, id), 'application')
  refuseGoneResume(row, user, deps.now())
  if (!row.file) throw new HttpProblem(404, 'no_resume', texts.resume.notAttached)
  if (user.role === 'company') await recordOpening(deps, user, row)
  return row.file
}

/** Throws 410 when a company opens a withdrawn or expired resume; its student always can. */
export function refuseGoneResume({ application }: ApplicationRow, user: User, now: Date): void {
  const gone = user.role === 'company' ? resumeGone(application, now) : null
  if (gone !== null) throw new HttpProblem(410, `resume_${gone}`, texts.resume[gone])
}

/** Records the opening: one timeline event per application and day, one notification per company, student and day. */
async function recordOpening(deps: Deps, company: CompanyUser, row: ApplicationRow): Promise<void> {
  const { id, studentId } = row.application
  const event = { applicationId: id, kind: 'resume_opened', actor: 'company' } as const
  const today = startOfIndianDay(deps.now())
  await inTransaction(deps, async (tx) => {
    const { db, publish } = tx
    // The lock orders concurrent openings, so that the second one finds the event of the first.
    await lockApplicationOf(db, company, id)
    const isFirst = !(await hasEventSince(db, event, today))
    if (isFirst) await insertEvents(db, [event])
    await insertNotifications(tx, [viewedNotice(row, company, deps.now())])
    if (isFirst) publish(studentId, 'applicationChanged', { applicationId: id })
  })
}
