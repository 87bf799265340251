/** Kinds of notifications (§3, settlement 101). */
export const notificationTypes = ['success', 'error', 'warning', 'application', 'interview', 'info'] as const
export const notificationPriorities = ['urgent', 'high', 'normal', 'low'] as const
export const notificationCategories = [
  'application_submitted',
  'application_status',
  'application_received',
  'new_opportunity',
  'new_opportunity_matched',
  'internship_posted',
  'interview_scheduled',
  'profile_viewed',
  'internship_withdrawn',
  'internship_changed',
  'message_received',
  'reply_promise',
] as const
export type NotificationType = (typeof notificationTypes)[number]
export type NotificationPriority = (typeof notificationPriorities)[number]
export type NotificationCategory = (typeof notificationCategories)[number]
