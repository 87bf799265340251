/** How often a saved search alerts its student to new internships. */
export const alertFrequencies = ['at_once', 'daily', 'weekly', 'never'] as const
export type AlertFrequency = (typeof alertFrequencies)[number]

const hour = 3_600_000
const day = 24 * hour
const week = 7 * day
/** 8:00 in India, in UTC. India has no summer time. */
const dailyAt = 2.5 * hour
/** The first Monday after 1 January 1970, a Thursday. */
const weeklyAt = 4 * day + dailyAt

/** The last time at or before `now` when daily or weekly emails were due: 8:00 in India, weekly ones on Mondays. */
export function lastAlertTime(frequency: 'daily' | 'weekly', now: Date): Date {
  const [interval, offset] = frequency === 'daily' ? [day, dailyAt] : [week, weeklyAt]
  return new Date(Math.floor((now.getTime() - offset) / interval) * interval + offset)
}
