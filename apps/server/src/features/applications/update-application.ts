import type { Application } from '@fledge/contract/applications'
import type { User } from '@fledge/contract/users'
import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/errors/problem.ts'
import type { Outbox } from '../../mail/insert-mails.ts'
import { insertNotifications, type NewNotification } from '../notifications/insert-notifications.ts'
import { type Delivery, publishDeliveries } from '../notifications/publish.ts'
import { withFits } from './application-fits.ts'
import { type ApplicationRow, findApplicationOf, lockApplicationOf } from './application-queries.ts'
import { type EventContent, insertEvents } from './timeline-queries.ts'
import { applicationOf } from './to-application.ts'

/** What a change of an application causes: a timeline event, notifications, and users whose open pages must reload. */
export type Effects = {
  event?: EventContent
  notices?: NewNotification[]
  outdated?: string[]
}
export type Change = (db: Db, row: ApplicationRow) => Promise<Effects>

/**
 * Changes one of the user's applications in one transaction: locks the row, runs `change`, which refuses by throwing or
 * writes, and records its effects. Open pages are notified after the commit. Returns the application as this user sees it.
 */
export async function updateApplication(deps: Deps, user: User, id: string, change: Change): Promise<Application> {
  const { row, effects } = await deps.db.transaction(async (db) => {
    const before = await lockApplicationOf(db, user, id)
    if (!before) throw notFound('application')
    const effects = await recordEffects({ ...deps, db }, user, id, await change(db, before))
    return { row: (await findApplicationOf(db, user, id))!, effects }
  })

  publishChanges(deps, effects)
  if (user.role === 'student') return applicationOf(row, 'student', deps.now())
  const [application] = await withFits(deps, [row])
  return application!
}

/** Stored effects of a change, to be published after the commit. */
export type RecordedEffects = { applicationId: string; deliveries: Delivery[]; outdated: string[] }

/** Stores the effects of a change in its transaction. */
export async function recordEffects(
  outbox: Outbox,
  { role }: User,
  id: string,
  effects: Effects,
): Promise<RecordedEffects> {
  const { event, notices = [], outdated = [] } = effects
  if (event) await insertEvents(outbox.db, [{ ...event, applicationId: id, actor: role }])
  const deliveries = await insertNotifications(outbox, notices)
  const notNotified = recipientsNotNotified(deliveries, notices)
  return { applicationId: id, deliveries, outdated: [...new Set([...outdated, ...notNotified])] }
}

/** Recipients whose settings suppressed the notification; their open pages still have to reload. */
const recipientsNotNotified = (deliveries: readonly Delivery[], notices: readonly NewNotification[]): string[] =>
  notices.map(({ userId }) => userId).filter((id) => !deliveries.some(({ userId }) => userId === id))

/** Sends recorded effects to open pages and starts sending mails. Call it after the commit. */
export function publishChanges(
  { publish, jobs }: Pick<Deps, 'publish' | 'jobs'>,
  { applicationId, deliveries, outdated }: RecordedEffects,
): void {
  publishDeliveries(publish, deliveries)
  jobs.wake('send-mail')
  for (const userId of outdated) publish(userId, 'applicationChanged', { applicationId })
}
