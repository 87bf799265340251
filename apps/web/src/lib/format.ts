import { countedUpTo } from '@fledge/contract/constants'
import { numberText } from '@fledge/core/count-text'
import { indianDay } from '@fledge/core/internships/state'
import { relativeTime } from '@fledge/core/relative-time'
import { dateLocale, fullDay, madeOnce } from '@fledge/core/time/date-style'

export { countText } from '@fledge/core/count-text'
export { monthsText } from '@fledge/core/duration'
export { stipendText } from '@fledge/core/stipend'

/** The browser's own, but pages that the server renders are written for India. */
const zone = import.meta.env.SSR ? { timeZone: 'Asia/Kolkata' } : {}

const dayParts = { day: 'numeric', month: 'short', year: 'numeric' } as const
const day = madeOnce(() => new Intl.DateTimeFormat(dateLocale, { ...dayParts, ...zone }))
const utcMonth = madeOnce(
  () => new Intl.DateTimeFormat(dateLocale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)
const timeOfDay = madeOnce(() => new Intl.DateTimeFormat(dateLocale, { timeStyle: 'short', ...zone }))
const shortMoment = madeOnce(
  () => new Intl.DateTimeFormat(dateLocale, { dateStyle: 'medium', timeStyle: 'short', ...zone }),
)
const moment = madeOnce(() => new Intl.DateTimeFormat(dateLocale, { dateStyle: 'full', timeStyle: 'short', ...zone }))

/** Local date, '12 Mar 2026'. */
export const dateText = (iso: string): string => day().format(new Date(iso))

/** A day without a time, '2026-03-12', the same in every zone. */
export const dayText = fullDay

/** The day in India: dates of listing checks are the same for every reader. */
export const indianDateText = (iso: string): string => dayText(indianDay(new Date(iso)))

/** A month, '2026-03', as 'March 2026'. */
export const monthText = (isoMonth: string): string => utcMonth().format(new Date(isoMonth))

/** Local date and time in full, for titles. */
export const momentText = (iso: string): string => moment().format(new Date(iso))

/** Local time, '2:05 pm'. */
export const timeOfDayText = (iso: string): string => timeOfDay().format(new Date(iso))

/** Local date and time, '12 Mar 2026, 2:05 pm'. */
export const shortMomentText = (iso: string): string => shortMoment().format(new Date(iso))

/** 'Just now', '5 minutes ago', … and the local date from a week on. */
export const agoText = (iso: string): string => relativeTime(new Date(iso), new Date()) ?? dateText(iso)

/** The same within a sentence: 'posted just now'. */
export const agoInSentence = (iso: string): string =>
  relativeTime(new Date(iso), new Date())?.toLowerCase() ?? dateText(iso)

export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  return bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

/** A capped total: '12', '2,000+'. */
export const totalText = (total: number): string =>
  total > countedUpTo ? `${numberText(countedUpTo)}+` : numberText(total)

export const internshipsText = (total: number): string =>
  `${totalText(total)} ${total === 1 ? 'internship' : 'internships'}`

/** The same for aria-setsize, where -1 means unknown. */
export const setSize = (total: number): number => (total > countedUpTo ? -1 : total)
