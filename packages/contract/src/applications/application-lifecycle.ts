import { answers } from '@fledge/core/applications/lifecycle'
import { applicationEventKinds } from '@fledge/core/applications/status'
import { z } from 'zod'
import { application } from '../applications.ts'
import { answerReasonMaxLength } from '../constants.ts'
import { applicationParams, endpoint, ids, withData } from '../http/endpoint.ts'
import { offerDay, tellIn } from './decisions.ts'

const base = { params: applicationParams, response: withData(application) } as const

export const withdrawApplication = endpoint({
  ...base,
  method: 'POST',
  path: '/api/apply/:applicationId/withdraw',
  summary: 'Withdraw one’s pending application, and the resume that was sent with it',
  access: 'student',
})

export const answerAcceptance = endpoint({
  ...base,
  method: 'POST',
  path: '/api/apply/:applicationId/answer',
  summary:
    'Confirm or decline the place one was accepted for, once; with `tellIn` it can be undone for that many seconds',
  access: 'student',
  body: z.object({
    answer: z.enum(answers),
    /** Why the offer is declined; the company reads it. */
    reason: z.string().trim().max(answerReasonMaxLength, `At most ${answerReasonMaxLength} characters`).optional(),
    /** Seconds until the company sees the answer; until then it can be undone. Sent at once without it. */
    tellIn: tellIn.optional(),
  }),
})

export const undoAnswer = endpoint({
  ...base,
  method: 'POST',
  path: '/api/apply/:applicationId/answer/undo',
  summary: 'Take back an answer to an offer that is not sent yet; the company never sees it',
  access: 'student',
})

export const extendOffer = endpoint({
  ...base,
  method: 'PUT',
  path: '/api/apply/:applicationId/offer',
  summary: 'Move the day to answer an open offer by to a later one, also after it has passed; the student is notified',
  access: 'company',
  body: z.object({
    /** After today in India and after the current day. Repeating the current day changes nothing. */
    answerBy: offerDay,
  }),
})

export const keepSentResume = endpoint({
  ...base,
  method: 'PUT',
  path: '/api/apply/:applicationId/keep-resume',
  summary: 'Let the company keep the resume longer than 90 days after a rejection, or not',
  access: 'student',
  body: z.object({ keepResume: z.boolean() }),
})

export const markApplicationSeen = endpoint({
  ...base,
  method: 'POST',
  path: '/api/apply/:applicationId/seen',
  summary: 'Say that the company opened the application; only the first time counts',
  access: 'company',
})

export const shortlistApplication = endpoint({
  ...base,
  method: 'PUT',
  path: '/api/apply/:applicationId/shortlist',
  summary: 'Put a pending application on the company’s shortlist, or take it off',
  access: 'company',
  body: z.object({ shortlisted: z.boolean() }),
})

export const undoDecision = endpoint({
  ...base,
  method: 'POST',
  path: '/api/apply/:applicationId/undo',
  summary: 'Take back a decision that is not released yet; the student never sees it',
  access: 'company',
})

export const nudgeApplication = endpoint({
  ...base,
  method: 'POST',
  path: '/api/apply/:applicationId/nudge',
  summary: 'Ask the company for the reply that is late, at most once a week',
  access: 'student',
})

const timelineEvent = z.object({
  ...ids,
  kind: z.enum(applicationEventKinds),
  actor: z.enum(['student', 'company', 'system']),
  createdAt: z.iso.datetime(),
  /** What the text of this kind needs, such as the status of a decision. */
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type TimelineEvent = z.infer<typeof timelineEvent>

export const getTimeline = endpoint({
  method: 'GET',
  path: '/api/apply/:applicationId/timeline',
  summary: 'The newest 100 events of an application before a time, oldest first, as far as the caller may know',
  access: 'member',
  params: applicationParams,
  query: z.object({ before: z.iso.datetime().optional() }),
  /** `nextBefore`: the value of `before` for the next page; null on the last one. */
  response: withData(z.array(timelineEvent)).extend({ nextBefore: z.iso.datetime().nullable().default(null) }),
})
export type TimelinePage = z.infer<typeof getTimeline.response>
