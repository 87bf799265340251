import { texts } from '@fledge/contract/texts'
import type { CompanyUser, StudentUser } from '@fledge/contract/users'
import type { Answer } from '@fledge/core/applications/lifecycle'
import type { Decision } from '@fledge/core/applications/status'
import type { NewNotification } from '../notifications/insert-notifications.ts'
import type { ApplicationRow } from './application-queries.ts'

type Listing = { id: string; title: string; companyId: string; companyName: string }
type Applicant = Pick<StudentUser, 'id' | 'firstName' | 'lastName'>

/** What the two sides are told of a new application, or of one that was withdrawn and is sent again. */
export function appliedNotices(
  applicationId: string,
  listing: Listing,
  student: Applicant,
  attempt = 1,
): NewNotification[] {
  const { id: internshipId, title, companyId, companyName } = listing
  const name = fullName(student)
  const common = { type: 'application', priority: 'normal', internshipId } as const
  const time = attempt === 1 ? '' : `:${attempt}`
  return [
    {
      ...common,
      userId: student.id,
      event: `application:${applicationId}:submitted${time}`,
      category: 'application_submitted',
      title: 'Application submitted',
      message: `You applied to ${title} at ${companyName}.`,
      senderName: companyName,
    },
    {
      ...common,
      userId: companyId,
      event: `application:${applicationId}:received${time}`,
      category: 'application_received',
      title: 'New application',
      message: `${name} applied to ${title}.`,
      senderName: name,
      actionUrl: `/company/dashboard?tab=applications&internship=${internshipId}`,
      // One a day for each listing, so it names nobody.
      mail: { text: `There are new applications to ${title}.` },
    },
  ]
}

const outcome = {
  accepted: { type: 'success', message: texts.apply.accepted },
  rejected: { type: 'info', message: texts.apply.rejected },
} as const

export type DecidedApplication = {
  application: Pick<ApplicationRow['application'], 'id' | 'studentId'>
  internship: Pick<ApplicationRow['internship'], 'id' | 'title'>
  company: Pick<ApplicationRow['company'], 'companyName'>
}

/** What the student is told of a decision. The event names the application only: it is decided once. */
export function decidedNotice(
  { application, internship, company }: DecidedApplication,
  status: Decision,
): NewNotification {
  return {
    ...outcome[status],
    userId: application.studentId,
    event: `application:${application.id}:decided`,
    category: 'application_status',
    priority: 'high',
    title: `${internship.title} at ${company.companyName}`,
    internshipId: internship.id,
    senderName: company.companyName,
  }
}

type Withdrawn = {
  application: Pick<ApplicationRow['application'], 'id' | 'attempt'>
  internship: Pick<ApplicationRow['internship'], 'id' | 'title'>
  company: Pick<ApplicationRow['company'], 'id'>
  student: Pick<Applicant, 'firstName' | 'lastName'>
}

/** What the company is told of an application that its student took back. */
export function withdrawnByStudentNotice({ application, internship, company, student }: Withdrawn): NewNotification {
  return {
    userId: company.id,
    event: `application:${application.id}:withdrawn:${application.attempt}`,
    type: 'info',
    category: 'application_received',
    priority: 'normal',
    title: 'Application withdrawn',
    message: `${fullName(student)} withdrew the application to ${internship.title}.`,
    internshipId: internship.id,
    senderName: fullName(student),
    actionUrl: applicantUrl(internship.id, application.id),
  }
}

const said = { confirmed: 'accepted the offer', declined: 'declined the offer' } as const

/** What the company is told of the student's answer to being accepted. */
export function answeredNotice(
  { application, internship, company, student }: ApplicationRow,
  answer: Answer,
): NewNotification {
  return {
    userId: company.id,
    event: `application:${application.id}:answered`,
    type: answer === 'confirmed' ? 'success' : 'warning',
    category: 'application_received',
    priority: 'high',
    title: answer === 'confirmed' ? 'Offer accepted' : 'Offer declined',
    message: `${fullName(student)} ${said[answer]}: ${internship.title}.`,
    internshipId: internship.id,
    senderName: fullName(student),
    actionUrl: applicantUrl(internship.id, application.id),
  }
}

export const fullName = ({ firstName, lastName }: Pick<Applicant, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`

/** Where a company sees one applicant. */
export const applicantUrl = (internshipId: string, applicationId: string) =>
  `/company/dashboard?tab=applications&internship=${internshipId}&application=${applicationId}`

type Viewed = { application: Pick<ApplicationRow['application'], 'studentId' | 'internshipId'> }
type Viewer = Pick<CompanyUser, 'id' | 'companyName'>

/** At most one for each company, student and day; days begin and end in India. */
export function viewedNotice({ application }: Viewed, company: Viewer, now: Date): NewNotification {
  return {
    userId: application.studentId,
    event: `profile_viewed:${company.id}:${indianDay.format(now)}`,
    type: 'info',
    category: 'profile_viewed',
    priority: 'low',
    title: 'Your resume was opened',
    message: `${company.companyName} opened the resume you sent.`,
    internshipId: application.internshipId,
    senderName: company.companyName,
  }
}

const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** Midnight in India, which is five and a half hours ahead all year. */
export function startOfIndianDay(now: Date): Date {
  return new Date(`${indianDay.format(now)}T00:00:00+05:30`)
}
