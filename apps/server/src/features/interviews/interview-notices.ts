import { fullName } from '@fledge/core/full-name'
import type { InterviewSide } from '@fledge/core/interviews/interview'
import type { Reminder } from '@fledge/core/interviews/reminders'
import { toWallTime } from '@fledge/core/interviews/zoned-time'
import type { NotificationContent } from '../../content/notification-content.ts'
import type { NewNotification } from '../notifications/insert-notifications.ts'
import { calendarName, calendarOf } from './calendar.ts'
import type { InterviewRow } from './interview-queries.ts'

/** `organizer` is the sender of the calendar file in its mail, null for a mail without one. */
type SideNotice = NotificationContent & { event: string; organizer: string | null }

const sides = ['student', 'company'] as const

/** Asks the student to pick a time. `moved` is the interview before, when it had an agreed time. */
export function proposedNotices(
  row: InterviewRow,
  slots: number,
  moved: InterviewRow | null,
  organizer: string,
): NewNotification[] {
  if (moved) return movedNotices(row, moved, organizer)
  const params = { company: row.company.companyName, listing: row.internship.title, slots }
  const event = `proposed:${row.interview.round}`
  return [createNotice(row, 'student', { event, organizer: null, kind: 'interview_proposed', params })]
}

/** Both sides, because the agreed time is removed from both calendars. */
function movedNotices(row: InterviewRow, before: InterviewRow, organizer: string): NewNotification[] {
  const event = `proposed:${row.interview.round}`
  const time = timeOf(before)
  const { company, internship, student, interview } = row
  const toStudent = { company: company.companyName, listing: internship.title, time, reason: interview.reason }
  const toCompany = { student: fullName(student), firstName: student.firstName, time }
  return [
    createNotice(row, 'student', { event, organizer, kind: 'interview_moved_by_company', params: toStudent }),
    createNotice(row, 'company', { event, organizer, kind: 'interview_moved_for_student', params: toCompany }),
  ]
}

/** Asks the company for other times. Both sides are notified when a time had been agreed. */
export function othersAskedNotices(row: InterviewRow, before: InterviewRow, organizer: string): NewNotification[] {
  const { student, internship, interview, company } = row
  const event = `others_asked:${interview.round}`
  const request = { student: fullName(student), listing: internship.title, reason: interview.reason }
  if (before.interview.status !== 'scheduled')
    return [createNotice(row, 'company', { event, organizer: null, kind: 'new_times_requested', params: request })]
  const time = timeOf(before)
  const toCompany = { ...request, time }
  const toStudent = { company: company.companyName, time }
  return [
    createNotice(row, 'company', { event, organizer, kind: 'interview_declined_by_student', params: toCompany }),
    createNotice(row, 'student', { event, organizer, kind: 'interview_declined_for_company', params: toStudent }),
  ]
}

export const scheduledNotices = (row: InterviewRow, organizer: string): NewNotification[] =>
  sides.map((to) =>
    createNotice(row, to, {
      event: `scheduled:${row.interview.round}`,
      organizer,
      kind: 'interview_scheduled',
      params: meetingFor(row, to),
    }),
  )

/** The other side, or both when a time had been agreed and is removed from both calendars. */
export function cancelledNotices(
  row: InterviewRow,
  before: InterviewRow,
  by: InterviewSide,
  organizer: string,
): NewNotification[] {
  const wasScheduled = before.interview.status === 'scheduled'
  const time = wasScheduled ? timeOf(before) : null
  const names: Record<InterviewSide, string> = { student: fullName(row.student), company: row.company.companyName }
  return sides
    .filter((to) => wasScheduled || to !== by)
    .map((to) => {
      const { title: listing } = row.internship
      const params = { by: to === by ? null : names[by], listing, time, reason: row.interview.reason }
      const own = wasScheduled ? organizer : null
      return createNotice(row, to, { event: 'cancelled', organizer: own, kind: 'interview_cancelled', params })
    })
}

/** The event contains the time, so that a moved interview gets reminders again. */
export const reminderNotices = (row: InterviewRow, reminder: Reminder, now: Date): NewNotification[] =>
  sides.map((to) =>
    createNotice(row, to, {
      event: `reminder:${reminder}:${row.interview.startsAt}`,
      organizer: null,
      kind: reminderKind(row, reminder, now),
      params: meetingFor(row, to),
    }),
  )

/** A reminder can be late, so on the day itself it does not say 'tomorrow'. */
function reminderKind({ interview: { startsAt, timeZone } }: InterviewRow, reminder: Reminder, now: Date) {
  if (reminder === 'hour') return 'interview_within_hour'
  const isToday = startsAt !== null && localDay(startsAt, timeZone) === localDay(now.toISOString(), timeZone)
  return isToday ? 'interview_today' : 'interview_tomorrow'
}

const localDay = (iso: string, timeZone: string): string => toWallTime(iso, timeZone).date

function createNotice(
  row: InterviewRow,
  to: InterviewSide,
  { event, organizer, ...content }: SideNotice,
): NewNotification {
  const { interview, internship, company, student } = row
  const file = organizer === null ? null : calendarOf(row, to, { from: organizer, as: 'mail' })
  return {
    userId: to === 'student' ? student.id : company.id,
    senderId: to === 'student' ? company.id : student.id,
    event: `interview:${interview.id}:${event}`,
    content,
    internshipId: internship.id,
    senderName: to === 'student' ? company.companyName : fullName(student),
    actionUrl: `/${to}/dashboard?tab=interviews&interview=${interview.id}`,
    mail: { attachments: file ? [{ filename: calendarName, ...file }] : [] },
  }
}

const timeOf = ({ interview: { startsAt, endsAt, timeZone } }: InterviewRow) => ({ startsAt, endsAt, timeZone })

function meetingFor(row: InterviewRow, recipient: InterviewSide) {
  const { interview, internship, company, student } = row
  return {
    listing: internship.title,
    other: recipient === 'student' ? company.companyName : fullName(student),
    recipient,
    time: timeOf(row),
    mode: interview.mode,
    place: interview.place,
  }
}
