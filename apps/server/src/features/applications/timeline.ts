import type { TimelineEvent } from '@fledge/contract/application-lifecycle'
import type { User } from '@fledge/contract/users'
import { timelineFor } from '@fledge/core/applications/timeline'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/errors/problem.ts'
import { listEventsOf } from './event-queries.ts'
import { findApplicationOf } from './queries.ts'
import { refuseWithdrawn } from './refuse-withdrawn.ts'

/** What happened to an application, as far as its student or its company may know. Throws 410 to a company after a withdrawal. */
export async function timelineOf({ db }: Deps, user: User, id: string): Promise<TimelineEvent[]> {
  const row = await findApplicationOf(db, user, id)
  if (!row) throw notFound('application')
  refuseWithdrawn(row, user)
  const events = await listEventsOf(db, id)
  const told = { ...row.application, listingClosedAt: row.internship.deletedAt }
  return timelineFor(user.role, events, told).map(({ kind, actor, createdAt, detail }, place) => {
    // Some lines follow from the application and have no row: their place among the others names them.
    const lineId = `${id}-${place}`
    return { _id: lineId, id: lineId, kind, actor, createdAt, detail }
  })
}
