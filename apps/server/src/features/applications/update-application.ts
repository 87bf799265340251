import type { Application } from '@fledge/contract/applications'
import type { User } from '@fledge/contract/users'
import type { Deps } from '../../deps.ts'
import { orNotFound } from '../../http/errors/problem.ts'
import { inTransaction } from '../../in-transaction.ts'
import type { Outbox } from '../../mail/insert-mails.ts'
import { insertNotifications, type NewNotification } from '../notifications/insert-notifications.ts'
import { deleteLatestEvents, type EventContent, insertEvents } from '../timeline/timeline-queries.ts'
import { withFits } from './application-fits.ts'
import { type ApplicationRow, findApplicationOf, lockApplicationOf } from './application-queries.ts'
import { applicationOf } from './to-application.ts'

/** What a change of an application causes: a timeline event, notifications, and users whose open pages must reload. */
export type Effects = {
  event?: EventContent
  /** The kind of event that the change takes back: its latest one leaves the timeline. */
  undoes?: EventContent['kind']
  notices?: NewNotification[]
  outdated?: string[]
}
type Actor = Pick<User, 'id' | 'role'>
export type Change = (tx: Deps, row: ApplicationRow) => Promise<Effects>

/**
 * Changes one of the user's applications in one transaction: locks the row, runs `change`, which refuses by throwing or
 * writes, and records its effects. Returns the application as this user sees it.
 */
export async function updateApplication(deps: Deps, user: Actor, id: string, change: Change): Promise<Application> {
  const row = await inTransaction(deps, async (tx) => {
    const before = orNotFound(await lockApplicationOf(tx.db, user, id), 'application')
    await recordEffects(tx, user, id, await change(tx, before))
    return (await findApplicationOf(tx.db, user, id))!
  })
  if (user.role === 'student') return applicationOf(row, 'student', deps.now())
  const [application] = await withFits(deps, [row])
  return application!
}

/** Stores the effects of a change and updates open pages. */
export async function recordEffects(outbox: Outbox, { role }: Actor, id: string, effects: Effects): Promise<void> {
  const { event, undoes, notices = [], outdated = [] } = effects
  if (event) await insertEvents(outbox.db, [{ ...event, applicationId: id, actor: role }])
  if (undoes) await deleteLatestEvents(outbox.db, [id], undoes)
  const deliveries = await insertNotifications(outbox, notices)
  const notified = new Set(deliveries.map(({ userId }) => userId))
  // The pages of recipients whose settings suppressed the notification have to reload too.
  const suppressed = notices.map(({ userId }) => userId).filter((userId) => !notified.has(userId))
  for (const userId of new Set([...outdated, ...suppressed]))
    outbox.publish(userId, 'applicationChanged', { applicationId: id })
}
