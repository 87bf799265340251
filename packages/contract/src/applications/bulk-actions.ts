import { bulkActs, bulkMax } from '@fledge/core/applications/bulk'
import { stages } from '@fledge/core/applications/lifecycle'
import { applicationStatuses } from '@fledge/core/applications/status'
import { z } from 'zod'
import { searchMaxLength } from '../constants.ts'
import { endpoint, withData } from '../http/endpoint.ts'
import { proposalFields } from '../interviews.ts'
import { messageText } from '../messages.ts'
import { decisionFields } from './decisions.ts'

/** Which of the company's applications; a field that is left out does not narrow. Withdrawn ones never match. */
const applicationFilter = z.strictObject({
  internshipId: z.string().max(100).optional(),
  status: z.enum(applicationStatuses).optional(),
  stage: z.enum(stages).optional(),
  /** In the applicant's name, the internship's title or the email address, as the applications tab searches. */
  q: z.string().trim().max(searchMaxLength).optional(),
})
export type ApplicationFilter = z.infer<typeof applicationFilter>

const bulkAction = decisionFields({
  act: z.enum(bulkActs, `act is one of ${bulkActs.join(', ')}`),
  ids: z
    .array(z.string().max(100))
    .min(1, 'Choose at least one application')
    .max(bulkMax, `At most ${bulkMax} at once`)
    .optional(),
  filter: applicationFilter.optional(),
  text: messageText.optional(),
  /** The times to pick from and how to meet, for the act `interview`. Each student gets the same times. */
  interview: proposalFields.optional(),
  /** How many the company typed; the act is refused when it is another number by now. */
  count: z.int().optional(),
}).superRefine(({ act, ids, filter, text, interview }, { addIssue }) => {
  const problem = (name: string, message: string) => addIssue({ code: 'custom', path: [name], message })
  if ((ids === undefined) === (filter === undefined)) problem('ids', 'Send either ids or a filter')
  if (act === 'message' && text === undefined) problem('text', 'Please write something first.')
  if (act === 'interview' && interview === undefined) problem('interview', 'Propose at least one time')
  if (act !== 'interview' && interview !== undefined)
    problem('interview', "Interview times belong to the act 'interview'")
  if (act !== 'message' && text !== undefined) problem('text', "A text belongs to the act 'message'")
})
export type BulkAction = z.output<typeof bulkAction>

export const previewBulkAction = endpoint({
  method: 'POST',
  path: '/api/apply/bulk/preview',
  summary: 'The recipients and texts of an act on many applications; nothing is changed',
  access: 'company',
  body: bulkAction,
  response: withData(
    z.object({
      count: z.int(),
      recipients: z.array(z.object({ applicationId: z.string(), name: z.string(), internshipTitle: z.string() })),
      /** What each student reads: the sentences of the reasons and the advice, or the message. */
      studentReads: z.array(z.string()),
      /** Applications that the act leaves out, and why. */
      skipped: z.array(z.object({ reason: z.string(), count: z.int(), text: z.string() })),
    }),
  ),
})
export type BulkPreview = z.infer<typeof previewBulkAction.response>['data']

export const actOnApplications = endpoint({
  method: 'POST',
  path: '/api/apply/bulk',
  summary: 'Reject, accept, shortlist, write to or propose interviews for many applications in one transaction',
  access: 'company',
  idempotent: true,
  body: bulkAction,
  response: withData(z.object({ batchId: z.string(), count: z.int() })),
})

const batchParams = z.object({ batchId: z.string().max(100) })

export const undoBulkAction = endpoint({
  method: 'POST',
  path: '/api/apply/bulk/:batchId/undo',
  summary: 'Take back what was done to many applications, all of it, before it is released',
  access: 'company',
  params: batchParams,
  response: withData(z.object({ batchId: z.string(), count: z.int() })),
})

export const listBulkActions = endpoint({
  method: 'GET',
  path: '/api/apply/bulk',
  summary: 'Acts on many applications that can still be undone, newest first',
  access: 'company',
  response: withData(
    z.array(
      z.object({
        batchId: z.string(),
        act: z.enum(bulkActs),
        count: z.int(),
        createdAt: z.iso.datetime(),
        /** When it is released to the students; null for a shortlist, which they do not see. */
        tellAt: z.iso.datetime().nullable(),
      }),
    ),
  ),
})
