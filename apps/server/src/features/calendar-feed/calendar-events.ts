import type { Application } from '@fledge/contract/applications'
import { isUndecided, type Side } from '@fledge/core/applications/lifecycle'
import { fullName } from '@fledge/core/full-name'
import { indianDay } from '@fledge/core/internships/state'
import ical, { ICalCalendarMethod, type ICalEventData } from 'ical-generator'
import { eventOf, writeCalendar } from '../interviews/calendar.ts'
import type { InterviewRow } from '../interviews/interview-queries.ts'

/** Seconds after which calendars are asked to read the address again. */
const refreshSeconds = 3600

/** The agreed interviews of one side, and the days to reply and to answer or begin, as an iCalendar text. */
export function writeFeed(
  side: Side,
  interviews: readonly InterviewRow[],
  applications: readonly Application[],
): string {
  const calendar = ical({
    prodId: { company: 'Fledge', product: 'Calendar', language: 'EN' },
    name: 'Fledge',
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  })
  for (const row of interviews) {
    const { status, startsAt, endsAt } = row.interview
    if (status === 'scheduled' && startsAt && endsAt) calendar.createEvent(eventOf(row, side, { startsAt, endsAt }))
  }
  const current = applications.filter(({ withdrawnAt }) => withdrawnAt === null)
  for (const event of [...replyDays(side, current), ...current.flatMap((one) => offerDays(side, one))])
    calendar.createEvent(event)
  return writeCalendar(calendar)
}

/** Promised replies that are not there yet. A company has one event for each listing and day. */
function replyDays(side: Side, applications: readonly Application[]): ICalEventData[] {
  const waiting = applications.filter(({ replyState, replyBy }) => replyBy && replyState && replyState !== 'answered')
  const groupOf = ({ id, internshipId, replyBy }: Application) =>
    side === 'student' ? id : `${internshipId}-${replyBy && indianDay(new Date(replyBy))}`
  return [...Map.groupBy(waiting, groupOf)].map(([group, [first, ...more]]) => {
    const { internship, replyBy, applicant } = first!
    const who = more.length === 0 ? fullName(applicant) : `${more.length + 1} applicants`
    const summary =
      side === 'student'
        ? `Reply due from ${internship.company.companyName}: ${internship.title}`
        : `Reply to ${who}: ${internship.title}`
    return dayEvent(first!, { id: `reply-${group}`, day: indianDay(new Date(replyBy!)), summary })
  })
}

/** The day to answer an offer by, while it is open, and the day on which the internship begins unless it was declined. */
function offerDays(side: Side, application: Application): ICalEventData[] {
  const { id, offer, answer, tellAt, internship, applicant } = application
  if (!offer || tellAt !== null || answer === 'declined' || isUndecided(application)) return []
  const of = side === 'student' ? internship.company.companyName : fullName(applicant)
  const asked = side === 'student' ? 'Answer the offer of' : 'Answer to your offer due from'
  const { answerBy, startDate } = offer
  return [
    ...(answerBy && answer === null
      ? [dayEvent(application, { id: `answer-${id}`, day: answerBy, summary: `${asked} ${of}: ${internship.title}` })]
      : []),
    ...(startDate
      ? [dayEvent(application, { id: `start-${id}`, day: startDate, summary: `Start of ${internship.title} (${of})` })]
      : []),
  ]
}

type Day = { id: string; day: string; summary: string }

const dayEvent = ({ appliedAt }: Application, { id, day, summary }: Day): ICalEventData => ({
  id: `${id}@fledge`,
  start: new Date(`${day}T00:00:00Z`),
  timezone: 'UTC',
  allDay: true,
  summary,
  // The same text for the same days, so that an unchanged feed keeps its ETag.
  stamp: new Date(appliedAt),
})
