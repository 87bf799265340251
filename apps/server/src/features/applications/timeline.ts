import type { TimelineEvent } from '@fledge/contract/applications/application-lifecycle'
import { texts } from '@fledge/contract/texts'
import type { User } from '@fledge/contract/users'
import { timelineFor } from '@fledge/core/applications/timeline'
import type { Deps } from '../../deps.ts'
import { HttpProblem, orNotFound } from '../../http/errors/problem.ts'
import { type ApplicationRow, findApplicationOf } from './application-queries.ts'
import { listEventsOf } from './timeline-queries.ts'

/** The events of an application that this user may see. Throws 410 for a company after a withdrawal. */
export async function timelineOf({ db }: Deps, user: User, id: string): Promise<TimelineEvent[]> {
  const row = orNotFound(await findApplicationOf(db, user, id), 'application')
  refuseWithdrawn(row, user)
  const events = await listEventsOf(db, id)
  const life = { ...row.application, listingClosedAt: row.internship.deletedAt }
  return timelineFor(user.role, events, life).map(({ kind, actor, createdAt, detail }, index) => {
    // Some events are derived from the application and have no row, so ids come from the position.
    const eventId = `${id}-${index}`
    return { _id: eventId, id: eventId, kind, actor, createdAt, detail }
  })
}

/** Companies cannot read the timeline and messages of a withdrawn application; its student can. Throws 410. */
export function refuseWithdrawn({ application }: ApplicationRow, user: User): void {
  if (user.role === 'company' && application.withdrawnAt !== null)
    throw new HttpProblem(410, 'withdrawn', texts.apply.withdrawnByStudent)
}
