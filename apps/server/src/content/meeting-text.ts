import { spanText, zoneName } from '@fledge/core/interviews/zoned-time'
import type { NotificationParams } from './notification-content.ts'

type Meeting = NotificationParams['interview_scheduled']
type Time = Meeting['time']

/** The agreed time in the company's time zone, which is named: the reader's is not known. */
export function timeText({ startsAt, endsAt, timeZone }: Time): string {
  if (startsAt === null || endsAt === null) return 'a time to be agreed'
  return `${spanText({ startsAt, endsAt }, timeZone)} (${zoneName(startsAt, timeZone)})`
}

export const modeTexts: Record<Meeting['mode'], string> = {
  video: 'Video call',
  phone: 'Phone call',
  'on-site': 'On site',
}

const aboutTexts: Record<Meeting['recipient'], (meeting: Meeting) => string> = {
  student: ({ listing, other }) => `${listing} at ${other}`,
  company: ({ listing, other }) => `${other}, ${listing}`,
}

/** What, when and how: 'Data Intern at Kite Labs: … Video call: …' */
export const meetingText = (meeting: Meeting): string =>
  `${aboutTexts[meeting.recipient](meeting)}: ${timeText(meeting.time)}. ${modeTexts[meeting.mode]}: ${meeting.place}`
