import type { Interview } from '@fledge/contract/interviews'
import { overlaps, type Span } from '@fledge/core/interviews/slots'
import { toInstant, toWallTime, type WallTime } from '@fledge/core/interviews/zoned-time'

const minute = 60_000
const day = 24 * 60 * minute
/** Of a working day, for what the form begins with: any time may be typed. */
const opens = '10:00'
const closes = '18:00'

type Wanted = { timeZone: string; minutes: number; busy: readonly Span[] }

/** When one is busy or has offered to be: what is agreed, and what somebody may still pick. */
export const busySpans = (interviews: readonly Interview[]): Span[] =>
  interviews.flatMap(({ status, startsAt, endsAt, slots }) => {
    if (status === 'cancelled') return []
    return status === 'scheduled' && startsAt !== null && endsAt !== null ? [{ startsAt, endsAt }] : slots
  })

/**
 * The first time of working days after `after` ('2026-11-23') that ends before the evening and runs into nothing of
 * `busy`, as the clocks of the zone show it: '2026-11-24T10:45'. The first of all where a year is full.
 */
export function firstFreeTime(after: string, wanted: Wanted): string {
  const first = nextWorkday(after)
  for (let date = first, tries = 0; tries < 260; date = nextWorkday(date), tries += 1) {
    const time = freeTimeOf(date, wanted)
    if (time) return time
  }
  return `${first}T${opens}`
}

function freeTimeOf(date: string, { timeZone, minutes, busy }: Wanted): string | null {
  let wall: WallTime = { date, time: opens }
  while (wall.date === date && wall.time < closes) {
    const startsAt = toInstant(wall, timeZone)
    if (startsAt === null) return null
    const slot = { startsAt, endsAt: later(startsAt, minutes) }
    const against = busy.filter((span) => overlaps(slot, span)).map(({ endsAt }) => endsAt)
    const end = toWallTime(slot.endsAt, timeZone)
    if (against.length === 0) return end.date === date && end.time <= closes ? `${date}T${wall.time}` : null
    wall = toWallTime(toQuarter(against.toSorted().at(-1)!), timeZone)
  }
  return null
}

/** The next day after this one that is no Saturday or Sunday. */
export function nextWorkday(date: string): string {
  const next = new Date(Date.parse(`${date}T00:00:00.000Z`) + day)
  const isWeekend = next.getUTCDay() === 0 || next.getUTCDay() === 6
  const text = next.toISOString().slice(0, 10)
  return isWeekend ? nextWorkday(text) : text
}

const later = (iso: string, minutes: number): string => new Date(Date.parse(iso) + minutes * minute).toISOString()

/** Interviews begin at a quarter of the hour. */
const toQuarter = (iso: string): string =>
  new Date(Math.ceil(Date.parse(iso) / (15 * minute)) * 15 * minute).toISOString()
