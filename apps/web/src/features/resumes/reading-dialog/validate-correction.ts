import { findPeriods, type Period } from '@fledge/core/resume/dates/date-ranges'

/** The error of a typed correction, or true. An empty text means that there is none. */
export type Check = (text: string) => string | true

export const checkEmail: Check = (text) =>
  text === '' || /^\S+@\S+\.\S+$/.test(text) || 'Enter an email address such as name@example.com'

/** Phone numbers have at least six digits; letters only introduce an extension. */
export const checkPhone: Check = (text) =>
  text === '' ||
  (text.replace(/\D/g, '').length >= 6 && /^[\d\s()+./-]+(?:\s?(?:x|ext\.?)\s?\d+)?$/i.test(text)) ||
  'Enter a phone number such as +91 98765 43210'

/** A duration such as '3 months' is accepted as the dates of a job. */
export const checkDates: Check = (text) =>
  text === '' || (/\d/.test(text) ? inOrder(text) : 'Enter dates such as June 2024 – August 2024')

export const checkYears: Check = (text) =>
  text === '' || (/\d{4}/.test(text) ? inOrder(text) : 'Enter years such as 2023 – 2027')

/** A year without a month is compared as a year. */
const inOrder = (text: string): string | true =>
  findPeriods(text).some(isBackwards) ? 'The end is before the start' : true

function isBackwards({ from, to }: Period): boolean {
  if (from === null || to === null) return false
  const known = Math.min(from.length, to.length)
  return from.slice(0, known) > to.slice(0, known)
}
