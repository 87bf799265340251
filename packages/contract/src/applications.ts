import { applicationStatuses, decisions } from '@fledge/core/applications/status'
import { z } from 'zod'
import { fit, scorePart } from './analysis.ts'
import { workTypes } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { applicationParams, ids, internshipParams, userParams, withData } from './envelope.ts'
import { disposition, reading } from './resumes.ts'

const applicant = z.object({
  ...ids,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  university: z.string(),
  major: z.string(),
  graduationYear: z.int(),
})

export const application = z.object({
  ...ids,
  status: z.enum(applicationStatuses),
  appliedAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  internshipId: z.string(),
  internship: z.object({
    ...ids,
    title: z.string(),
    company: z.object({ id: z.string(), name: z.string(), companyName: z.string() }),
    location: z.string(),
    type: z.enum(workTypes),
    stipend: z.int(),
    /** False once the company took the listing down; the application stays. */
    open: z.boolean(),
  }),
  /** The copy as it was sent, kept with the application. */
  resume: z.object({ filename: z.string(), url: z.string(), resumeUrl: z.string(), fileSize: z.int() }).nullable(),
  /** The same person under both of the specification's names. */
  user: applicant,
  applicant,
  /** How the sent resume fits the listing; for the company only. */
  fit: fit.optional(),
})
export type Application = z.infer<typeof application>
export type Applicant = z.infer<typeof applicant>

export const apply = endpoint({
  method: 'POST',
  path: '/api/apply/:internshipId',
  summary: 'Apply with one’s resume, once for each internship',
  access: 'student',
  status: 201,
  params: internshipParams,
  body: z.object({ resumeId: z.string().max(100).nullish() }),
  response: withData(application),
})

export const listOwnApplications = endpoint({
  method: 'GET',
  path: '/api/apply/user/:userId',
  summary: 'One’s own applications, newest first',
  access: 'student',
  params: userParams,
  response: withData(z.array(application)),
})

export const listApplicants = endpoint({
  method: 'GET',
  path: '/api/apply/company/:internshipId',
  summary: 'Applications to one internship of one’s own, best fit first',
  access: 'company',
  params: internshipParams,
  response: withData(z.array(application)),
})

export const listCompanyApplications = endpoint({
  method: 'GET',
  path: '/api/apply/company',
  summary: 'Applications to all of the company’s internships, newest first',
  access: 'company',
  response: withData(z.array(application)),
})

export const decideApplication = endpoint({
  method: 'PUT',
  path: '/api/apply/:applicationId',
  summary: 'Accept or reject a pending application, once',
  access: 'company',
  params: applicationParams,
  body: z.object({ status: z.enum(decisions, "status is 'accepted' or 'rejected'") }),
  response: withData(application),
})

export const getApplicationLedger = endpoint({
  method: 'GET',
  path: '/api/apply/:applicationId/ledger',
  summary: 'The evidence behind an application’s fit, for its student and its company alike',
  access: 'member',
  params: applicationParams,
  response: withData(fit.extend({ parts: z.array(scorePart), lines: reading.shape.lines })),
})
export type Ledger = z.infer<typeof getApplicationLedger.response>['data']

export const downloadSentResume = endpoint({
  method: 'GET',
  path: '/api/apply/:applicationId/resume',
  summary: 'The resume as it was sent, for the application’s student and company',
  access: 'member',
  params: applicationParams,
  query: disposition,
  response: z.any(),
})
