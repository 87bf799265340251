import type { NotificationCategory, NotificationPriority, NotificationType } from '@fledge/core/notifications'

type CategoryTexts = {
  /** The beginning of the subject of its mails; null for the title of the notification. */
  subject: string | null
  /** What people send to themselves to try it. */
  sample: { type: NotificationType; priority: NotificationPriority; title: string }
}

export const categoryTexts: Record<NotificationCategory, CategoryTexts> = {
  application_submitted: {
    subject: 'Your application was sent',
    sample: { type: 'application', priority: 'normal', title: 'Application submitted' },
  },
  application_status: {
    subject: 'An internship you applied to has news',
    sample: { type: 'success', priority: 'high', title: 'An answer to your application' },
  },
  application_received: {
    subject: 'News about applications to your internship',
    sample: { type: 'application', priority: 'normal', title: 'New application' },
  },
  new_opportunity: {
    subject: 'A new internship was posted',
    sample: { type: 'info', priority: 'normal', title: 'A new internship' },
  },
  new_opportunity_matched: {
    subject: 'A new internship fits your resume',
    sample: { type: 'info', priority: 'normal', title: 'A new internship fits your resume' },
  },
  internship_posted: {
    subject: 'Your internship was posted',
    sample: { type: 'success', priority: 'low', title: 'Internship posted' },
  },
  interview_scheduled: {
    subject: null,
    sample: { type: 'interview', priority: 'urgent', title: 'Interview scheduled' },
  },
  profile_viewed: {
    subject: 'A company opened your resume',
    sample: { type: 'info', priority: 'low', title: 'Your resume was opened' },
  },
  internship_withdrawn: {
    subject: 'An internship you applied to was withdrawn',
    sample: { type: 'warning', priority: 'high', title: 'Listing withdrawn' },
  },
  internship_changed: {
    subject: 'An internship you applied to has changed',
    sample: { type: 'warning', priority: 'high', title: 'Listing changed' },
  },
  message_received: {
    subject: 'You have a new message',
    sample: { type: 'info', priority: 'normal', title: 'New message' },
  },
  reply_promise: {
    subject: 'Students wait for your reply',
    sample: { type: 'info', priority: 'high', title: 'Students wait for your reply' },
  },
}
