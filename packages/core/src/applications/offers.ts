import type { Life } from './lifecycle.ts'

type Decided = Pick<Life, 'status' | 'answer' | 'withdrawnAt' | 'decidedAt'>

/** Whether an application was accepted and its student has neither accepted nor declined the offer. */
export const isOpenOffer = ({ status, answer, withdrawnAt }: Decided): boolean =>
  status === 'accepted' && answer === null && withdrawnAt === null

/** The offers that wait for an answer, longest waiting first. */
export const listOpenOffers = <T extends Decided>(applications: readonly T[]): T[] =>
  applications.filter(isOpenOffer).sort(byDecision)

/** Offers first, longest waiting first; all others keep their order. */
export function sortOffersFirst<T extends Decided>(
  applications: readonly T[],
  isOffer: (application: T) => boolean = isOpenOffer,
): T[] {
  const others = applications.filter((application) => !isOffer(application))
  return [...applications.filter(isOffer).sort(byDecision), ...others]
}

const byDecision = (a: Decided, b: Decided): number =>
  Date.parse(a.decidedAt ?? '') - Date.parse(b.decidedAt ?? '') || 0

/** Days before the answer to an offer is expected on which its student is reminded. */
export const reminderDays = 2

/** Whether the day to answer by has passed. The offer stays open until the student answers. */
export const isOverdueOffer = (application: Decided, answerBy: string | null, today: string): boolean =>
  isOpenOffer(application) && answerBy !== null && answerBy < today
