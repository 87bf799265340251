import { isLink } from '@fledge/contract/interviews'
import type { InterviewSide } from '@fledge/core/interviews/interview'
import { spanText, zoneName } from '@fledge/core/interviews/zoned-time'
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator'
import type { InterviewRow } from './interview-queries.ts'

/** A calendar file: its text, and the method that its content type names too. */
export type CalendarFile = { content: string; contentType: string }

/**
 * The interview as one event for one side's calendar; null while no time was ever agreed. The event keeps its UID and
 * its sequence rises, so that a later file changes or cancels the event that an earlier one made (RFC 5545, 5546).
 *
 * The organizer is the product's own address and the only attendee is the reader: nobody learns an address from it.
 * Times are in UTC, which every calendar shows on its reader's clock, before and after a change of clocks.
 */
export function calendarOf(
  row: InterviewRow,
  side: InterviewSide,
  { from, as }: { from: string; as: 'file' | 'mail' },
): CalendarFile | null {
  const { startsAt, endsAt, status } = row.interview
  if (startsAt === null || endsAt === null) return null
  const stands = status === 'scheduled'
  const method = !stands
    ? ICalCalendarMethod.CANCEL
    : as === 'mail'
      ? ICalCalendarMethod.REQUEST
      : ICalCalendarMethod.PUBLISH
  const calendar = ical({ prodId: { company: 'Fledge', product: 'Interviews', language: 'EN' }, method })
  calendar.createEvent({
    ...eventOf(row, side, { startsAt, endsAt }),
    status: stands ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    organizer: organizerOf(row, from),
    attendees: as === 'mail' || !stands ? [attendeeOf(row, side)] : [],
  })
  return {
    content: calendar.toString().replace(controls, ''),
    contentType: `text/calendar; charset=utf-8; method=${method}`,
  }
}

/** RFC 5545 (3.1) has a line hold no control character but a tab; a parser may refuse the whole file. */
const controls = /[^\P{Cc}\r\n\t]/gu

export const calendarName = 'interview.ics'

function eventOf(row: InterviewRow, side: InterviewSide, span: { startsAt: string; endsAt: string }): ICalEventData {
  const { id, sequence, place, updatedAt, createdAt } = row.interview
  const [start, end, stamp] = [new Date(span.startsAt), new Date(span.endsAt), new Date(updatedAt)]
  return {
    ...{ id: `interview-${id}@fledge`, sequence, start, end, stamp, lastModified: stamp, created: new Date(createdAt) },
    summary: `Interview: ${row.internship.title} (${side === 'student' ? row.company.companyName : nameOf(row.student)})`,
    location: place,
    description: describe(row, span),
    ...(isLink(place) && { url: place }),
  }
}

const meetings = { video: 'Video call', phone: 'Phone call', 'on-site': 'On site' } as const

function describe(
  { interview, company, student, internship }: InterviewRow,
  span: { startsAt: string; endsAt: string },
) {
  const { mode, place, note, timeZone } = interview
  const lines = [
    `${nameOf(student)} and ${company.companyName}, for ${internship.title}`,
    `${spanText(span, timeZone)} (${zoneName(span.startsAt, timeZone)})`,
    `${meetings[mode]}: ${place}`,
  ]
  return [...lines, ...(note ? ['', note] : [])].join('\n')
}

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`

/** 'Fledge <no-reply@fledge.example>' without the name. */
const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from

const organizerOf = ({ company }: InterviewRow, from: string) => ({
  ...{ name: `${company.companyName} (Fledge)`, email: addressIn(from) },
})

const attendeeOf = ({ student, company }: InterviewRow, side: InterviewSide) => ({
  ...(side === 'student'
    ? { name: nameOf(student), email: student.email }
    : { name: company.companyName, email: company.email }),
  // It was agreed in the product: an answer by mail would reach nobody.
  ...{ rsvp: false, status: ICalAttendeeStatus.ACCEPTED, role: ICalAttendeeRole.REQ },
})
