import { reportOutcomes, reportReasons } from '@fledge/core/trust/report-reasons'
import { z } from 'zod'
import { lineField } from '../fields/line-field.ts'
import { endpoint, idParams, withData } from '../http/endpoint.ts'

export const reportTextMaxLength = 1000

const report = z.object({
  id: z.string(),
  internshipId: z.string(),
  reason: z.enum(reportReasons),
  /** What the student added; may be empty. */
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** The answer of the company. */
  reply: z.string().nullable(),
  repliedAt: z.iso.datetime().nullable(),
  /** Whether the listing was edited or is no longer open since the report. */
  outcome: z.enum(reportOutcomes),
})
export type Report = z.infer<typeof report>

/** As its company sees it: without the student. */
const receivedReport = report.extend({ title: z.string() })
export type ReceivedReport = z.infer<typeof receivedReport>

export const reportInternship = endpoint({
  method: 'POST',
  path: '/api/internship/:id/report',
  summary: 'Report an open internship, once; the company sees the report without one’s name and may answer it',
  access: 'student',
  status: 201,
  params: idParams,
  body: z.object({
    reason: z.enum(reportReasons, 'Choose a reason'),
    text: z.string().trim().max(reportTextMaxLength, `At most ${reportTextMaxLength} characters`).default(''),
  }),
  response: withData(report),
})

export const getReport = endpoint({
  method: 'GET',
  path: '/api/internship/:id/report',
  summary: 'One’s own report of an internship with its answer; null without one',
  access: 'student',
  params: idParams,
  response: withData(report.nullable()),
})

export const listReports = endpoint({
  method: 'GET',
  path: '/api/internship/reports',
  summary: 'The newest 100 reports of one’s own internships',
  access: 'company',
  response: withData(z.array(receivedReport)),
})

export const replyToReport = endpoint({
  method: 'PUT',
  path: '/api/internship/reports/:id/reply',
  summary: 'Answer a report of one’s own internship, once; the student is notified',
  access: 'company',
  params: idParams,
  body: z.object({ text: lineField(reportTextMaxLength) }),
  response: withData(receivedReport),
})
