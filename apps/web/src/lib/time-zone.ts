import { showSameTime, spanText, zoneName } from '@fledge/core/interviews/zoned-time'

export const ownTimeZone = (): string => todaysName(new Intl.DateTimeFormat().resolvedOptions().timeZone)

/** Every zone of this browser, and the given one. */
export const timeZonesWith = (given: string): string[] =>
  [...new Set([given, ...Intl.supportedValuesOf('timeZone').map(todaysName)])].sort()

/** Browsers still use the former city name for India's zone. */
const todaysName = (timeZone: string): string => (timeZone === 'Asia/Calcutta' ? 'Asia/Kolkata' : timeZone)

type Span = { startsAt: string; endsAt: string }

/** A time in this device's zone, 'Mon, 23 Nov 2026, 3:30 – 4:15 pm', and the zone's name. */
export const localTime = (span: Span): { text: string; zone: string } => timeIn(span, ownTimeZone())

/** Both in one text. */
export const localTimeText = (span: Span): string => joined(localTime(span))

const timeIn = (span: Span, timeZone: string) => ({
  text: spanText(span, timeZone),
  zone: zoneName(span.startsAt, timeZone),
})

const joined = ({ text, zone }: { text: string; zone: string }): string => `${text} ${zone}`

/** The same in another zone; null when equal. */
export const otherTimeText = (span: Span, timeZone: string): string | null =>
  showSameTime(span.startsAt, timeZone, ownTimeZone()) ? null : joined(timeIn(span, timeZone))
