import type { Offer } from '@fledge/contract/applications/decisions'
import { messageMaxLength } from '@fledge/contract/constants'
import { emptyOffer, offerProblems, toOffer } from '../decision/offer-fields.tsx'
import { emptyRejection, type RejectionDraft, rejectionProblems, toRejection } from '../decision/rejection.ts'
import type { PageAct } from './bulk-text.ts'
import type { BulkBody } from './use-bulk.ts'

/** Whom an act concerns: these, or all pending ones of an internship. */
export type BulkTarget = { ids: string[] } | { filter: { internshipId: string; status: 'pending' } }

/** What is typed before an act. */
export type BulkDraft = { rejection: RejectionDraft; offer: Offer; text: string }

export const emptyDraft: BulkDraft = { rejection: emptyRejection, offer: emptyOffer, text: '' }

const isComplete: Record<PageAct, (draft: BulkDraft) => boolean> = {
  reject: ({ rejection }) => Object.keys(rejectionProblems(rejection)).length === 0,
  accept: ({ offer }) => Object.keys(offerProblems(offer)).length === 0,
  message: ({ text }) => text.trim() !== '' && text.length <= messageMaxLength,
  shortlist: () => true,
}

export const canPreview = (act: PageAct, draft: BulkDraft): boolean => isComplete[act](draft)

export function toBody(act: PageAct, target: BulkTarget, { rejection, offer, text }: BulkDraft): BulkBody {
  const given = toOffer(offer)
  return {
    act,
    ...target,
    ...(act === 'reject' && toRejection(rejection)),
    ...(act === 'accept' && given && { offer: given }),
    ...(act === 'message' && { text: text.trim() }),
  }
}
