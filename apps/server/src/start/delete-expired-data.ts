import { dayMs, hourMs } from '@fledge/core/time/units'
import type { Deps } from '../deps.ts'
import { deleteExpiredSignIns } from '../features/auth/session-queries.ts'
import { deleteOldTokens } from '../features/email-tokens/token-queries.ts'
import { deleteOldNotifications } from '../features/notifications/notification-queries.ts'
import { deleteOldMails } from '../mail/mail-queries.ts'
import type { ProcessState } from './process-state.ts'

/** How long the outbox keeps a mail. */
const mailRetentionMs = 30 * dayMs

type Settings = { notificationDays: number }

/**
 * Deletes expired sessions, failure counters, links, mails and notifications once an hour. Returns a function that stops
 * it.
 */
export function deleteExpiredDataHourly(
  { db, now }: Deps,
  { notificationDays }: Settings,
  state: ProcessState,
): () => void {
  const deleteExpired = async () => {
    await deleteExpiredSignIns(db, now())
    await deleteOldTokens(db, now())
    await deleteOldMails(db, new Date(now().getTime() - mailRetentionMs))
    await deleteOldNotifications(db, new Date(now().getTime() - notificationDays * dayMs))
  }
  const timer = setInterval(() => void deleteExpired().catch(state.reportError), hourMs).unref()
  return () => clearInterval(timer)
}
