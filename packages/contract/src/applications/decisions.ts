import { type BulkAct, bulkDecisions } from '@fledge/core/applications/bulk'
import { lastOfferDay } from '@fledge/core/applications/offers'
import {
  adviceMaxLength,
  adviceMaxWords,
  countWords,
  reasonCodes,
  reasonsMax,
  reasonTextMaxLength,
} from '@fledge/core/applications/rejection-reasons'
import { type Decision, decisions } from '@fledge/core/applications/status'
import { tellInMax } from '@fledge/core/applications/undo-window'
import { z } from 'zod'
import { application } from '../applications.ts'
import { requirementMaxLength } from '../constants.ts'
import { lineField } from '../fields/line-field.ts'
import { applicationParams, endpoint, withData } from '../http/endpoint.ts'
import { offer } from './outcome.ts'

export const offerDay = z.iso
  .date('Choose a day')
  .refine((date) => date >= '2000' && date <= lastOfferDay, 'Choose a day')

const newOffer = z.object({
  note: offer.shape.note.default(''),
  startDate: offerDay.nullable().default(null),
  answerBy: offerDay.nullable().default(null),
})

/** `skill` is a requirement of the internship and belongs to `skill_not_shown`; `text` belongs to `other`. */
const newReason = z
  .object({
    code: z.enum(reasonCodes, `Choose one of ${reasonCodes.join(', ')}`),
    skill: lineField(requirementMaxLength).optional(),
    text: lineField(reasonTextMaxLength).optional(),
  })
  .superRefine(({ code, skill, text }, { addIssue }) => {
    const problem = (name: string, message: string) => addIssue({ code: 'custom', path: [name], message })
    if (code === 'skill_not_shown' && skill === undefined) problem('skill', 'Name the skill')
    if (code !== 'skill_not_shown' && skill !== undefined) problem('skill', "A skill belongs to 'skill_not_shown'")
    if (code === 'other' && text === undefined) problem('text', 'Write the reason')
    if (code !== 'other' && text !== undefined)
      problem('text', "A text belongs to 'other'; use `advice` for more words")
  })

/** For how many seconds something can be undone before the other side sees it. */
export const tellIn = z
  .int('Whole seconds')
  .min(0, 'At least 0 seconds')
  .max(tellInMax, `At most ${tellInMax} seconds, which is a day`)

const fields = {
  /** One or two; a rejection without reasons is possible. */
  reasons: z
    .array(newReason)
    .max(reasonsMax, `At most ${reasonsMax} reasons`)
    .refine(areDistinct, 'Name each reason once'),
  advice: z
    .string()
    .trim()
    .max(adviceMaxLength, `At most ${adviceMaxLength} characters`)
    .refine((text) => countWords(text) <= adviceMaxWords, `At most ${adviceMaxWords} words`),
  /** Seconds until the student sees the decision; until then it can be undone. Released at once without it. */
  tellIn,
}

/** The fields of a decision, which says with `status` or `act` what is decided. */
export const decisionFields = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .object({
      ...shape,
      reasons: fields.reasons.default([]),
      advice: fields.advice.optional(),
      offer: newOffer.optional(),
      tellIn: fields.tellIn.optional(),
    })
    .superRefine((body, { addIssue }) => {
      const { reasons, advice, offer, status, act } = body as Decided
      const problem = (name: string, message: string) => addIssue({ code: 'custom', path: [name], message })
      const decision = act ? bulkDecisions[act] : status
      if (decision !== 'rejected' && reasons.length > 0) problem('reasons', 'Reasons belong to a rejection')
      if (decision !== 'rejected' && advice) problem('advice', 'Advice belongs to a rejection')
      if (decision !== 'accepted' && offer) problem('offer', 'An offer belongs to an acceptance')
    })

export const decideApplication = endpoint({
  method: 'PUT',
  path: '/api/apply/:applicationId',
  summary: 'Accept or reject a pending application, once; with `tellIn` it can be undone for that many seconds',
  access: 'company',
  params: applicationParams,
  body: decisionFields({ status: z.enum(decisions, `status is ${decisions.map((one) => `'${one}'`).join(' or ')}`) }),
  response: withData(application),
})

type Decided = {
  reasons: readonly unknown[]
  advice?: string | undefined
  offer?: object | undefined
  status?: Decision
  act?: BulkAct
}

export type NewOffer = z.output<typeof newOffer>

/** Two skills are two reasons; otherwise a code occurs once. */
function areDistinct(reasons: readonly { code: string; skill?: string | undefined }[]): boolean {
  const keys = reasons.map(({ code, skill = '' }) => `${code} ${skill.toLowerCase()}`)
  return new Set(keys).size === keys.length
}
