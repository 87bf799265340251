import { isMailed } from '@fledge/core/notification-settings'
import { destinationOf, type NotificationCategory } from '@fledge/core/notifications'
import type { NewMail } from '../../mail/queue.ts'
import type { NewNotification } from './new-notification.ts'
import type { Recipient } from './recipients.ts'

/** The mail that goes with a notification; `notice` is the event of that one. */
export type MailOfNotice = Required<
  Pick<NewMail, 'event' | 'recipient' | 'subject' | 'text' | 'link' | 'attachments'>
> & {
  userId: string
  notice: string
  /** Whether one a day is enough: the day of the notification is added to `event`. */
  isDaily: boolean
}

const farewell = 'You receive this email because of your notification settings in Fledge. You can turn it off there.'

/** Subjects are fixed sentences: no text that somebody else has written stands in them. */
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

/** The mails that go with notifications, to those who want mails of them and have confirmed their address. */
export function mailsOf(rows: readonly NewNotification[], recipients: ReadonlyMap<string, Recipient>): MailOfNotice[] {
  return rows.flatMap((row) => {
    const recipient = recipients.get(row.userId)
    return recipient && isWanted(row, recipient) ? [mailOf(row, recipient)] : []
  })
}

const isWanted = ({ category, mail }: NewNotification, { settings, isConfirmed, isLeaving }: Recipient): boolean =>
  mail !== false && isConfirmed && !isLeaving && isMailed(category, settings)

function mailOf(row: NewNotification, { email, role }: Recipient): MailOfNotice {
  const { userId, category, event, title, message, actionUrl = null, mail } = row
  const { attachments = [], subject = subjects[category], text = `${title}\n\n${message}` } = mail || {}
  return {
    ...{ userId, notice: event, recipient: email, subject, attachments },
    ...eventOf(row),
    text: `${text}\n\n${farewell}`,
    link: destinationOf({ category, actionUrl }, role),
  }
}

/** A listing may bring a company hundreds of applications: one mail a day for each is enough. */
function eventOf({ category, event, internshipId }: NewNotification): Pick<MailOfNotice, 'event' | 'isDaily'> {
  if (category !== 'application_received' || !internshipId) return { event, isDaily: false }
  return { event: `applications:${internshipId}:`, isDaily: true }
}
