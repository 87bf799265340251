import { dayMs } from '@fledge/core/time/units'
import type { Deps } from '../deps.ts'
import { deleteExpiredSignIns } from '../features/auth/session-queries.ts'
import { deleteOldTokens } from '../features/email-tokens/token-queries.ts'
import { deleteOldNotifications } from '../features/notifications/notification-queries.ts'
import { deleteAnsweredRequests } from '../http/idempotency/queries.ts'
import { deleteOldMails } from '../mail/mail-queries.ts'

/** How long the outbox keeps a mail. */
const mailRetentionMs = 30 * dayMs

/** Deletes expired sessions, failure counters, links, responses to requests, mails and notifications. */
export async function deleteExpiredData(deps: Deps): Promise<void> {
  const { db, now, notificationDays } = deps
  await deleteExpiredSignIns(db, now())
  await deleteOldTokens(db, now())
  await deleteAnsweredRequests(deps)
  await deleteOldMails(db, new Date(now().getTime() - mailRetentionMs))
  await deleteOldNotifications(db, new Date(now().getTime() - notificationDays * dayMs))
}
