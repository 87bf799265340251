import { meetingText, timeText } from './meeting-text.ts'
import type { NotificationRenderers } from './notification-content.ts'

const interview = { type: 'interview', priority: 'high' } as const

export const interviewRenderers = {
  interview_proposed: ({ company, listing, slots }) => ({
    ...interview,
    title: 'Interview proposed',
    message: `${company} proposed ${slots === 1 ? 'an interview time' : `${slots} interview times`} for ${listing}. Pick one, or request new times.`,
  }),
  interview_moved_by_company: ({ company, listing, time, reason }, zone) => ({
    ...interview,
    title: 'Interview to be rescheduled',
    message: `${company} is rescheduling the interview for ${listing} on ${timeText(time, zone)}${reasonText(reason)} Pick one of the new times.`,
  }),
  interview_moved_for_student: ({ student, firstName, time }, zone) => ({
    ...interview,
    title: 'Interview to be rescheduled',
    message: `The interview with ${student} on ${timeText(time, zone)} is no longer confirmed. We asked ${firstName} to pick a new time.`,
  }),
  new_times_requested: ({ student, listing, reason }) => ({
    ...interview,
    title: 'New times requested',
    message: `${student} requested new interview times for ${listing}${reasonText(reason)}`,
  }),
  interview_declined_by_student: ({ student, listing, time, reason }, zone) => ({
    ...interview,
    title: 'Interview to be rescheduled',
    message: `${student} cannot attend the interview for ${listing} on ${timeText(time, zone)}${reasonText(reason)} Propose new times.`,
  }),
  interview_declined_for_company: ({ company, time }, zone) => ({
    ...interview,
    title: 'Interview to be rescheduled',
    message: `The interview on ${timeText(time, zone)} is no longer confirmed. We asked ${company} for new times.`,
  }),
  interview_scheduled: (meeting, zone) => ({
    ...interview,
    title: 'Interview scheduled',
    message: meetingText(meeting, zone),
  }),
  interview_cancelled: ({ by, listing, time, reason }, zone) => ({
    ...interview,
    title: 'Interview cancelled',
    message: `${by ?? 'You'} cancelled the interview for ${listing}${time === null ? '' : ` on ${timeText(time, zone)}`}${reasonText(reason)}`,
  }),
  interview_cancelled_by_deletion: ({ listing }) => ({
    ...interview,
    title: 'Interview cancelled',
    message: `The student deleted their account. The interview for ${listing} is cancelled.`,
  }),
  interview_tomorrow: (meeting, zone) => ({
    ...interview,
    title: 'Interview tomorrow',
    message: meetingText(meeting, zone),
  }),
  interview_today: (meeting, zone) => ({ ...interview, title: 'Interview today', message: meetingText(meeting, zone) }),
  interview_within_hour: (meeting, zone) => ({
    ...interview,
    priority: 'urgent',
    title: 'Interview in less than an hour',
    message: meetingText(meeting, zone),
  }),
} satisfies Partial<NotificationRenderers>

/** The end of a sentence with a reason. A reason that ends with punctuation gets no second full stop. */
function reasonText(reason: string): string {
  if (reason === '') return '.'
  return /[.!?…]$/.test(reason) ? `: “${reason}”` : `: “${reason}”.`
}
