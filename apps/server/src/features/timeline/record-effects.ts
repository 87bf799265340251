import type { User } from '@fledge/contract/users'
import type { Outbox } from '../../mail/insert-mails.ts'
import { insertNotifications, type NewNotification } from '../notifications/insert-notifications.ts'
import { deleteLatestEvents, type EventContent, insertEvents } from './timeline-queries.ts'

/** What a change of an application causes: a timeline event, notifications, and users whose open pages must reload. */
export type Effects = {
  event?: EventContent
  /** The kind of event that the change takes back: its latest one leaves the timeline. */
  undoes?: EventContent['kind']
  notices?: NewNotification[]
  outdated?: string[]
}

/** Stores the effects of a change of an application and updates open pages. */
export async function recordEffects(
  outbox: Outbox,
  { role }: Pick<User, 'role'>,
  applicationId: string,
  { event, undoes, notices = [], outdated = [] }: Effects,
): Promise<void> {
  if (event) await insertEvents(outbox.db, [{ ...event, applicationId, actor: role }])
  if (undoes) await deleteLatestEvents(outbox.db, [applicationId], undoes)
  const deliveries = await insertNotifications(outbox, notices)
  const notified = new Set(deliveries.map(({ userId }) => userId))
  // The pages of recipients whose settings suppressed the notification have to reload too.
  const suppressed = notices.map(({ userId }) => userId).filter((userId) => !notified.has(userId))
  for (const userId of new Set([...outdated, ...suppressed]))
    outbox.publish(userId, 'applicationChanged', { applicationId })
}
