import { dateLocale } from '../time/date-style.ts'
import { dayMs } from '../time/units.ts'

/** What a clock on the wall of a place shows: '2026-11-23' and '15:30'. */
type WallTime = { date: string; time: string }

/** What the clocks of the zone show at this moment. */
export function toWallTime(iso: string, timeZone: string): WallTime {
  const { year, month, day, hour, minute } = dateParts(new Date(iso), timeZone)
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` }
}

/**
 * The moment at which the clocks of the zone show this, as ISO text in UTC. Null when they never do, because they are
 * put forward over it, or when it is no date. What they show twice means the earlier one.
 */
export function toInstant({ date, time }: WallTime, timeZone: string): string | null {
  const asUtc = Date.parse(`${date}T${time}:00.000Z`)
  if (Number.isNaN(asUtc)) return null
  // The zone's clocks are at most a day away from UTC and jump once in that time: both offsets around it are tried.
  const candidates = [-dayMs, dayMs].map((away) => asUtc - offsetAt(asUtc + away, timeZone))
  const found = candidates.filter((moment) => moment + offsetAt(moment, timeZone) === asUtc)
  return found.length === 0 ? null : new Date(Math.min(...found)).toISOString()
}

/** 'Mon, 23 Nov 2026, 3:30 – 4:15 pm' by the clocks of the zone. */
export const spanText = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }, timeZone: string): string =>
  cachedFormat('span', timeZone)
    .formatRange(new Date(startsAt), new Date(endsAt))
    .replace(/\s+/g, ' ')
    .replace(/,(?= \d{4})/g, '')

/** 'Tue 1 Dec' by the calendar of the zone. */
export const shortDay = (iso: string, timeZone: string): string =>
  cachedFormat('day', timeZone).format(new Date(iso)).replace(',', '')

/** What the zone's time is called at this moment: 'India Standard Time', 'British Summer Time'. */
export const zoneName = (iso: string, timeZone: string): string =>
  cachedFormat('name', timeZone)
    .formatToParts(new Date(iso))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

/** Whether the clocks of both zones show the same at this moment. */
export const showSameTime = (iso: string, one: string, other: string): boolean =>
  offsetAt(Date.parse(iso), one) === offsetAt(Date.parse(iso), other)

/** Milliseconds by which the clocks of the zone are ahead of UTC at this moment. */
function offsetAt(moment: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = dateParts(new Date(moment), timeZone)
  const shown = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`)
  return shown - Math.floor(moment / 1000) * 1000
}

function dateParts(moment: Date, timeZone: string): Record<string, string> {
  const parts = cachedFormat('wall', timeZone).formatToParts(moment)
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]))
}

const forms = {
  wall: {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  },
  span: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  name: { timeZoneName: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** Kept because creating an `Intl.DateTimeFormat` is expensive; one for each zone and form. */
const formats = new Map<string, Intl.DateTimeFormat>()

function cachedFormat(form: keyof typeof forms, timeZone: string): Intl.DateTimeFormat {
  // The name may be written in capitals or not: otherwise 'asia/KOLKATA' and a thousand others would each keep a format.
  const key = `${form} ${timeZone.toLowerCase()}`
  const known = formats.get(key)
  if (known) return known
  const locale = form === 'wall' ? 'en-US' : dateLocale
  const format = new Intl.DateTimeFormat(locale, { ...forms[form], timeZone })
  formats.set(key, format)
  return format
}
