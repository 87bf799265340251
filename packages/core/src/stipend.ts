import { numberText } from './count-text.ts'

/** '₹15,000 / month' with Indian grouping, of a range '₹10,000 – 15,000 / month'; nothing a month is 'Unpaid'. */
export function stipendText(perMonth: number, upTo: number | null = null): string {
  if (upTo !== null) return `₹${numberText(perMonth)} – ${numberText(upTo)} / month`
  return perMonth === 0 ? 'Unpaid' : `₹${numberText(perMonth)} / month`
}
