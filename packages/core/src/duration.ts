const count = '\\d{1,3}(?:[.,]\\d{1,2})?'
const range = `(${count})(?:\\s*(?:-|–|to)\\s*(${count}))?`
// Not from the middle of a number: '2026 months' has no '026 months' in it, and '1.5 years' no '5 years'.
const withUnit = new RegExp(`(?<![\\d.,])${range}\\s*(?:-\\s*)?(week|wk|month|mos?\\b|year|yr)`, 'i')
const alone = new RegExp(`^${range}$`, 'i')

/**
 * Months of a duration in free text: '3 months', '6-month', '1.5 years', '12 weeks', or nothing but '3'. A range counts
 * its longer end. Rounded to whole months, weeks to at least one. Null when it names no length, or more than five years.
 */
export function readDuration(text: string): number | null {
  const trimmed = text.trim()
  const found = withUnit.exec(trimmed) ?? alone.exec(trimmed)
  if (!found) return null
  const [, from = '', to = from, unit = ''] = found
  const months = inMonths(Number(to.replace(',', '.')), unit.toLowerCase())
  return months >= 1 && months <= 60 ? months : null
}

/** '3 months', whatever the company typed. */
export const monthsText = (months: number): string => (months === 1 ? '1 month' : `${months} months`)

function inMonths(count: number, unit: string): number {
  if (unit.startsWith('w')) return count === 0 ? 0 : Math.max(1, Math.round((count * 7) / 30.44))
  return Math.round(unit.startsWith('y') ? count * 12 : count)
}
