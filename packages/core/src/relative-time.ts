import { dayMs, hourMs, minuteMs, weekMs } from './time/units.ts'

/**
 * How long ago, in the specification's steps (§9): under 60 s 'Just now' (also for a time in the future), then
 * minutes, hours and days; from seven days on null, and the caller shows the local date.
 */
export function relativeTime(then: Date, now: Date): string | null {
  const passed = now.getTime() - then.getTime()
  if (passed < minuteMs) return 'Just now'
  if (passed < hourMs) return ago(Math.floor(passed / minuteMs), 'minute')
  if (passed < dayMs) return ago(Math.floor(passed / hourMs), 'hour')
  return passed < weekMs ? ago(Math.floor(passed / dayMs), 'day') : null
}

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`
