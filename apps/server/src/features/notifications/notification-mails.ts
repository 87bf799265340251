import { notificationDestination } from '@fledge/core/notification-destination'
import { isMailed } from '@fledge/core/notification-settings'
import type { NotificationCategory } from '@fledge/core/notifications'
import { notificationCategory } from '../../content/notification-category.ts'
import type { NotificationKind } from '../../content/notification-content.ts'
import type { NewMail } from '../../mail/insert-mails.ts'
import type { NewNotification } from './new-notification.ts'
import type { Recipient } from './recipients.ts'

/** Undefined when the recipient wants no mail or has not confirmed the address. `createdAt` is an ISO time. */
export function notificationMail(row: NewNotification, recipient: Recipient, createdAt: string): NewMail | undefined {
  const { userId, senderId, content, actionUrl = null, alert = null, mail } = row
  const category = notificationCategory(content)
  const { settings, isConfirmed, isLeaving } = recipient
  const isWanted = mail === true ? settings.email : mail !== false && isMailed(category, settings)
  if (!isWanted || !isConfirmed || isLeaving) return undefined
  return {
    userId,
    event: dailyEvent(category, row, createdAt) ?? row.event,
    recipient: recipient.email,
    sender: senderId,
    content: { kind: 'notification', params: content },
    link: notificationDestination({ category, actionUrl }, recipient.role),
    alert,
    attachments: typeof mail === 'object' ? mail.attachments : [],
  }
}

/** Mails of these categories are sent once per listing and UTC day, however many applications or edits there are. */
const dailyEvents: { [C in NotificationCategory]?: string } = {
  application_received: 'applications',
  internship_changed: 'listing-changes',
}

/** Kinds that differ from their category; null for a mail about every event. */
const dailyEventsByKind: { [K in NotificationKind]?: string | null } = {
  listing_reported: 'reports',
  report_answered: null,
}

function dailyEvent(category: NotificationCategory, { content, internshipId }: NewNotification, createdAt: string) {
  const byKind = dailyEventsByKind[content.kind]
  const name = byKind === undefined ? dailyEvents[category] : byKind
  return name && internshipId ? `${name}:${internshipId}:${createdAt.slice(0, 10)}` : undefined
}
