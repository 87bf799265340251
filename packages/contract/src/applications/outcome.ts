import { z } from 'zod'
import { offerNoteMaxLength } from '../constants.ts'

/** What comes with being accepted. The day to answer by ends at midnight in India. */
export const offer = z.object({
  note: z.string().trim().max(offerNoteMaxLength, `At most ${offerNoteMaxLength} characters`),
  startDate: z.iso.date().nullable(),
  answerBy: z.iso.date().nullable(),
})
export type Offer = z.infer<typeof offer>

/** A reason as it is shown; `code` may be one that is not offered any more. */
export const sentReason = z.object({
  code: z.string(),
  skill: z.string().optional(),
  text: z.string().optional(),
  /** What the student reads. */
  sentence: z.string(),
})
