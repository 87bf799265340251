import { isVisible } from '@fledge/core/visible-text'
import { z } from 'zod'
import { messageMaxLength } from '../constants.ts'
import { applicationParams, endpoint, idParams, ids, withData } from '../http/endpoint.ts'

/** Notes on one application. */
export const notesMax = 50

/** How an interview ended, as the company records it for itself. */
export const interviewOutcomes = ['good', 'mixed', 'poor', 'no_show'] as const
export type InterviewOutcome = (typeof interviewOutcomes)[number]

const applicantNote = z.object({
  ...ids,
  applicationId: z.string(),
  text: z.string(),
  /** Of a note on an interview. */
  outcome: z.enum(interviewOutcomes).nullable(),
  createdAt: z.iso.datetime(),
})
export type ApplicantNote = z.infer<typeof applicantNote>

export const listNotes = endpoint({
  method: 'GET',
  path: '/api/apply/:applicationId/notes',
  summary: 'The company’s own notes on an applicant, newest first; students do not see them',
  access: 'company',
  params: applicationParams,
  response: withData(z.array(applicantNote)),
})

export const addNote = endpoint({
  method: 'POST',
  path: '/api/apply/:applicationId/notes',
  summary: 'Note something on an applicant, or how an interview that has begun ended',
  access: 'company',
  idempotent: true,
  status: 201,
  params: applicationParams,
  body: z
    .object({
      text: z.string().trim().max(messageMaxLength, `At most ${messageMaxLength} characters`).default(''),
      outcome: z.enum(interviewOutcomes, `outcome is ${interviewOutcomes.join(', ')}`).nullish(),
    })
    .refine(({ text, outcome }) => outcome || isVisible(text), {
      path: ['text'],
      error: 'Please write something first.',
    }),
  response: withData(applicantNote),
})

export const deleteNote = endpoint({
  method: 'DELETE',
  path: '/api/apply/notes/:id',
  summary: 'Delete one of the company’s notes on an applicant',
  access: 'company',
  params: idParams,
  response: withData(z.object({ id: z.string() })),
})
