import { randomUUID } from 'node:crypto'
import type { User } from '@fledge/contract/users'
import type { NotificationCategory, NotificationPriority, NotificationType } from '@fledge/core/notifications'
import type { Deps } from '../../deps.ts'
import { insertNotifications } from './insert-notifications.ts'
import { publishDeliveries } from './publish.ts'

type Sample = { type: NotificationType; priority: NotificationPriority; title: string }

const samples: Record<NotificationCategory, Sample> = {
  application_submitted: { type: 'application', priority: 'normal', title: 'Application submitted' },
  application_status: { type: 'success', priority: 'high', title: 'An answer to your application' },
  application_received: { type: 'application', priority: 'normal', title: 'New application' },
  new_opportunity: { type: 'info', priority: 'normal', title: 'A new internship' },
  new_opportunity_matched: { type: 'info', priority: 'normal', title: 'A new internship fits your resume' },
  internship_posted: { type: 'success', priority: 'low', title: 'Internship posted' },
  interview_scheduled: { type: 'interview', priority: 'urgent', title: 'Interview scheduled' },
  profile_viewed: { type: 'info', priority: 'low', title: 'Your resume was opened' },
  internship_withdrawn: { type: 'warning', priority: 'high', title: 'Listing withdrawn' },
  internship_changed: { type: 'warning', priority: 'high', title: 'Listing changed' },
  message_received: { type: 'info', priority: 'normal', title: 'New message' },
}

/** Sends a sample notification of a category. Returns whether the user's settings let it through. */
export async function sendTest(
  { db, publish, jobs }: Deps,
  user: User,
  category: NotificationCategory,
): Promise<boolean> {
  const deliveries = await db.transaction((tx) =>
    insertNotifications({ db: tx, jobs }, [
      {
        ...samples[category],
        ...{ userId: user.id, event: `test:${randomUUID()}`, category },
        message: 'This is a test that you sent to yourself.',
      },
    ]),
  )
  publishDeliveries(publish, deliveries)
  return deliveries.length > 0
}
