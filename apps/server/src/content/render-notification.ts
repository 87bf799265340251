import { texts } from '@fledge/contract/texts'
import { replyDay } from '@fledge/core/applications/reply-promise'
import { changesText, type TermChange } from '@fledge/core/internships/terms'
import { categoryTexts } from './category-texts.ts'
import { interviewRenderers } from './interview-notifications.ts'
import { defaultZone } from './meeting-text.ts'
import {
  type NotificationContent,
  type NotificationRenderers,
  parseContent,
  type RenderedNotification,
} from './notification-content.ts'

/** The texts of a stored notification; empty for a kind that only a later release knows. */
export function renderStored(
  { kind, params }: { kind: string; params: unknown },
  readersZone: string,
): { title: string; message: string } {
  const content = parseContent(kind, params)
  if (!content) return { title: '', message: '' }
  const rendered = renderNotification(content, readersZone)
  return { title: rendered.title, message: rendered.message }
}

/** The look, priority and texts of a notification. The zone of its reader matters to texts about a time only. */
export function renderNotification(
  { kind, params }: NotificationContent,
  readersZone: string = defaultZone,
): RenderedNotification {
  // The compiler does not relate the kind of a union to its parameters.
  const render = renderers[kind] as (params: NotificationContent['params'], readersZone: string) => RenderedNotification
  return render(params, readersZone)
}

const application = { type: 'application', priority: 'normal' } as const
const opportunity = { type: 'info', priority: 'normal' } as const

const renderers: NotificationRenderers = {
  application_submitted: ({ listing, company }) => ({
    ...application,
    title: 'Application submitted',
    message: `You applied to ${listing} at ${company}.`,
  }),
  application_received: ({ student, listing }) => ({
    ...application,
    title: 'New application',
    message: `${student} applied to ${listing}.`,
  }),
  application_accepted: (offer) => ({
    type: 'success',
    priority: 'high',
    title: offerText(offer),
    message: texts.apply.outcomes.accepted,
  }),
  application_rejected: (offer) => ({
    type: 'info',
    priority: 'high',
    title: offerText(offer),
    message: texts.apply.outcomes.rejected,
  }),
  applications_accepted: ({ company, listings }) => ({
    type: 'success',
    priority: 'high',
    title: `${listings.length} applications at ${company}`,
    message: `Congratulations! Your applications were accepted: ${listings.join(', ')}.`,
  }),
  applications_rejected: ({ company, listings }) => ({
    type: 'info',
    priority: 'high',
    title: `${listings.length} applications at ${company}`,
    message: `Your applications were not successful this time: ${listings.join(', ')}.`,
  }),
  application_withdrawn: ({ student, listing }) => ({
    type: 'info',
    priority: 'normal',
    title: 'Application withdrawn',
    message: `${student} withdrew the application to ${listing}.`,
  }),
  offer_accepted: ({ student, listing }) => ({
    type: 'success',
    priority: 'high',
    title: 'Offer accepted',
    message: `${student} accepted the offer: ${listing}.`,
  }),
  offer_declined: ({ student, listing }) => ({
    type: 'warning',
    priority: 'high',
    title: 'Offer declined',
    message: `${student} declined the offer: ${listing}.`,
  }),
  offer_answer_due: ({ listing, company, answerBy }) => ({
    type: 'info',
    priority: 'high',
    title: `Answer the offer by ${dayText(answerBy)}`,
    message: `${company} expects your answer by ${dayText(answerBy)}: ${listing}.`,
  }),
  offer_extended: ({ listing, company, answerBy, was }) => ({
    type: 'info',
    priority: 'high',
    title: `New answer date: ${dayText(answerBy)}`,
    message: `${company} ${was === null ? 'set' : 'moved'} your answer date to ${dayText(answerBy)}: ${listing}.`,
  }),
  listing_reported: ({ listing, reason }) => ({
    type: 'warning',
    priority: 'high',
    title: 'A student reported your internship',
    message: `${listing}: ${reason}. You can answer the report under your internships.`,
  }),
  report_answered: ({ listing, company }) => ({
    type: 'info',
    priority: 'normal',
    title: 'Your report was answered',
    message: `${company} answered your report: ${listing}.`,
  }),
  places_filled: ({ listing, filled, openings, waiting }) => ({
    type: 'success',
    priority: 'normal',
    title: openings === null ? 'A place is filled' : 'All places are filled',
    message: `${filled === 1 ? 'One student' : `${filled} students`} accepted: ${listing}. ${
      waiting === 1 ? 'One applicant still waits' : `${waiting} applicants still wait`
    }. You can tell them that the places are filled.`,
  }),
  replies_due: ({ over, soon, half, firstReplyBy }) => ({
    type: 'info',
    priority: over + soon > 0 ? 'high' : 'normal',
    title: over > 0 ? 'Students wait longer than you promised' : 'Students wait for your reply',
    message: `${listText([
      ...(over > 0 ? [`${replyCount(over)} late`] : []),
      ...(soon > 0 ? [`${replyCount(soon)} due soon`] : []),
      ...(half > 0 ? [`${replyCount(half)} halfway through the promised time`] : []),
    ])}. You promised ${over + soon + half === 1 ? 'it' : 'the first'} by ${replyDay(firstReplyBy)}.`,
  }),
  reply_requested: ({ student, listing, replyBy }) => ({
    type: 'info',
    priority: 'high',
    title: 'A student asks for your reply',
    message: `${student} applied to ${listing}. You promised a reply by ${replyDay(replyBy)}.`,
  }),
  resume_opened: ({ company }) => ({
    type: 'info',
    priority: 'low',
    title: 'Your resume was opened',
    message: `${company} opened the resume you sent.`,
  }),
  applicant_deleted_account: ({ listing }) => ({
    type: 'info',
    priority: 'low',
    title: 'An applicant deleted their account',
    message: `An applicant for ${listing} deleted their account. Their application was erased.`,
  }),
  internship_posted: ({ listing }) => ({
    type: 'success',
    priority: 'normal',
    title: 'Internship posted',
    message: `“${listing}” is live. Matching students are being notified.`,
  }),
  listing_changed: ({ listing, company, changes }) => ({
    type: 'warning',
    priority: 'high',
    title: 'A listing you applied to has changed',
    message: `${listing} at ${company}. ${changesText(changes as readonly TermChange[])}.`,
  }),
  listing_withdrawn: ({ listing, company }) => ({
    type: 'warning',
    priority: 'high',
    title: 'Listing withdrawn',
    message: `${company} withdrew “${listing}”. Your application stays in your list.`,
  }),
  internship_matched: ({ listing, company, percentage }) => ({
    ...opportunity,
    title: 'A new internship fits your resume',
    message: `${listing} at ${company}: ${percentage}% match.`,
  }),
  saved_search_matched: ({ search, listing, company }) => ({
    ...opportunity,
    title: `New match for your search “${search}”`,
    message: `${listing} at ${company}.`,
  }),
  saved_search_matches: ({ search, count, listed }) => ({
    ...opportunity,
    title: `${count} new matches for your search “${search}”`,
    message: `${listed.map(offerText).join(', ')}${count > listed.length ? ` and ${count - listed.length} more` : ''}.`,
  }),
  message_received: ({ sender, listing, excerpt }) => ({
    type: 'info',
    priority: 'normal',
    title: `Message from ${sender}`,
    message: `${listing}: ${excerpt}`,
  }),
  ...interviewRenderers,
  sample: ({ category }) => ({
    ...categoryTexts[category].sample,
    message: 'This is a test that you sent to yourself.',
  }),
}

const offerText = ({ listing, company }: { listing: string; company: string }): string => `${listing} at ${company}`
const replyCount = (count: number): string => (count === 1 ? '1 reply is' : `${count} replies are`)

/** 'a', 'a and b', 'a, b and c' */
const listText = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** '4 Dec', of a date without a time. */
const dayText = (date: string): string => replyDay(`${date}T12:00:00Z`)
