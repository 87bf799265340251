import type { NotificationCategory } from '@fledge/core/notifications'
import type { NotificationContent, NotificationKind } from './notification-content.ts'

/** The category of each kind, which settings, mails and destinations go by. A sample has the one that was asked for. */
const categoryByKind: Record<Exclude<NotificationKind, 'sample'>, NotificationCategory> = {
  application_submitted: 'application_submitted',
  application_received: 'application_received',
  application_accepted: 'application_status',
  application_rejected: 'application_status',
  applications_accepted: 'application_status',
  applications_rejected: 'application_status',
  application_withdrawn: 'application_received',
  offer_accepted: 'application_received',
  offer_declined: 'application_received',
  offer_answer_due: 'application_status',
  offer_extended: 'application_status',
  listing_reported: 'internship_posted',
  report_answered: 'internship_changed',
  places_filled: 'application_received',
  replies_due: 'reply_promise',
  reply_requested: 'reply_promise',
  resume_opened: 'profile_viewed',
  applicant_deleted_account: 'application_received',
  internship_posted: 'internship_posted',
  listing_changed: 'internship_changed',
  listing_withdrawn: 'internship_withdrawn',
  internship_matched: 'new_opportunity_matched',
  saved_search_matched: 'new_opportunity',
  saved_search_matches: 'new_opportunity',
  message_received: 'message_received',
  interview_proposed: 'interview_scheduled',
  interview_moved_by_company: 'interview_scheduled',
  interview_moved_for_student: 'interview_scheduled',
  new_times_requested: 'interview_scheduled',
  interview_declined_by_student: 'interview_scheduled',
  interview_declined_for_company: 'interview_scheduled',
  interview_scheduled: 'interview_scheduled',
  interview_cancelled: 'interview_scheduled',
  interview_cancelled_by_deletion: 'interview_scheduled',
  interview_tomorrow: 'interview_scheduled',
  interview_today: 'interview_scheduled',
  interview_within_hour: 'interview_scheduled',
}

export const notificationCategory = ({ kind, params }: NotificationContent): NotificationCategory =>
  kind === 'sample' ? params.category : categoryByKind[kind]
