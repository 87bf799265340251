import { texts } from '@fledge/contract/texts'
import type { CompanyUser, StudentUser } from '@fledge/contract/users'
import type { Decision } from '@fledge/core/applications/status'
import type { NewNotification } from '../notifications/queries.ts'
import type { ApplicationRow } from './queries.ts'

type Listing = { id: string; title: string; companyId: string; companyName: string }
type Applicant = Pick<StudentUser, 'id' | 'firstName' | 'lastName'>

/** What the two sides are told of a new application. */
export function appliedNotices(applicationId: string, listing: Listing, student: Applicant): NewNotification[] {
  const { id: internshipId, title, companyId, companyName } = listing
  const name = `${student.firstName} ${student.lastName}`
  const common = { type: 'application', priority: 'normal', internshipId } as const
  return [
    {
      ...common,
      userId: student.id,
      event: `application:${applicationId}:submitted`,
      category: 'application_submitted',
      title: 'Application submitted',
      message: `You applied to ${title} at ${companyName}.`,
      senderName: companyName,
    },
    {
      ...common,
      userId: companyId,
      event: `application:${applicationId}:received`,
      category: 'application_received',
      title: 'New application',
      message: `${name} applied to ${title}.`,
      senderName: name,
      actionUrl: `/company/dashboard?tab=applications&internship=${internshipId}`,
    },
  ]
}

const outcome = {
  accepted: { type: 'success', message: texts.apply.accepted },
  rejected: { type: 'info', message: texts.apply.rejected },
} as const

type Decided = {
  application: Pick<ApplicationRow['application'], 'id' | 'studentId'>
  internship: Pick<ApplicationRow['internship'], 'id' | 'title'>
  company: Pick<ApplicationRow['company'], 'companyName'>
}

/** What the student is told of a decision. The event names the application only: it is decided once. */
export function decidedNotice({ application, internship, company }: Decided, status: Decision): NewNotification {
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
