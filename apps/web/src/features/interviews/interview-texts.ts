import type { Clash, Interview } from '@fledge/contract/interviews'
import { fullName } from '@fledge/core/full-name'
import type { InterviewMode, InterviewSide } from '@fledge/core/interviews/interview'
import type { Span } from '@fledge/core/interviews/slots'

export const modeWords: Record<InterviewMode, string> = { video: 'Video call', phone: 'Phone', 'on-site': 'On site' }

/** Names a button after its interview, because several cards have the same button. */
export const buttonName = (
  action: string,
  { internship: { title }, company, student }: Interview,
  side: InterviewSide,
): string =>
  side === 'student' ? `${action}: ${title} at ${company.companyName}` : `${action}: ${fullName(student)}, ${title}`

/** Why a time does not suit; `isOwn` for a meeting of one's own. */
export type Conflict = { text: string; isOwn: boolean }

export const conflictOf = (clash: Clash, other: string): Conflict => ({
  text: clashText(clash, other),
  isOwn: clash.whose === 'yours',
})

/** Whether one has a meeting at each of these times, so that none can be picked. */
export const areAllTaken = (slots: readonly (Span | null)[], conflictAt: (slot: Span) => Conflict | null): boolean =>
  slots.length > 0 && slots.every((slot) => slot !== null && conflictAt(slot)?.isOwn)

/** Why a time is taken. Of the other side only that it is busy. */
export const clashText = (clash: Clash, other: string): string =>
  clash.whose === 'yours'
    ? `You have an interview at that time: ${clash.with}`
    : `${other} has another interview at that time`
