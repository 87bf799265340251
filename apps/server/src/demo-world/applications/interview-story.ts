import { defaultZone } from '../../content/meeting-text.ts'
import type { applicationEvents } from '../../db/schema/applications.ts'
import {
  cancelledNotices,
  othersAskedNotices,
  proposedNotices,
  scheduledNotices,
} from '../../features/interviews/interview-notices.ts'
import type { InterviewRow } from '../../features/interviews/interview-queries.ts'
import type { NewNotification } from '../../features/notifications/insert-notifications.ts'
import { currentFields } from '../listings/demo-listing.ts'
import { uuidOf } from '../random.ts'
import type { DemoInterview } from './interviews.ts'

type DatedNotice = { notice: NewNotification; at: string }
type Event = typeof applicationEvents.$inferSelect

/** The lines of the timeline that an interview wrote. */
export function interviewEvents({ application, row, slots, proposedAt }: DemoInterview): Event[] {
  const event = (kind: Event['kind'], actor: Event['actor'], createdAt: string, detail: Event['detail']): Event => ({
    id: uuidOf(`${row.id}/${kind}`),
    applicationId: application.id,
    kind,
    actor,
    createdAt,
    detail,
  })
  const { status, startsAt, endsAt, reason, updatedAt } = row
  const proposed = event('interview_proposed', 'company', proposedAt, { slots: slots.length })
  if (status === 'proposed') return [proposed]
  if (status === 'others_asked')
    return [proposed, event('interview_others_asked', 'student', updatedAt, { reason, startsAt: null })]
  const scheduled = event('interview_scheduled', 'student', agreedAt(row, proposedAt), { startsAt, endsAt })
  if (status === 'scheduled') return [proposed, scheduled]
  return [proposed, scheduled, event('interview_cancelled', 'student', updatedAt, { reason, startsAt })]
}

/** What was told of it, in the words of the product. */
export function interviewNotices({ application, row, slots, proposedAt }: DemoInterview): DatedNotice[] {
  const { student, listing } = application
  const { id, name: companyName, email } = listing.company
  const now: InterviewRow = {
    interview: row,
    outcome: null,
    internship: { id: listing.id, title: currentFields(listing).title },
    company: { id, companyName, email, timeZone: defaultZone, domain: null, logoFileId: null },
    student: {
      id: student.id,
      firstName: student.firstName,
      lastName: student.lastName,
      email: student.email,
      timeZone: defaultZone,
    },
  }
  const as = (status: DemoInterview['row']['status']): InterviewRow => ({
    ...now,
    interview: { ...row, status, reason: '' },
  })
  const at = (time: string, notices: NewNotification[]) => notices.map((notice) => ({ notice, at: time }))
  const proposed = at(proposedAt, proposedNotices(as('proposed'), slots.length, null, from))
  if (row.status === 'proposed') return proposed
  if (row.status === 'others_asked')
    return [...proposed, ...at(row.updatedAt, othersAskedNotices(now, as('proposed'), from))]
  const scheduled = at(agreedAt(row, proposedAt), scheduledNotices(as('scheduled'), from))
  if (row.status === 'scheduled') return [...proposed, ...scheduled]
  return [...proposed, ...scheduled, ...at(row.updatedAt, cancelledNotices(now, as('scheduled'), 'student', from))]
}

const from = 'Fledge <no-reply@fledge.localhost>'

/** What is agreed was agreed when it last changed; what was cancelled, some time before. */
function agreedAt({ status, updatedAt }: DemoInterview['row'], proposedAt: string): string {
  if (status !== 'cancelled') return updatedAt
  return new Date((Date.parse(proposedAt) + Date.parse(updatedAt)) / 2).toISOString()
}
