import type { Application } from '@fledge/contract/applications'
import type { User } from '@fledge/contract/users'
import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/errors/problem.ts'
import type { Publish } from '../../realtime/gateway.ts'
import { insertNotifications, type NewNotification } from '../notifications/queries.ts'
import { type Told, tell } from '../notifications/tell.ts'
import { insertEvents, type NewEvent } from './event-queries.ts'
import { withFits } from './fits.ts'
import { type ApplicationRow, findApplicationOf, lockApplicationOf } from './queries.ts'
import { applicationOf } from './wire.ts'

/** What follows from an act: a line of the timeline, who is told, and whose open pages are no longer true. */
export type Consequences = {
  event?: Omit<NewEvent, 'applicationId' | 'actor'>
  notices?: NewNotification[]
  stale?: string[]
}
export type Act = (db: Db, row: ApplicationRow) => Promise<Consequences>

/**
 * One act of one person on one application of theirs: the row is locked, `act` refuses or writes, and what follows is
 * stored with it; pages hear of it after the commit. Gives the application as this person sees it now.
 */
export async function actOn(deps: Deps, user: User, id: string, act: Act): Promise<Application> {
  const { row, settled } = await deps.db.transaction(async (db) => {
    const before = await lockApplicationOf(db, user, id)
    if (!before) throw notFound('application')
    const settled = await settle(db, user, id, await act(db, before))
    return { row: (await findApplicationOf(db, user, id))!, settled }
  })

  hear(deps.publish, settled)
  if (user.role === 'student') return applicationOf(row, 'student', deps.now())
  const [application] = await withFits(deps, [row])
  return application!
}

/** What is stored of an act's consequences, to be heard of after the commit. */
export type Settled = { applicationId: string; told: Told[]; stale: string[] }

/** Stores what follows from an act, in its transaction. */
export async function settle(db: Db, { role }: User, id: string, consequences: Consequences): Promise<Settled> {
  const { event, notices = [], stale = [] } = consequences
  if (event) await insertEvents(db, [{ ...event, applicationId: id, actor: role }])
  const told = await insertNotifications(db, notices)
  const untold = untoldOf(
    told,
    notices.map(({ userId }) => userId),
  )
  return { applicationId: id, told, stale: [...new Set([...stale, ...untold])] }
}

/** Those who were not told, because they switched it off: their open pages have to hear of it all the same. */
export const untoldOf = (told: readonly Told[], userIds: readonly string[]): string[] =>
  userIds.filter((id) => !told.some(({ userId }) => userId === id))

/** Says live what was settled. Call it after the commit. */
export function hear(publish: Publish, { applicationId, told, stale }: Settled): void {
  tell(publish, told)
  for (const userId of stale) publish(userId, 'applicationChanged', { applicationId })
}
