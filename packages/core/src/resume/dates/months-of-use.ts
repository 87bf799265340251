import type { PlacedEntry } from '../line-places.ts'
import type { PartialDate } from '../resume-draft.ts'

/** The last month of an entry: its end, or its only date. What has begun and ends in a year to come goes on; a plan is no use. */
export function lastUse(entry: PlacedEntry | null, thisMonth: number): number | null {
  if (entry === null) return null
  const [start, end] = [monthOf(entry.start), monthOf(entry.end)]
  if (isToCome(start ?? end ?? 0, thisMonth)) return null
  return end !== null && isToCome(end, thisMonth) ? Number.POSITIVE_INFINITY : (end ?? start)
}

/** A month later than this year, or than this month where the resume names a month. */
const isToCome = (month: number, thisMonth: number): boolean =>
  Number.isFinite(month) && month > (month % 12 === 0 ? Math.ceil(thisMonth / 12) * 12 : thisMonth)

/** Months since year 0 of '2024-06' or '2024' (its last month); infinite for 'present'. */
export function monthOf(date: PartialDate): number | null {
  if (date === 'present') return Number.POSITIVE_INFINITY
  const match = /^(\d{4})(?:-(\d{2}))?/.exec(date ?? '')
  return match ? Number(match[1]) * 12 + Number(match[2] ?? 12) : null
}

/** The last month of the latest year that a line names; 'since 2021' goes on. The number of 'reached 2000 users' is no year. */
export function lastYear(text: string, thisMonth: number): number | null {
  if (/\bsince (?:\p{L}+ )?(?:19|20)\d\d\b/iu.test(text)) return Number.POSITIVE_INFINITY
  const years = stillToCome.test(text) ? [] : (text.match(year) ?? [])
  const past = years.map((one) => Number(one) * 12 + 12).filter((month) => !isToCome(month, thisMonth))
  return past.length === 0 ? null : Math.max(...past)
}

const stillToCome = /\b(?:expected|graduat(?:e|ing|ion)|batch of|class of|pursuing|anticipated)\b/i
const number = '(?:19[89]|20[0-4])\\d(?!\\d)'
const months = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?,?'
const year = new RegExp(
  [
    `(?<=^\\W{0,4})${number}(?!\\s\\p{Ll})`,
    `(?<=[([,/–—]\\s?|\\s-\\s|\\d-|\\b${months}\\s)${number}`,
    `(?<!\\d)${number}(?=\\W{0,4}$|\\s?[)\\]]|\\s?[-–—]\\s?(?:19|20)\\d\\d|\\s?[-–—]\\s?present\\b)`,
    `(?<=\\b(?:in|since|until|during|summer|winter) )${number}(?=[,.;:])`,
  ].join('|'),
  'giu',
)
