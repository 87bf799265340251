import { isMailed } from '@fledge/core/notification-settings'
import { destinationOf } from '@fledge/core/notifications'
import type { NewMail } from '../../mail/queue.ts'
import type { NewNotification } from './new-notification.ts'
import type { Recipient } from './recipients.ts'
import type { Told } from './tell.ts'

/** A notification that was stored just now, and the event that it tells of. */
export type Stored = Told & { event: string }

const farewell = 'You get this mail because of your settings in Fledge, where you can switch it off.'

/** The mails that go with notifications that were just stored, to those who want mails of them. */
export function mailsOf(
  told: readonly Stored[],
  rows: readonly NewNotification[],
  recipients: ReadonlyMap<string, Recipient>,
): NewMail[] {
  const fresh = new Map(told.map((one) => [keyOf(one.userId, one.event), one]))
  return rows.flatMap((row) => {
    const stored = fresh.get(keyOf(row.userId, row.event))
    const recipient = recipients.get(row.userId)
    if (!stored || !recipient || !isWanted(row, recipient)) return []
    return [mailOf(row, recipient, stored.notification.createdAt)]
  })
}

const keyOf = (userId: string, event: string) => `${userId} ${event}`

const isWanted = ({ category, mail }: NewNotification, { settings, isLeaving }: Recipient): boolean =>
  mail !== false && !isLeaving && isMailed(category, settings)

function mailOf(row: NewNotification, { email, role }: Recipient, createdAt: string): NewMail {
  const { userId, category, title, message, actionUrl = null, mail } = row
  const { attachments = [], subject = title, text = message } = mail || {}
  return {
    ...{ userId, recipient: email, subject, attachments },
    event: mailEventOf(row, createdAt),
    text: `${text}\n\n${farewell}`,
    link: destinationOf({ category, actionUrl }, role),
  }
}

/** A listing may bring a company hundreds of applications: one mail a day for each is enough. */
function mailEventOf({ category, event, internshipId }: NewNotification, createdAt: string): string {
  if (category !== 'application_received' || !internshipId) return event
  return `applications:${internshipId}:${createdAt.slice(0, 10)}`
}
