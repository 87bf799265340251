import { showSameTime, spanText, zoneName } from '@fledge/core/interviews/zoned-time'
import type { NotificationParams } from './notification-content.ts'

type Meeting = NotificationParams['interview_scheduled']

/** Of readers without an account; those with one have a zone of their own. */
export const defaultZone = 'Asia/Kolkata'

/** The agreed time in the zone of the meeting, and in the reader's where clocks differ; both are named. */
export function timeText({ startsAt, endsAt, timeZone }: Meeting['time'], readersZone: string): string {
  if (startsAt === null || endsAt === null) return 'a time to be agreed'
  const inZone = (zone: string) => `${spanText({ startsAt, endsAt }, zone)} (${zoneName(startsAt, zone)})`
  return showSameTime(startsAt, timeZone, readersZone)
    ? inZone(timeZone)
    : `${inZone(timeZone)}, ${inZone(readersZone)}`
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
export const meetingText = (meeting: Meeting, readersZone: string): string =>
  `${aboutTexts[meeting.recipient](meeting)}: ${timeText(meeting.time, readersZone)}. ${modeTexts[meeting.mode]}: ${meeting.place}`
