import { hourMs } from '../time/units.ts'

/** What a company chose (settlement 49); that the last day has passed follows from the date. */
export const listingStates = ['open', 'paused', 'closed'] as const
export type ListingState = (typeof listingStates)[number]

/** As it is shown: an open listing whose last day to apply has passed is expired. */
export const shownStates = [...listingStates, 'expired'] as const
type ShownState = (typeof shownStates)[number]

/** The state that people see: an open listing past its last day is shown as expired. */
export const shownState = (state: ListingState, hasExpired: boolean): ShownState =>
  state === 'open' && hasExpired ? 'expired' : state

/** The words of the badge; 'Active' is the specification's. */
export const stateWords = { open: 'Active', paused: 'Paused', closed: 'Closed', expired: 'Expired' } as const
export type StateWord = (typeof stateWords)[ShownState]

/** What its company may make of a listing, as buttons in this order. */
export const nextStates: Record<ShownState, readonly ListingState[]> = {
  open: ['paused', 'closed'],
  paused: ['open', 'closed'],
  closed: ['open'],
  expired: ['open', 'closed'],
}

/** India keeps one time all over and all year: five and a half hours before Greenwich. */
const aheadMs = 5.5 * hourMs

/** The day in India, as '2026-03-12': last days to apply end there (settlement 138). */
export const indianDay = (now: Date): string => new Date(now.getTime() + aheadMs).toISOString().slice(0, 10)

/** Midnight in India, at UTC+5:30 all year. */
export const startOfIndianDay = (now: Date): Date => new Date(`${indianDay(now)}T00:00:00+05:30`)

/** The zones of the world begin twelve hours behind Greenwich, where every day ends last. */
const furthestBehindMs = 12 * hourMs

/** The earliest day that is still today somewhere, as '2026-03-12': any day before it has passed everywhere. */
export const earliestToday = (now: Date): string =>
  new Date(now.getTime() - furthestBehindMs).toISOString().slice(0, 10)
