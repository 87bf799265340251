/**
 * Months of a duration in free text: '3 months', '6-month', '1 year', '12 weeks', '3'. A range counts its longer end.
 * Weeks are rounded to the nearest month, at least one. Null when it names no length, or more than five years.
 */
export function readDuration(text: string): number | null {
  const found = /(\d{1,3})(?:\s*(?:-|–|to)\s*(\d{1,3}))?\s*-?\s*(week|wk|month|mo\b|year|yr|$)/i.exec(text.trim())
  if (!found) return null
  const [, from, to, unit = ''] = found
  const months = inMonths(Number(to ?? from), unit.toLowerCase())
  return months >= 1 && months <= 60 ? months : null
}

/** '3 months', whatever the company typed. */
export const monthsText = (months: number): string => (months === 1 ? '1 month' : `${months} months`)

function inMonths(count: number, unit: string): number {
  if (unit.startsWith('w')) return count === 0 ? 0 : Math.max(1, Math.round((count * 7) / 30.44))
  return unit.startsWith('y') ? count * 12 : count
}
