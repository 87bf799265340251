import type { TimelinePage } from '@fledge/contract/applications/application-lifecycle'
import { texts } from '@fledge/contract/texts'
import type { User } from '@fledge/contract/users'
import { timelineFor } from '@fledge/core/applications/timeline'
import type { Deps } from '../../deps.ts'
import { HttpProblem, orNotFound } from '../../http/errors/problem.ts'
import { eventsPerPage, listEventsOf } from '../timeline/timeline-queries.ts'
import { type ApplicationRow, findApplicationOf } from './application-queries.ts'

/** The newest events before a time that this user may see, oldest first. A withdrawal is 410 for the company. */
export async function timelineOf({ db }: Deps, user: User, id: string, before?: string): Promise<TimelinePage> {
  const row = orNotFound(await findApplicationOf(db, user, id), 'application')
  refuseWithdrawn(row, user)
  const events = await listEventsOf(db, id, before)
  const life = { ...row.application, listingClosedAt: row.internship.deletedAt }
  const nextBefore = events.length >= eventsPerPage ? events[0]!.createdAt : null
  const data = timelineFor(user.role, events, life)
    .filter(({ createdAt }) => createdAt >= (nextBefore ?? '') && (before === undefined || createdAt < before))
    .map(({ kind, actor, createdAt, detail }, index) => {
      // Some events are derived from the application and have no row, so ids come from time and position.
      const eventId = `${id}-${Date.parse(createdAt)}-${index}`
      return { _id: eventId, id: eventId, kind, actor, createdAt, detail }
    })
  return { success: true, data, nextBefore }
}

/** Companies cannot read the timeline and messages of a withdrawn application; its student can. Throws 410. */
export function refuseWithdrawn({ application }: ApplicationRow, user: User): void {
  if (user.role === 'company' && application.withdrawnAt !== null)
    throw new HttpProblem(410, 'withdrawn', texts.apply.withdrawnByStudent)
}
