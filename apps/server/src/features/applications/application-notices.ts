import type { CompanyUser, StudentUser } from '@fledge/contract/users'
import type { Answer } from '@fledge/core/applications/lifecycle'
import type { Decision } from '@fledge/core/applications/status'
import { fullName } from '@fledge/core/full-name'
import { indianDay } from '@fledge/core/internships/state'
import type { NotificationContent } from '../../content/notification-content.ts'
import type { NewNotification } from '../notifications/insert-notifications.ts'
import type { ApplicationRow } from './application-queries.ts'

type Applicant = Pick<StudentUser, 'id' | 'firstName' | 'lastName'>

/** The notifications of both sides about a new or repeated application. */
export function appliedNotices(
  applicationId: string,
  listing: { id: string; title: string; companyId: string; companyName: string },
  student: Applicant,
  attempt = 1,
): NewNotification[] {
  const { id: internshipId, title, companyId, companyName } = listing
  const name = fullName(student)
  const round = attempt === 1 ? '' : `:${attempt}`
  return [
    {
      userId: student.id,
      senderId: student.id,
      event: `application:${applicationId}:submitted${round}`,
      content: { kind: 'application_submitted', params: { listing: title, company: companyName } },
      internshipId,
      senderName: companyName,
    },
    {
      userId: companyId,
      senderId: student.id,
      event: `application:${applicationId}:received${round}`,
      content: { kind: 'application_received', params: { student: name, listing: title } },
      internshipId,
      senderName: name,
      actionUrl: `/company/dashboard?tab=applications&internship=${internshipId}`,
    },
  ]
}

export type DecidedApplication = {
  application: Pick<ApplicationRow['application'], 'id' | 'studentId'>
  internship: Pick<ApplicationRow['internship'], 'id' | 'title'>
  company: Pick<ApplicationRow['company'], 'id' | 'companyName'>
}

/** The student's notification of a decision. Its event names only the application, which is decided once. */
export function decidedNotice(
  { application, internship, company }: DecidedApplication,
  status: Decision,
): NewNotification {
  return {
    userId: application.studentId,
    senderId: company.id,
    event: `application:${application.id}:decided`,
    content: {
      kind: `application_${status}`,
      params: { listing: internship.title, company: company.companyName },
    },
    internshipId: internship.id,
    senderName: company.companyName,
  }
}

/** One notification of several equal decisions for one student, which were released together. */
export function decidedTogetherNotice(rows: readonly (DecidedApplication & { status: Decision })[]): NewNotification {
  const { application, company, status } = rows[0]!
  return {
    userId: application.studentId,
    senderId: company.id,
    event: `application:${application.id}:decided`,
    content: {
      kind: `applications_${status}`,
      params: { company: company.companyName, listings: rows.map(({ internship }) => internship.title) },
    },
    senderName: company.companyName,
  }
}

type Applied = {
  application: Pick<ApplicationRow['application'], 'id' | 'studentId'>
  internship: Pick<ApplicationRow['internship'], 'id' | 'title'>
  company: Pick<ApplicationRow['company'], 'id'>
  student: Pick<Applicant, 'firstName' | 'lastName'>
}

/** A notification of the company about an applicant, with a link to the application. */
export const applicantNotice = (
  { application, internship, company, student }: Applied,
  event: string,
  content: NotificationContent,
): NewNotification => ({
  userId: company.id,
  senderId: application.studentId,
  event,
  content,
  internshipId: internship.id,
  senderName: fullName(student),
  actionUrl: applicantUrl(internship.id, application.id),
})

type Withdrawn = Applied & { application: Pick<ApplicationRow['application'], 'attempt'> }

export const withdrawnByStudentNotice = (row: Withdrawn): NewNotification =>
  applicantNotice(row, `application:${row.application.id}:withdrawn:${row.application.attempt}`, {
    kind: 'application_withdrawn',
    params: { student: fullName(row.student), listing: row.internship.title },
  })

const answerKinds: Record<Answer, 'offer_accepted' | 'offer_declined'> = {
  confirmed: 'offer_accepted',
  declined: 'offer_declined',
}

export const answeredNotice = (row: ApplicationRow, answer: Answer): NewNotification =>
  applicantNotice(row, `application:${row.application.id}:answered`, {
    kind: answerKinds[answer],
    params: { student: fullName(row.student), listing: row.internship.title },
  })

export const applicantUrl = (internshipId: string, applicationId: string) =>
  `/company/dashboard?tab=applications&internship=${internshipId}&application=${applicationId}`

type Viewed = { application: Pick<ApplicationRow['application'], 'studentId' | 'internshipId'> }
type Viewer = Pick<CompanyUser, 'id' | 'companyName'>

/** At most one per company, student and Indian day. */
export function viewedNotice({ application }: Viewed, company: Viewer, now: Date): NewNotification {
  return {
    userId: application.studentId,
    senderId: company.id,
    event: `profile_viewed:${company.id}:${indianDay(now)}`,
    content: { kind: 'resume_opened', params: { company: company.companyName } },
    internshipId: application.internshipId,
    senderName: company.companyName,
  }
}
