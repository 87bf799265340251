import type { notifications } from '../../db/schema/notifications.ts'
import type { NewMail } from '../../mail/insert-mails.ts'

/** The titles of what is told of interviews; none holds a text that somebody has written, so that mails may use them. */
export type InterviewTitle =
  | 'Interview proposed'
  | 'Interview to be rescheduled'
  | 'New times requested'
  | 'Interview scheduled'
  | 'Interview cancelled'
  | 'Interview today'
  | 'Interview tomorrow'
  | 'Interview within an hour'

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
  mail?: (Partial<Pick<NewMail, 'text' | 'attachments'>> & { subject?: InterviewTitle }) | false
}
