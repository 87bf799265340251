import { isHeld, type Life } from './lifecycle.ts'

type Decided = Pick<Life, 'status' | 'answer' | 'withdrawnAt' | 'decidedAt'>

/** Whether an application was accepted and its student has neither accepted nor declined the offer. */
export const isOpenOffer = ({ status, answer, withdrawnAt }: Decided): boolean =>
  status === 'accepted' && answer === null && withdrawnAt === null

/** Whether an offer is valid: its student accepted it or can still do so. */
export const isStandingOffer = (application: Decided): boolean =>
  isOpenOffer(application) || (application.status === 'accepted' && application.answer === 'confirmed')

/** The offers that wait for an answer, longest waiting first. */
export const listOpenOffers = <T extends Decided>(applications: readonly T[]): T[] =>
  applications.filter(isOpenOffer).sort(byDecision)

/** Offers first, longest waiting first; all others keep their order. */
export function sortOffersFirst<T extends Decided>(applications: readonly T[]): T[] {
  const others = applications.filter((application) => !isOpenOffer(application))
  return [...applications.filter(isOpenOffer).sort(byDecision), ...others]
}

const byDecision = (a: Decided, b: Decided): number =>
  Date.parse(a.decidedAt ?? '') - Date.parse(b.decidedAt ?? '') || 0

/** Days before the answer to an offer is expected on which its student is reminded. */
export const reminderDays = 2

/** Whether the day to answer by has passed. The offer stays open until the student answers. */
export const isOverdueOffer = (application: Decided, answerBy: string | null, today: string): boolean =>
  isOpenOffer(application) && answerBy !== null && answerBy < today

export const lastOfferDay = '2099-12-31'

export type ExtensionRefusal = 'withdrawn' | 'not_released' | 'no_offer' | 'already_answered'

/** Why a company cannot change the day to answer by, or null. A day that has passed is no reason: the offer is open. */
export function refuseExtension(application: Decided & Pick<Life, 'tellAt'>): ExtensionRefusal | null {
  if (application.withdrawnAt !== null) return 'withdrawn'
  if (application.status !== 'accepted') return 'no_offer'
  if (isHeld(application)) return 'not_released'
  return isOpenOffer(application) ? null : 'already_answered'
}

/**
 * The first and last day, as '2026-03-12', that a company may choose as the new day to answer by: after today and after
 * the current one, because a student keeps the time that was promised.
 */
export function extensionRange(answerBy: string | null, today: string): { first: string; last: string } {
  const latest = answerBy !== null && answerBy > today ? answerBy : today
  return { first: dayAfter(latest), last: lastOfferDay }
}

/** Whether a company may choose this day as the new day to answer by. */
export function isInExtensionRange(day: string, answerBy: string | null, today: string): boolean {
  const { first, last } = extensionRange(answerBy, today)
  return day >= first && day <= last
}

const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
