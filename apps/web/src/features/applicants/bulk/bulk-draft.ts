import type { Offer } from '@fledge/contract/applications/outcome'
import { messageMaxLength } from '@fledge/contract/constants'
import type { ProposalFields } from '@fledge/contract/interviews'
import type { BulkAct } from '@fledge/core/applications/bulk'
import { emptyOffer, offerProblems, toOffer } from '../decision/offer-fields.tsx'
import { emptyRejection, type RejectionDraft, rejectionProblems, toRejection } from '../decision/rejection.ts'
import type { BulkBody } from './use-bulk.ts'

/** Whom an act concerns: these, or all pending ones of an internship. */
export type BulkTarget = { ids: string[] } | { filter: { internshipId: string; status: 'pending' } }

/** What is typed before an act; the form of a proposal keeps its own draft. */
export type WrittenDraft = { rejection: RejectionDraft; offer: Offer; text: string }

/** With the interview, which is null until the form of the proposal is complete. */
export type BulkDraft = WrittenDraft & { interview: ProposalFields | null }

export const emptyDraft: WrittenDraft = { rejection: emptyRejection, offer: emptyOffer, text: '' }

const isComplete: Record<BulkAct, (draft: BulkDraft) => boolean> = {
  reject: ({ rejection }) => Object.keys(rejectionProblems(rejection)).length === 0,
  accept: ({ offer }) => Object.keys(offerProblems(offer)).length === 0,
  message: ({ text }) => text.trim() !== '' && text.length <= messageMaxLength,
  shortlist: () => true,
  interview: ({ interview }) => interview !== null,
}

export const canPreview = (act: BulkAct, draft: BulkDraft): boolean => isComplete[act](draft)

export function toBody(act: BulkAct, target: BulkTarget, { rejection, offer, text, interview }: BulkDraft): BulkBody {
  const given = toOffer(offer)
  return {
    act,
    ...target,
    ...(act === 'reject' && toRejection(rejection)),
    ...(act === 'accept' && given && { offer: given }),
    ...(act === 'message' && { text: text.trim() }),
    ...(act === 'interview' && interview && { interview }),
  }
}
