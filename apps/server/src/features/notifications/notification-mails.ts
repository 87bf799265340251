import { notificationDestination } from '@fledge/core/notification-destination'
import { isMailed } from '@fledge/core/notification-settings'
import type { NotificationCategory } from '@fledge/core/notifications'
import { renderNotification } from '../../content/render-notification.ts'
import type { NewMail } from '../../mail/insert-mails.ts'
import type { NewNotification } from './new-notification.ts'
import type { Recipient } from './recipients.ts'

/**
 * The mail of a notification, or undefined when the recipient wants none or has not confirmed the address.
 * `createdAt` is the ISO time of the notification.
 */
export function notificationMail(row: NewNotification, recipient: Recipient, createdAt: string): NewMail | undefined {
  const { userId, content, actionUrl = null, alert = null, mail } = row
  const { category } = renderNotification(content)
  const { settings, isConfirmed, isLeaving } = recipient
  if (mail === false || !isConfirmed || isLeaving || !isMailed(category, settings)) return undefined
  return {
    userId,
    event: dailyEvent(category, row, createdAt) ?? row.event,
    recipient: recipient.email,
    content: { kind: 'notification', params: content },
    link: notificationDestination({ category, actionUrl }, recipient.role),
    alert,
    attachments: mail?.attachments ?? [],
  }
}

/** Mails of these categories are sent once per listing and UTC day, however many applications or edits there are. */
const dailyEvents: { [C in NotificationCategory]?: string } = {
  application_received: 'applications',
  internship_changed: 'listing-changes',
}

function dailyEvent(category: NotificationCategory, { internshipId }: NewNotification, createdAt: string) {
  const name = dailyEvents[category]
  return name && internshipId ? `${name}:${internshipId}:${createdAt.slice(0, 10)}` : undefined
}
