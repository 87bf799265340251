import type { ApplicationStatus, Decision } from './status.ts'

/** What a company does to many applications at once. */
export const bulkActs = ['reject', 'accept', 'shortlist', 'message', 'interview'] as const
export type BulkAct = (typeof bulkActs)[number]

export const bulkDecisions: Partial<Record<BulkAct, Decision>> = { reject: 'rejected', accept: 'accepted' }

export const bulkMax = 5000
/** Interviews that are proposed at once. */
export const bulkInterviewsMax = 100
/** From this many applications on, the page asks to type their number. */
export const typedCountFrom = 30

export type SkipReason = 'withdrawn' | 'already_decided' | 'already_shortlisted' | 'in_interview'

type Target = {
  status: ApplicationStatus
  withdrawnAt: string | null
  shortlistedAt: string | null
  inInterview?: boolean
}

/** Why an act leaves this application out, or null. */
export function skipReason(act: BulkAct, target: Target): SkipReason | null {
  const { status, withdrawnAt, shortlistedAt, inInterview = false } = target
  if (withdrawnAt !== null) return 'withdrawn'
  if (act === 'message') return null
  if (act === 'interview' && status !== 'rejected') return inInterview ? 'in_interview' : null
  if (status !== 'pending') return 'already_decided'
  return act === 'shortlist' && shortlistedAt !== null ? 'already_shortlisted' : null
}

const skipTexts: Record<SkipReason, string> = {
  withdrawn: 'withdrawn by the student',
  already_decided: 'decided already',
  already_shortlisted: 'on the shortlist already',
  in_interview: 'an interview is proposed or agreed already',
}

/** '2 left out: withdrawn by the student.' */
export const skippedText = (reason: SkipReason, count: number): string => `${count} left out: ${skipTexts[reason]}.`
