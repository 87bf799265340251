import { type NotificationPriority, type NotificationType, notificationCategories } from '@fledge/core/notifications'
import { z } from 'zod'

const name = z.string()
const listing = { listing: name }
const offer = { ...listing, company: name }
const applicant = { ...listing, student: name }
/** Equal decisions of one student's applications that were released together. */
const together = { company: name, listings: z.array(name) }
const reason = z.string()
/** An agreed time; null before one is agreed. */
const time = z.object({ startsAt: z.string().nullable(), endsAt: z.string().nullable(), timeZone: z.string() })
const meeting = {
  ...listing,
  /** The company for a student, the student for a company. */
  other: name,
  recipient: z.enum(['student', 'company']),
  time,
  mode: z.enum(['video', 'phone', 'on-site']),
  place: z.string(),
}

/** The parameters of each kind of notification. Sentences are rendered from them when a notification is shown or mailed. */
export const notificationParams = {
  application_submitted: z.object(offer),
  application_received: z.object(applicant),
  application_accepted: z.object(offer),
  application_rejected: z.object(offer),
  applications_accepted: z.object(together),
  applications_rejected: z.object(together),
  application_withdrawn: z.object(applicant),
  offer_accepted: z.object(applicant),
  offer_declined: z.object(applicant),
  offer_answer_due: z.object({ ...offer, answerBy: z.string() }),
  /** `was` is null for an offer that had no day to answer by. */
  offer_extended: z.object({ ...offer, answerBy: z.string(), was: z.string().nullable() }),
  /** `openings` is null for a listing that does not say how many. */
  places_filled: z.object({ ...listing, filled: z.number(), openings: z.number().nullable(), waiting: z.number() }),
  /** Promised replies by how much of their time has passed: all of it, 90 %, half. */
  replies_due: z.object({ over: z.number(), soon: z.number(), half: z.number(), firstReplyBy: z.string() }),
  reply_requested: z.object({ ...applicant, replyBy: z.string() }),
  resume_opened: z.object({ company: name }),
  applicant_deleted_account: z.object(listing),
  internship_posted: z.object(listing),
  listing_changed: z.object({
    ...offer,
    changes: z.array(z.object({ term: z.string(), was: z.string(), is: z.string() })).readonly(),
  }),
  listing_withdrawn: z.object(offer),
  listing_reported: z.object({ ...listing, reason }),
  report_answered: z.object(offer),
  internship_matched: z.object({ ...offer, percentage: z.number() }),
  saved_search_matched: z.object({ ...offer, search: z.string() }),
  /** Several internships of a daily or weekly alert; `count` includes those that are not listed. */
  saved_search_matches: z.object({
    search: z.string(),
    count: z.number(),
    listed: z.array(z.object({ ...offer, isConfirmed: z.boolean().default(false) })).readonly(),
  }),
  message_received: z.object({ ...listing, sender: name, excerpt: z.string() }),
  interview_proposed: z.object({ ...offer, slots: z.number() }),
  interview_moved_by_company: z.object({ ...offer, time, reason }),
  interview_moved_for_student: z.object({ student: name, firstName: name, time }),
  new_times_requested: z.object({ ...applicant, reason }),
  interview_declined_by_student: z.object({ ...applicant, time, reason }),
  interview_declined_for_company: z.object({ company: name, time }),
  interview_scheduled: z.object(meeting),
  /** `by` is null for the recipient's own cancellation, `time` for an interview without an agreed time. */
  interview_cancelled: z.object({ ...listing, by: name.nullable(), time: time.nullable(), reason }),
  interview_cancelled_by_deletion: z.object(listing),
  interview_tomorrow: z.object(meeting),
  interview_today: z.object(meeting),
  interview_within_hour: z.object(meeting),
  sample: z.object({ category: z.enum(notificationCategories) }),
}

export type NotificationKind = keyof typeof notificationParams
export type NotificationParams = { [K in NotificationKind]: z.infer<(typeof notificationParams)[K]> }
export type NotificationContent = {
  [K in NotificationKind]: { kind: K; params: NotificationParams[K] }
}[NotificationKind]

export type RenderedNotification = {
  type: NotificationType
  priority: NotificationPriority
  title: string
  message: string
}

export type NotificationRenderers = {
  [K in NotificationKind]: (params: NotificationParams[K], readersZone: string) => RenderedNotification
}

/** The content of a stored notification, or null if this release does not know its kind or parameters. */
export function parseContent(kind: string, params: unknown): NotificationContent | null {
  if (!(kind in notificationParams)) return null
  const parsed = notificationParams[kind as NotificationKind].safeParse(params)
  // The schema of the kind has checked its parameters.
  return parsed.success ? ({ kind, params: parsed.data } as NotificationContent) : null
}
