import type { InterviewSide } from '@fledge/core/interviews/interview'
import type { Reminder } from '@fledge/core/interviews/reminders'
import { spanText, toWallTime, zoneName } from '@fledge/core/interviews/zoned-time'
import type { InterviewTitle, NewNotification } from '../notifications/new-notification.ts'
import { calendarName, calendarOf, nameOf } from './calendar.ts'
import type { InterviewRow } from './interview-queries.ts'

/** One telling of one side. */
type Telling = { to: InterviewSide; event: string; title: InterviewTitle; message: string; calendar?: { from: string } }

const sides = ['student', 'company'] as const

/** The student is asked to pick a time: for the first time, once more, or because an agreed time was given up. */
export function proposedNotices(row: InterviewRow, slots: number, moved: InterviewRow | null, from: string) {
  const { company, internship, interview } = row
  const times = slots === 1 ? 'an interview time' : `${slots} interview times`
  const event = `proposed:${interview.round}`
  if (moved) return movedNotices(row, moved, from)
  const message = `${company.companyName} proposed ${times} for ${internship.title}. Pick one, or request new times.`
  return [noticeOf(row, { to: 'student', event, title: 'Interview proposed', message })]
}

/** Both sides: their calendars hear of it too. */
function movedNotices(row: InterviewRow, before: InterviewRow, from: string): NewNotification[] {
  const event = `proposed:${row.interview.round}`
  const when = whenOf(before)
  return [
    noticeOf(row, {
      ...{ to: 'student', event, title: 'Interview to be rescheduled', calendar: { from } },
      message: `${row.company.companyName} is rescheduling the interview for ${row.internship.title} on ${when}${quoted(row)} Pick one of the new times.`,
    }),
    noticeOf(row, {
      ...{ to: 'company', event, title: 'Interview to be rescheduled', calendar: { from } },
      message: `The interview with ${nameOf(row.student)} on ${when} is no longer confirmed. We asked ${row.student.firstName} to pick a new time.`,
    }),
  ]
}

/** The company is asked for other times; when a time had been agreed, both calendars hear of it. */
export function othersAskedNotices(row: InterviewRow, before: InterviewRow, from: string): NewNotification[] {
  const { student, internship, interview } = row
  const event = `others_asked:${interview.round}`
  const title = 'New times requested'
  const who = nameOf(student)
  if (before.interview.status !== 'scheduled') {
    const message = `${who} requested new interview times for ${internship.title}${quoted(row)}`
    return [noticeOf(row, { to: 'company', event, title, message })]
  }
  const when = whenOf(before)
  return [
    noticeOf(row, {
      ...{ to: 'company', event, title: 'Interview to be rescheduled', calendar: { from } },
      message: `${who} cannot attend the interview for ${internship.title} on ${when}${quoted(row)} Propose new times.`,
    }),
    noticeOf(row, {
      ...{ to: 'student', event, title: 'Interview to be rescheduled', calendar: { from } },
      message: `The interview on ${when} is no longer confirmed. We asked ${row.company.companyName} for new times.`,
    }),
  ]
}

export function scheduledNotices(row: InterviewRow, from: string): NewNotification[] {
  const when = whenOf(row)
  const event = `scheduled:${row.interview.round}`
  return sides.map((to) => {
    const message = `${aboutFor(row, to)}: ${when}. ${meetingText(row)}`
    return noticeOf(row, { to, event, title: 'Interview scheduled', message, calendar: { from } })
  })
}

/** The other side; when a time had been agreed, both, because both calendars hear of it. */
export function cancelledNotices(
  row: InterviewRow,
  before: InterviewRow,
  by: InterviewSide,
  from: string,
): NewNotification[] {
  const wasAgreed = before.interview.status === 'scheduled'
  const when = wasAgreed ? ` on ${whenOf(before)}` : ''
  const canceller = by === 'student' ? nameOf(row.student) : row.company.companyName
  return sides
    .filter((to) => wasAgreed || to !== by)
    .map((to) => {
      const who = to === by ? 'You' : canceller
      const message = `${who} cancelled the interview for ${row.internship.title}${when}${quoted(row)}`
      return noticeOf(row, {
        ...{ to, event: 'cancelled', title: 'Interview cancelled', message },
        ...(wasAgreed && { calendar: { from } }),
      })
    })
}

/** The event names the time, so that a moved interview is reminded of anew. */
export const reminderNotices = (row: InterviewRow, reminder: Reminder, now: Date): NewNotification[] =>
  sides.map((to) => ({
    ...noticeOf(row, {
      ...{ to, event: `reminder:${reminder}:${row.interview.startsAt}`, title: reminderTitle(row, reminder, now) },
      message: `${aboutFor(row, to)}: ${whenOf(row)}. ${meetingText(row)}`,
    }),
    ...(reminder === 'hour' && { priority: 'urgent' as const }),
  }))

/** A reminder may be late, after a pause of the server: on the day itself it does not say tomorrow. */
function reminderTitle(
  { interview: { startsAt, timeZone } }: InterviewRow,
  reminder: Reminder,
  now: Date,
): InterviewTitle {
  if (reminder === 'hour') return 'Interview within an hour'
  const isToday = startsAt !== null && dayOf(startsAt, timeZone) === dayOf(now.toISOString(), timeZone)
  return isToday ? 'Interview today' : 'Interview tomorrow'
}

const dayOf = (iso: string, timeZone: string): string => toWallTime(iso, timeZone).date

function noticeOf(row: InterviewRow, { to, event, title, message, calendar }: Telling): NewNotification {
  const { interview, internship, company, student } = row
  const file = calendar && calendarOf(row, to, { from: calendar.from, as: 'mail' })
  return {
    userId: to === 'student' ? student.id : company.id,
    event: `interview:${interview.id}:${event}`,
    ...{ type: 'interview', category: 'interview_scheduled', priority: 'high', title, message },
    internshipId: internship.id,
    senderName: to === 'student' ? company.companyName : nameOf(student),
    actionUrl: `/${to}/dashboard?tab=interviews&interview=${interview.id}`,
    mail: {
      subject: title,
      ...(file && { attachments: [{ filename: calendarName, ...file }] }),
    },
  }
}

const aboutFor = ({ internship, company, student }: InterviewRow, to: InterviewSide): string =>
  to === 'student' ? `${internship.title} at ${company.companyName}` : `${nameOf(student)}, ${internship.title}`

/** The agreed time on the company's clocks, which are named: where the reader is, nobody knows. */
function whenOf({ interview: { startsAt, endsAt, timeZone } }: InterviewRow): string {
  if (startsAt === null || endsAt === null) return 'a time to be agreed'
  return `${spanText({ startsAt, endsAt }, timeZone)} (${zoneName(startsAt, timeZone)})`
}

const meetingWords = { video: 'Video call', phone: 'Phone call', 'on-site': 'On site' } as const
const meetingText = ({ interview: { mode, place } }: InterviewRow): string => `${meetingWords[mode]}: ${place}`

/** The end of a sentence, with the reason that was given. One that ends a sentence by itself gets no second full stop. */
function quoted({ interview: { reason } }: InterviewRow): string {
  if (reason === '') return '.'
  return /[.!?…]$/.test(reason) ? `: “${reason}”` : `: “${reason}”.`
}
