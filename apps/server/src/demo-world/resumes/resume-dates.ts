import type { Random } from '../random.ts'

/** Months counted from year 0, both included; `to` is null for what still goes on. */
type MonthRange = { from: number; to: number | null }

export const dateStyles = ['short', 'long', 'numbers', 'words'] as const
type DateStyle = (typeof dateStyles)[number]

const names = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** The months of a job; number 0 is the latest, each further one about a year earlier. */
export function drawRange(number: number, now: Date, random: Random): MonthRange {
  const month = now.getUTCFullYear() * 12 + now.getUTCMonth()
  if (number === 0 && random.chance(0.15)) return { from: month - random.int(2, 5), to: null }
  const to = month - random.int(1, 6) - 12 * number
  return { from: to - random.int(1, 4), to }
}

/** As resumes write it: 'May 2026 – Jul 2026', '05/2026 - 07/2026', 'May 2026 to July 2026', 'June 2026 - Present'. */
export function writeRange({ from, to }: MonthRange, style: DateStyle): string {
  const separator = { short: ' – ', long: ' - ', numbers: ' - ', words: ' to ' }[style]
  return [from, to].map((month) => (month === null ? 'Present' : writeMonth(month, style))).join(separator)
}

function writeMonth(month: number, style: DateStyle): string {
  const year = Math.floor(month / 12)
  const name = names[month % 12] ?? ''
  if (style === 'numbers') return `${String((month % 12) + 1).padStart(2, '0')}/${year}`
  return `${style === 'short' ? name.slice(0, 3) : name} ${year}`
}
