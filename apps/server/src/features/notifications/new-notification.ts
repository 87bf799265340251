import type { NotificationContent } from '../../content/notification-content.ts'
import type { AlertKey } from '../../db/schema/accounts.ts'
import type { MailAttachment } from '../../db/schema/mails.ts'

/** A notification to store. `event` names its cause: a user is notified of an event once. */
export type NewNotification = {
  userId: string
  event: string
  content: NotificationContent
  internshipId?: string | null
  /** The account whose act caused it; null for Fledge itself and for the recipient's own acts. */
  senderId: string | null
  senderName?: string | null
  /** A path of this product; null for the destination of the category. */
  actionUrl?: string | null
  /** The alert that its mail can stop. */
  alert?: AlertKey
  /** Files of its mail; false for a notification without a mail, true for a mail although its category has none. */
  mail?: { attachments: MailAttachment[] } | boolean
}
