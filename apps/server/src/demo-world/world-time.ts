import { dayMs, minuteMs } from '@fledge/core/time/units'
import type { Random } from './random.ts'

/** Indian Standard Time is this far ahead of UTC all year. */
const indiaAhead = 330 * minuteMs

/** Times of the demo world, all counted back from the moment at which it is made. As ISO text, in UTC. */
export type WorldTime = {
  now: Date
  /** A time of day at which offices work in India, about the given number of days ago, rarely a Sunday, never in the future. */
  workday: (random: Random, daysAgo: number) => string
  /** Some time after another, from `fromHours` to `toHours` later; null when that is still to come. */
  after: (random: Random, time: string, fromHours: number, toHours: number) => string | null
  daysSince: (time: string) => number
}

export function worldTime(now: Date): WorldTime {
  return {
    now,
    workday: (random, daysAgo) => workday(now, random, daysAgo),
    after(random, time, fromHours, toHours) {
      const later = Date.parse(time) + random.int(fromHours * 60, toHours * 60) * minuteMs + random.int(0, minuteMs)
      return later < now.getTime() ? new Date(later).toISOString() : null
    },
    daysSince: (time) => (now.getTime() - Date.parse(time)) / dayMs,
  }
}

function workday(now: Date, random: Random, daysAgo: number): string {
  const midnight = Math.floor((now.getTime() + indiaAhead) / dayMs) * dayMs - daysAgo * dayMs
  const isSunday = new Date(midnight).getUTCDay() === 0
  const shifted = isSunday && random.chance(0.85) ? midnight - dayMs : midnight
  const time = shifted + random.int(8 * 60, 20 * 60) * minuteMs + random.int(0, minuteMs) - indiaAhead
  return new Date(time < now.getTime() ? time : now.getTime() - random.int(20, 300) * minuteMs).toISOString()
}
