import type { notifications } from '../../db/schema/notifications.ts'
import type { NewMail } from '../../mail/queue.ts'

/** What somebody is to be told. */
export type NewNotification = Pick<
  typeof notifications.$inferInsert,
  | 'userId'
  | 'event'
  | 'type'
  | 'category'
  | 'priority'
  | 'title'
  | 'message'
  | 'internshipId'
  | 'senderName'
  | 'actionUrl'
> & {
  /** What its mail has that the notification has not, such as a calendar event; false when no mail is to go with it. */
  mail?: Partial<Pick<NewMail, 'subject' | 'text' | 'attachments'>> | false
}
