import { relativeTime } from '@fledge/core/relative-time'

const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' })
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' })

/** '₹15,000 / month' with Indian grouping; nothing a month is 'Unpaid'. */
export const stipendText = (perMonth: number): string =>
  perMonth === 0 ? 'Unpaid' : `₹${rupees.format(perMonth)} / month`

/** '3 months', whatever the company typed. */
export const monthsText = (months: number): string => (months === 1 ? '1 month' : `${months} months`)

/** Local date, '12 Mar 2026'. */
export const dateText = (iso: string): string => day.format(new Date(iso))

/** Local date and time in full, for titles. */
export const momentText = (iso: string): string => moment.format(new Date(iso))

/** 'Just now', '5 minutes ago', … and the local date from a week on. */
export const agoText = (iso: string, now = new Date()): string => relativeTime(new Date(iso), now) ?? dateText(iso)

export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  return bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${rupees.format(count)} ${count === 1 ? one : many}`
