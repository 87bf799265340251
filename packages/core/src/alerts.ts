import { dayMs, hourMs, weekMs } from './time/units.ts'

/** How often a saved search alerts its student to new internships. */
export const alertFrequencies = ['at_once', 'daily', 'weekly', 'never'] as const
export type AlertFrequency = (typeof alertFrequencies)[number]

/** 8:00 in India, in UTC. India has no summer time. */
const dailyAt = 2.5 * hourMs
/** The first Monday after 1 January 1970, a Thursday. */
const weeklyAt = 4 * dayMs + dailyAt

/** The last time at or before `now` when daily or weekly emails were due: 8:00 in India, weekly ones on Mondays. */
export function lastAlertTime(frequency: 'daily' | 'weekly', now: Date): Date {
  const [interval, offset] = frequency === 'daily' ? [dayMs, dailyAt] : [weekMs, weeklyAt]
  return new Date(Math.floor((now.getTime() - offset) / interval) * interval + offset)
}
