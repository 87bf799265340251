/** Says what is wrong with a text that was typed as a correction, or that nothing is. Empty says that there is none. */
export type Check = (text: string) => string | true

export const checkEmail: Check = (text) =>
  text === '' || /^\S+@\S+\.\S+$/.test(text) || 'Write an address, such as name@example.com'

/** Six digits is the shortest number that is dialled anywhere; letters are only those of an extension. */
export const checkPhone: Check = (text) =>
  text === '' ||
  (text.replace(/\D/g, '').length >= 6 && /^[\d\s()+./-]+(?:\s?(?:x|ext\.?)\s?\d+)?$/i.test(text)) ||
  'Write a phone number, such as +91 98765 43210'

/** Dates of a job: whatever tells a time, a length of time too. */
export const checkDates: Check = (text) =>
  text === '' || (/\d/.test(text) ? inOrder(text) : 'Write dates, such as June 2024 - August 2024')

export const checkYears: Check = (text) =>
  text === '' || (/\d{4}/.test(text) ? inOrder(text) : 'Write years, such as 2023 - 2027')

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const dated = new RegExp(
  `(?:\\b(${monthNames.join('|')})[a-z]*[ .,'’-]{0,3}|(?<!\\d)(0?[1-9]|1[0-2])[/.-])?(?<!\\d)((?:19|20)\\d\\d)(?!\\d)`,
  'gi',
)

/** Where two dates are given, the first has to come first. A year alone is compared as a year. */
function inOrder(text: string): string | true {
  const dates = [...text.matchAll(dated)].map(([, name, number, year]) => ({
    year: Number(year),
    month: name ? monthNames.indexOf(name.toLowerCase()) + 1 : Number(number ?? 0),
  }))
  const [first, second] = dates
  if (!first || !second || dates.length > 2) return true
  const byMonth = first.month > 0 && second.month > 0 ? first.month - second.month : 0
  const isBackwards = (first.year - second.year || byMonth) > 0
  return isBackwards ? 'The end is before the beginning' : true
}
