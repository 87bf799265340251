/** What a company does to many applications at once. */
export const bulkActs = ['reject', 'accept', 'shortlist', 'message'] as const
export type BulkAct = (typeof bulkActs)[number]

/** Applications of one act. */
export const bulkMax = 5000
/** From this many applications on, the page asks to type their number. */
export const typedCountFrom = 30

export type SkipReason = 'withdrawn' | 'already_decided' | 'already_shortlisted'

type Target = { status: string; withdrawnAt: string | null; shortlistedAt: string | null }

/** Why an act leaves this application out, or null. */
export function skipReason(act: BulkAct, { status, withdrawnAt, shortlistedAt }: Target): SkipReason | null {
  if (withdrawnAt !== null) return 'withdrawn'
  if (act === 'message') return null
  if (status !== 'pending') return 'already_decided'
  return act === 'shortlist' && shortlistedAt !== null ? 'already_shortlisted' : null
}

const skipTexts: Record<SkipReason, string> = {
  withdrawn: 'withdrawn by the student',
  already_decided: 'decided already',
  already_shortlisted: 'on the shortlist already',
}

/** '2 left out: withdrawn by the student.' */
export const skippedText = (reason: SkipReason, count: number): string => `${count} left out: ${skipTexts[reason]}.`
