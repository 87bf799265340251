const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * How long ago, in the specification's steps (§9): under 60 s 'Just now' (also for a time in the future), then
 * minutes, hours and days; from seven days on null, and the caller shows the local date.
 */
export function relativeTime(then: Date, now: Date): string | null {
  const passed = now.getTime() - then.getTime()
  if (passed < minute) return 'Just now'
  if (passed < hour) return ago(Math.floor(passed / minute), 'minute')
  if (passed < day) return ago(Math.floor(passed / hour), 'hour')
  return passed < 7 * day ? ago(Math.floor(passed / day), 'day') : null
}

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`
