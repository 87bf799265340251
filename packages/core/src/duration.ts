const belowTwenty = `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen`.split(/\s+/)
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

const digits = '\\d{1,3}(?:[.,]\\d{1,2})?'
// 'seventeen' has to be tried before 'seven'.
const word = `\\b(?:(?:${tens.join('|')})(?:[\\s-](?:${belowTwenty.slice(0, 9).join('|')})\\b)?|${belowTwenty.toReversed().join('|')})\\b`
const half = '(?:\\s*½|\\s+and\\s+a\\s+half)?'
const count = `(?:${digits}|${word})${half}`
const range = `(${count})(?:\\s*(?:-|–|to|or)\\s*(${count}))?`
const unit = '(day|week|wk|month|mos?\\b|year|yr)'
// Not from the middle of a number: '2026 months' has no '026 months' in it, and '1.5 years' no '5 years'.
const withUnit = new RegExp(`(?<![\\d.,])${range}\\s*(?:-\\s*)?${unit}`, 'i')
/** What follows a length and adds to it: the months of '1 year 6 months', the half of 'a year and a half'. */
const added = new RegExp(`^[a-z]*(?:\\s+and)?\\s+(?:(${count})\\s*-?\\s*${unit}|a\\s+(half)\\b)`, 'i')
const alone = new RegExp(`^${range}$`, 'i')
const withArticle = new RegExp(`\\b(half\\s+an?|half|an?)[\\s-]+${unit}`, 'i')
/** How often or how much, not how long: '5 days a week', '20 hours per week', '₹15,000 a month'. */
const rates = /\d\s*(?:hours?|hrs?|days?)?\s*(?:\/|\b(?:a|an|per|each|every)\s)\s*(?:day|week|month|year)/gi

const toMonths = { d: 1 / 30.44, w: 7 / 30.44, m: 1, y: 12 }

/** Whole months of a duration in free text; of a range the longer end. Null for no length or more than five years. */
export function readDuration(text: string): number | null {
  const trimmed = text.trim().replace(rates, ' ')
  const exact = readLength(trimmed) ?? readAlone(trimmed) ?? readArticle(trimmed)
  if (exact === null || exact <= 0) return null
  const months = exact < 1 ? Math.ceil(exact) : Math.round(exact)
  return months <= 60 ? months : null
}

/** '3 months', whatever the company typed. */
export const monthsText = (months: number): string => (months === 1 ? '1 month' : `${months} months`)

function readLength(text: string): number | null {
  const found = withUnit.exec(text)
  if (!found) return null
  const [all, from = '', to = from, name = ''] = found
  return inMonths(parseNumber(to), name) + addedTo(name, text.slice(found.index + all.length))
}

function readAlone(text: string): number | null {
  const [, from, to = from] = alone.exec(text) ?? []
  return to === undefined ? null : parseNumber(to)
}

function readArticle(text: string): number | null {
  const found = withArticle.exec(text)
  if (!found) return null
  const [all, article = '', name = ''] = found
  const number = article.toLowerCase().startsWith('half') ? 0.5 : 1
  return inMonths(number, name) + addedTo(name, text.slice(found.index + all.length))
}

/** The rest of a length in a smaller unit, or half of the same one. */
function addedTo(name: string, rest: string): number {
  const [, more, smaller = '', isHalf] = added.exec(rest) ?? []
  if (isHalf !== undefined) return inMonths(0.5, name)
  const isSmaller = more !== undefined && inMonths(1, smaller) < inMonths(1, name)
  return isSmaller ? inMonths(parseNumber(more), smaller) : 0
}

const inMonths = (number: number, name: string): number =>
  number * toMonths[name[0]?.toLowerCase() as keyof typeof toMonths]

function parseNumber(text: string): number {
  const lower = text.toLowerCase()
  const whole = lower.replace(/½|\s+and\s+a\s+half/, '').trim()
  return (whole === lower.trim() ? 0 : 0.5) + (/^\d/.test(whole) ? Number(whole.replace(',', '.')) : wordNumber(whole))
}

function wordNumber(text: string): number {
  const [first = '', second = ''] = text.split(/[\s-]/)
  const ten = tens.indexOf(first)
  if (ten < 0) return belowTwenty.indexOf(first) + 1
  return (ten + 2) * 10 + belowTwenty.indexOf(second) + 1
}
