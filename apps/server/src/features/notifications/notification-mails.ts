import { isMailed } from '@fledge/core/notification-settings'
import { type NotificationCategory, notificationDestination } from '@fledge/core/notifications'
import type { NewMail } from '../../mail/insert-mails.ts'
import type { NewNotification } from './new-notification.ts'
import type { Recipient } from './recipients.ts'

const footer = 'You receive this email because of your notification settings in Fledge. You can turn it off there.'

/** Subjects are fixed: text from other users must not appear in a subject. */
const subjects: Record<NotificationCategory, string> = {
  application_submitted: 'Your application was sent',
  application_status: 'An internship you applied to has news',
  application_received: 'News about applications to your internship',
  new_opportunity: 'A new internship was posted',
  new_opportunity_matched: 'A new internship fits your resume',
  internship_posted: 'Your internship was posted',
  interview_scheduled: 'News about an interview',
  profile_viewed: 'A company opened your resume',
  internship_withdrawn: 'An internship you applied to was withdrawn',
  internship_changed: 'An internship you applied to has changed',
  message_received: 'You have a new message',
}

/**
 * The mail of a notification, or undefined when the recipient wants none or has not confirmed the address.
 * `createdAt` is the ISO time of the notification.
 */
export function notificationMail(row: NewNotification, recipient: Recipient, createdAt: string): NewMail | undefined {
  if (!isWanted(row, recipient)) return undefined
  const { userId, category, title, message, actionUrl = null, mail } = row
  const { attachments = [], subject = subjects[category], text = `${title}\n\n${message}` } = mail || {}
  return {
    userId,
    event: mailEvent(row, createdAt),
    recipient: recipient.email,
    subject,
    text: `${text}\n\n${footer}`,
    link: notificationDestination({ category, actionUrl }, recipient.role),
    attachments,
  }
}

const isWanted = ({ category, mail }: NewNotification, { settings, isConfirmed, isLeaving }: Recipient): boolean =>
  mail !== false && isConfirmed && !isLeaving && isMailed(category, settings)

/** Companies get one mail per listing and UTC day about applications, however many arrive. */
const mailEvent = ({ category, event, internshipId }: NewNotification, createdAt: string): string =>
  category === 'application_received' && internshipId ? `applications:${internshipId}:${createdAt.slice(0, 10)}` : event
