import { isLink } from '@fledge/contract/interviews'
import { fullName } from '@fledge/core/full-name'
import type { InterviewSide } from '@fledge/core/interviews/interview'
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator'
import { modeTexts, timeText } from '../../content/meeting-text.ts'
import type { InterviewRow } from './interview-queries.ts'

/** An iCalendar file with its content type, which names the method too. */
type CalendarFile = { content: string; contentType: string }

/**
 * The interview as an event for one side's calendar; null if no time was ever agreed. The UID stays and the sequence
 * increases, so that a later file updates or cancels the event (RFC 5545, 5546). The organizer is the product's address
 * and the recipient is the only attendee, so the file reveals no address. Times are in UTC.
 */
export function calendarOf(
  row: InterviewRow,
  side: InterviewSide,
  { from, as }: { from: string; as: 'file' | 'mail' },
): CalendarFile | null {
  const { startsAt, endsAt, status } = row.interview
  if (startsAt === null || endsAt === null) return null
  const isScheduled = status === 'scheduled'
  const method = !isScheduled
    ? ICalCalendarMethod.CANCEL
    : as === 'mail'
      ? ICalCalendarMethod.REQUEST
      : ICalCalendarMethod.PUBLISH
  const calendar = ical({ prodId: { company: 'Fledge', product: 'Interviews', language: 'EN' }, method })
  calendar.createEvent({
    ...eventOf(row, side, { startsAt, endsAt }),
    status: isScheduled ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    organizer: organizerOf(row, from),
    attendees: as === 'mail' || !isScheduled ? [attendeeOf(row, side)] : [],
  })
  return {
    content: writeCalendar(calendar),
    contentType: `text/calendar; charset=utf-8; method=${method}`,
  }
}

export const writeCalendar = (calendar: ICalCalendar): string =>
  `${withPlainUrl(calendar.toString().replace(controls, '')).trimEnd()}\r\n`

/** RFC 5545 (3.1) allows no control characters in a line except a tab; parsers may reject the file. */
const controls = /[^\P{Cc}\r\n\t]/gu

/** RFC 5545 (3.3.13): a URI has no escapes, which the library writes as in a text. Lines are folded again. */
const withPlainUrl = (calendar: string): string =>
  calendar.replace(/^URL[;:].*(?:\r\n[ \t].*)*/gm, (folded) =>
    folded
      .replace(/\r\n[ \t]/g, '')
      .replace(/\\([\\;,])/g, '$1')
      .replace(/.{74}(?=.)/gu, '$&\r\n '),
  )

export const calendarName = 'interview.ics'

export function eventOf(
  row: InterviewRow,
  side: InterviewSide,
  span: { startsAt: string; endsAt: string },
): ICalEventData {
  const { id, sequence, place, updatedAt, createdAt } = row.interview
  const [start, end, stamp] = [new Date(span.startsAt), new Date(span.endsAt), new Date(updatedAt)]
  return {
    id: `interview-${id}@fledge`,
    sequence,
    start,
    end,
    stamp,
    lastModified: stamp,
    created: new Date(createdAt),
    summary: `Interview: ${row.internship.title} (${side === 'student' ? row.company.companyName : fullName(row.student)})`,
    location: place,
    description: describe(row, span, row[side].timeZone),
    ...(isLink(place) && { url: place }),
  }
}

function describe(
  { interview, company, student, internship }: InterviewRow,
  span: { startsAt: string; endsAt: string },
  readersZone: string,
) {
  const { mode, place, note, timeZone } = interview
  const lines = [
    `${fullName(student)} and ${company.companyName}, for ${internship.title}`,
    timeText({ ...span, timeZone }, readersZone),
    `${modeTexts[mode]}: ${place}`,
  ]
  return [...lines, ...(note ? ['', note] : [])].join('\n')
}

/** The address in 'Fledge <no-reply@fledge.example>'. */
const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from

const organizerOf = ({ company }: InterviewRow, from: string) => ({
  name: `${company.companyName} (Fledge)`,
  email: addressIn(from),
})

const attendeeOf = ({ student, company }: InterviewRow, side: InterviewSide) => ({
  ...(side === 'student'
    ? { name: fullName(student), email: student.email }
    : { name: company.companyName, email: company.email }),
  // The time was agreed in the product; a reply by mail would not be read.
  rsvp: false,
  status: ICalAttendeeStatus.ACCEPTED,
  role: ICalAttendeeRole.REQ,
})
