import type { Report } from '@fledge/contract/listings/reports'
import type { CompanyUser, StudentUser } from '@fledge/contract/users'
import { type ReportReason, reportReasonLabels } from '@fledge/core/trust/report-reasons'
import { type Deps, inTransaction } from '../../deps.ts'
import { conflict, notFound, verifyFirst } from '../../http/errors/problem.ts'
import { insertMails } from '../../mail/insert-mails.ts'
import { findOpenInternship, lockOpenInternship } from '../internships/listing-queries.ts'
import { insertNotifications } from '../notifications/insert-notifications.ts'
import { findReportOf, findReportTo, insertReport, setReply } from './report-queries.ts'

type NewReport = { reason: ReportReason; text: string }

/** Stores a report and mails it to the operator; the company gets one mail per listing and day, without a name. */
export async function reportListing(deps: Deps, student: StudentUser, internshipId: string, report: NewReport) {
  if (!student.emailVerified) throw verifyFirst()
  return inTransaction(deps, async (tx) => {
    const { db } = tx
    const isHeld = await lockOpenInternship(db, internshipId)
    const internship = isHeld && (await findOpenInternship(db, internshipId))
    if (!internship) throw notFound('internship')
    const id = await insertReport(db, { internshipId, studentId: student.id, ...report })
    if (id === undefined) throw conflict('already_reported', 'You have already reported this internship.')
    const row = (await findReportOf(db, student, internshipId))!
    await mailOperator(tx, row, student)
    await insertNotifications(tx, [
      {
        userId: internship.company.id,
        senderId: student.id,
        event: `report:${id}`,
        content: {
          kind: 'listing_reported',
          params: { listing: internship.title, reason: reportReasonLabels[report.reason] },
        },
        internshipId,
        actionUrl: '/company/dashboard?tab=internships',
        mail: true,
      },
    ])
    return row.report
  })
}

/** Stores the company's answer, mails it to the operator and notifies the student. */
export async function answerReport(deps: Deps, company: CompanyUser, id: string, text: string) {
  return inTransaction(deps, async (tx) => {
    const { db } = tx
    if (!(await findReportTo(db, company, id))) throw notFound('report')
    if (!(await setReply(db, id, text, deps.now())))
      throw conflict('already_answered', 'You have already answered this report.')
    const row = (await findReportTo(db, company, id))!
    await mailOperator(tx, row, company)
    await insertNotifications(tx, [
      {
        userId: row.studentId,
        senderId: company.id,
        event: `report:${id}:answered`,
        content: { kind: 'report_answered', params: { listing: row.title, company: row.company } },
        internshipId: row.report.internshipId,
        senderName: row.company,
        actionUrl: `/student/dashboard?tab=internships&highlight=${row.report.internshipId}`,
      },
    ])
    return { ...row.report, title: row.title }
  })
}

type Mailed = { report: Report; title: string; company: string }

async function mailOperator(tx: Deps, { report, title, company }: Mailed, sender: { id: string }) {
  const { contactTo } = tx
  if (contactTo === null) return
  const { id, internshipId, reason, text, reply } = report
  const params = { listing: title, company, reason: reportReasonLabels[reason], text, reply }
  await insertMails(tx, [
    {
      content: { kind: 'internship_report', params },
      recipient: contactTo,
      sender: sender.id,
      event: `report:${id}:${reply === null ? 'sent' : 'answered'}`,
      link: `/internships/${internshipId}`,
    },
  ])
}
