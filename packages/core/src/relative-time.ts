import { dayMs, hourMs, minuteMs, weekMs } from './time/units.ts'

/** In the specification's steps (§9); null from seven days on, where the caller shows the local date. */
export function relativeTime(then: Date, now: Date): string | null {
  const passed = now.getTime() - then.getTime()
  if (passed < minuteMs) return 'Just now'
  if (passed < hourMs) return ago(Math.floor(passed / minuteMs), 'minute')
  if (passed < dayMs) return ago(Math.floor(passed / hourMs), 'hour')
  return passed < weekMs ? ago(Math.floor(passed / dayMs), 'day') : null
}

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`
