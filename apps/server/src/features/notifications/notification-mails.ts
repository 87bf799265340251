import { isMailed } from '@fledge/core/notification-settings'
import { notificationDestination } from '@fledge/core/notifications'
import { renderNotification } from '../../content/render-notification.ts'
import type { NewMail } from '../../mail/insert-mails.ts'
import type { NewNotification } from './new-notification.ts'
import type { Recipient } from './recipients.ts'

/**
 * The mail of a notification, or undefined when the recipient wants none or has not confirmed the address.
 * `createdAt` is the ISO time of the notification.
 */
export function notificationMail(row: NewNotification, recipient: Recipient, createdAt: string): NewMail | undefined {
  const { userId, content, actionUrl = null, mail } = row
  const { category } = renderNotification(content)
  const { settings, isConfirmed, isLeaving } = recipient
  if (mail === false || !isConfirmed || isLeaving || !isMailed(category, settings)) return undefined
  return {
    userId,
    event: category === 'application_received' ? dailyEvent(row, createdAt) : row.event,
    recipient: recipient.email,
    content: { kind: 'notification', params: content },
    link: notificationDestination({ category, actionUrl }, recipient.role),
    attachments: mail?.attachments ?? [],
  }
}

/** Companies get one mail per listing and UTC day about applications, however many arrive. */
const dailyEvent = ({ event, internshipId }: NewNotification, createdAt: string): string =>
  internshipId ? `applications:${internshipId}:${createdAt.slice(0, 10)}` : event
