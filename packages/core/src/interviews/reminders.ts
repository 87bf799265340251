import { dayMs, hourMs } from '../time/units.ts'

/** How long before the start both sides are reminded, the earliest first. */
export const reminders = ['day', 'hour'] as const
export type Reminder = (typeof reminders)[number]

const before: Record<Reminder, number> = { day: dayMs, hour: hourMs }

/**
 * The reminder that is due now, or null. After a pause of the server only the latest one that is still of use is; who
 * agreed later than a reminder's moment knows already; from the start on there is none.
 */
export function reminderDue(
  { startsAt, agreedAt, reminded }: { startsAt: string; agreedAt: string; reminded: Reminder | null },
  now: Date,
): Reminder | null {
  const start = Date.parse(startsAt)
  if (start <= now.getTime()) return null
  const latest = reminders.findLast((reminder) => start - before[reminder] <= now.getTime())
  if (latest === undefined || Date.parse(agreedAt) > start - before[latest]) return null
  return reminders.indexOf(latest) > (reminded === null ? -1 : reminders.indexOf(reminded)) ? latest : null
}

/** Nothing is due for what starts later than this. */
export const remindersReach = (now: Date): Date => new Date(now.getTime() + before.day)
