import type { LiveEvents } from '@fledge/contract/live-events'

/** A notification of usual length, for the n-th person. */
export const notificationOf = (n: number): LiveEvents['newNotification'] => ({
  _id: `n-${n}`,
  id: `n-${n}`,
  type: 'application',
  category: 'application_status',
  priority: 'high',
  title: 'Application accepted',
  message: 'Congratulations! Your application was accepted.',
  isRead: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  actionUrl: '/student/dashboard?tab=applications',
  relatedInternship: { _id: `i-${n}`, title: 'Data intern' },
  sender: { name: 'Kite Labs' },
})
