import { bulkMax } from '@fledge/core/applications/bulk'
import { answers, stages } from '@fledge/core/applications/lifecycle'
import { replyStates, replySubjects } from '@fledge/core/applications/reply-promise'
import { applicationStatuses } from '@fledge/core/applications/status'
import { termNames } from '@fledge/core/internships/term-names'
import { z } from 'zod'
import { bestProof, condition, fit, scorePart } from './analysis.ts'
import { offer, sentReason } from './applications/outcome.ts'
import { answerMaxLength, applicationsPage, motivationMaxLength, questionMaxLength, questionsMax } from './constants.ts'
import { namedCompany } from './fields/named-company.ts'
import {
  applicationParams,
  endpoint,
  ids,
  internshipParams,
  shownWorkType,
  userParams,
  withData,
} from './http/endpoint.ts'
import { disposition, reading } from './resumes.ts'

const applicant = z.object({
  ...ids,
  firstName: z.string(),
  lastName: z.string(),
  /** Empty, with university and major, where the student does not share it any more. */
  email: z.string(),
  /** Null where the student does not share it. */
  phone: z.string().nullable(),
  university: z.string(),
  major: z.string(),
  graduationYear: z.int().nullable(),
})

/** Whom a student can turn to, as far as the company shows it. */
const companyContact = z.object({
  person: z.string().nullable(),
  industry: z.string().nullable(),
  companySize: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
})
export type CompanyContact = z.infer<typeof companyContact>

export const application = z.object({
  ...ids,
  status: z.enum(applicationStatuses),
  appliedAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  /** How far it came while it is pending; a shortlist is known to the company only. */
  stage: z.enum(stages),
  /** The last agreed time of an interview. */
  interviewAt: z.iso.datetime().nullable().default(null),
  seenAt: z.iso.datetime().nullable(),
  /** When a decision on hold is sent to the student; until then it can be undone. Company only. */
  tellAt: z.iso.datetime().nullable(),
  shortlistedAt: z.iso.datetime().nullable(),
  /** Withdrawn by its student; `status` stays what it was. */
  withdrawnAt: z.iso.datetime().nullable(),
  /** 2 when the student withdrew and applied once more. */
  attempt: z.int(),
  /** What the student said to being accepted, and why the offer was declined. */
  answer: z.enum(answers).nullable(),
  answerReason: z.string().nullable().default(null),
  /** When an answer on hold is sent to the company; until then it can be undone. Student only. */
  answerTellAt: z.iso.datetime().nullable().default(null),
  /** What came with being accepted; null without a note or date. */
  offer: offer.nullable().default(null),
  /** Why it was rejected, and the company's own advice. Empty and null without, and for the student until the decision is released. */
  reasons: z.array(sentReason).default([]),
  advice: z.string().nullable().default(null),
  /**
   * The end of the day, in India, by which the company promised to reply: to the application, or to a question that the
   * student asked later. Null for applications that were sent before companies promised.
   */
  replyBy: z.iso.datetime().nullable().default(null),
  replyAbout: z.enum(replySubjects).nullable().default(null),
  /** Null without a promise, and for one that ended because the application was withdrawn. */
  replyState: z.enum(replyStates).nullable().default(null),
  /** The first released decision or interview proposal of the company. */
  firstAnswerAt: z.iso.datetime().nullable().default(null),
  /** When the company last wrote to the student since the promise; a message is no reply to an application. */
  writtenAt: z.iso.datetime().nullable().default(null),
  /** When the student last asked for the reply that is late. */
  nudgedAt: z.iso.datetime().nullable().default(null),
  /** The student lets the company keep the resume beyond the 90 days after a rejection. */
  keepResume: z.boolean(),
  /** When the company's access to the resume ends; null while no end is known. */
  resumeUntil: z.iso.datetime().nullable(),
  /** Why the company no longer reaches the resume; it is null then. */
  resumeGone: z.enum(['withdrawn', 'expired']).nullable(),
  /** Messages of the other side that were not read yet. */
  unreadMessages: z.int(),
  internshipId: z.string(),
  internship: z.object({
    ...ids,
    title: z.string(),
    company: z.object({
      ...namedCompany,
      /** For the student only. */
      contact: companyContact.optional(),
    }),
    location: z.string(),
    type: shownWorkType,
    stipend: z.int(),
    stipendMax: z.int().nullable().default(null),
    duration: z.string().default(''),
    /** False once the company took the listing down; the application stays. */
    open: z.boolean(),
  }),
  /** Terms of the listing that differ by now from those that were answered (settlement 51). */
  changes: z.array(z.object({ term: z.enum(termNames), was: z.string(), is: z.string() })),
  /** The copy as it was sent, kept with the application. */
  resume: z.object({ filename: z.string(), url: z.string(), resumeUrl: z.string(), fileSize: z.int() }).nullable(),
  /** Why the student applies, and answers to the questions that the listing asked then; neither is scored. */
  motivation: z.string().nullable().default(null),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })).default([]),
  /** The same person under both of the specification's names. */
  user: applicant,
  applicant,
  /** How the sent resume fits the listing; for the company only. */
  fit: fit.extend({ proof: bestProof.nullish() }).optional(),
})
export type Application = z.infer<typeof application>
export type Applicant = z.infer<typeof applicant>

const longText = (max: number) => z.string().trim().max(max, `At most ${max} characters`)

export const apply = endpoint({
  method: 'POST',
  path: '/api/apply/:internshipId',
  summary: 'Apply with one’s resume, once for each internship',
  access: 'student',
  status: 201,
  params: internshipParams,
  body: z.object({
    resumeId: z.string().max(100).nullish(),
    motivation: longText(motivationMaxLength).nullish(),
    /** One for each required question of the listing; an empty one counts as none. */
    answers: z
      .array(z.object({ question: z.string().max(questionMaxLength), answer: longText(answerMaxLength) }))
      .max(questionsMax)
      .nullish(),
  }),
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
  summary: 'Applications to all of the company’s internships, newest first; all of them, or with `limit` a page',
  access: 'company',
  query: z.object({
    limit: z.coerce.number<number | string>().int().min(1).max(applicationsPage).optional(),
    cursor: z.string().max(500).optional(),
  }),
  response: withData(z.array(application)).extend({ nextCursor: z.string().nullable().default(null) }),
})

/** The formats of the table of applicants. */
export const tableFormats = ['csv', 'xlsx'] as const
export type TableFormat = (typeof tableFormats)[number]

export const downloadApplicantTable = endpoint({
  method: 'POST',
  path: '/api/apply/table',
  summary: 'Applications to the company’s internships as a table, in the order of these ids; others are left out',
  access: 'company',
  body: z.object({
    format: z.enum(tableFormats, `format is ${tableFormats.join(' or ')}`),
    ids: z
      .array(z.string().max(100))
      .min(1, 'Choose at least one application')
      .max(bulkMax, `At most ${bulkMax} at once`),
  }),
  response: z.any(),
})

export const getApplicationLedger = endpoint({
  method: 'GET',
  path: '/api/apply/:applicationId/ledger',
  summary: 'The evidence behind an application’s fit, for its student and its company alike',
  access: 'member',
  params: applicationParams,
  response: withData(
    fit.extend({
      parts: z.array(scorePart),
      /** Degree and year of study that the listing names. */
      conditions: z.array(condition),
      lines: reading.shape.lines,
    }),
  ),
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
