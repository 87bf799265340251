import type { Interview } from '@fledge/contract/interviews'
import { overlaps, type Span } from '@fledge/core/interviews/slots'
import { toInstant } from '@fledge/core/interviews/zoned-time'
import { dayMs, minuteMs } from '@fledge/core/time/units'

/** The working day for suggested times; users may type any time. */
const opensAt = 10 * 60
const closesAt = 18 * 60
const stepMinutes = 15
/** Working days of a year, the furthest an interview can be proposed. */
const maxDays = 260

type Wanted = { timeZone: string; minutes: number; busy: readonly Span[] }

/** Times that are taken: those of scheduled interviews, and those offered in open proposals. */
export const busySpans = (interviews: readonly Interview[]): Span[] =>
  interviews.flatMap(({ status, startsAt, endsAt, slots }) => {
    if (status === 'cancelled') return []
    return status === 'scheduled' && startsAt !== null && endsAt !== null ? [{ startsAt, endsAt }] : slots
  })

/**
 * The first quarter of an hour on the working days after `after` ('2026-11-23') with no overlap with `busy`, as local
 * time of the zone: '2026-11-24T10:45'. The first working day's morning where the whole year is taken.
 */
export function firstFreeTime(after: string, { timeZone, minutes, busy }: Wanted): string {
  const first = nextWorkday(after)
  for (let date = first, days = 0; days < maxDays; date = nextWorkday(date), days += 1)
    for (let start = opensAt; start + minutes <= closesAt; start += stepMinutes) {
      const at = `${date}T${clockText(start)}`
      const slot = slotAt(at, timeZone, minutes)
      if (slot && !busy.some((span) => overlaps(slot, span))) return at
    }
  return `${first}T${clockText(opensAt)}`
}

/** The span of an interview that starts at a local time of the zone; null where no such time exists. */
export function slotAt(at: string, timeZone: string, minutes: number): Span | null {
  const startsAt = toInstant({ date: at.slice(0, 10), time: at.slice(11, 16) }, timeZone)
  if (startsAt === null) return null
  return { startsAt, endsAt: new Date(Date.parse(startsAt) + minutes * minuteMs).toISOString() }
}

export function nextWorkday(date: string): string {
  const next = new Date(Date.parse(`${date}T00:00:00.000Z`) + dayMs)
  const isWeekend = next.getUTCDay() === 0 || next.getUTCDay() === 6
  const text = next.toISOString().slice(0, 10)
  return isWeekend ? nextWorkday(text) : text
}

/** Minutes since midnight as '10:45'. */
const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
