import { type Found, findLabelled, type Piece } from './pieces.ts'

/** The greatest stipend that a listing may have, in rupees per month. */
const mostRupees = 500_000

const number = String.raw`(\d[\d,]{0,9}(?:\.\d{1,2})?)`
const scale = String.raw`\s?(k|thousand)?(?![\p{L}\d])`
const currency = String.raw`(?:₹|\brs\b\.?|\binr\b)`
const amount = new RegExp(
  String.raw`(?<![\d.,$€£])(${currency}\s*)?${number}${scale}(?:\s*(?:\/-|only))?(?:\s*(?:-|–|—|to)\s*(?:${currency}\s*)?${number}${scale}(?:\s*\/-)?)?(?:\s*${currency})?`,
  'giu',
)
const perMonth =
  /^[\s(]*(?:(?:inr|rs|rupees)\.?\s*)?(?:(?:\/|per|an?|each|every|p\.?)\s*(?:calendar )?(?:months?|mo|m)\b|pm\b|p\.m\b|monthly\b)/i
const otherPeriod =
  /^[\s(]*(?:(?:inr|rs|rupees)\.?\s*)?(?:(?:\/|per|an?|each|every|p\.?)\s*(?:day|week|hour|hr|year|annum|yr|a|task|project|article|video|post|word|lead|sale)\b|lpa\b|lakh|lac\b|crore|cr\b|l\b|million|hourly\b|daily\b|weekly\b|yearly\b|annual|pa\b|p\.a\b|lump|one[- ]time|in total|total|for (?:the (?!first\b)|\d|(?:two|three|four|six)\b))/i
const pay = /\b(?:stipend|salary|remuneration|compensation|paid|pay|pays|payout|monthly|per month)\b/i
const label =
  '(?:fees? ?\\/ ?)?stipend|salary|remuneration|compensation|pay|stipend offered|monthly stipend|internship stipend|stipend (?:p\\.?m\\.?|per month)|ctc(?=.{1,40}\\b(?:months?|p\\.?m)\\b)'
const notPay =
  /\b(?:fees?|deposits?|prize|prizes|revenue|funding|funded|raised|worth|ctc|lpa|voucher|bonus|incentives?|ppo|charges?|turnover|reimburse\w*|allowance|up ?to|maximum|max|per (?:annum|day|week|hour)|yearly|annual|weekly|daily|hourly)\b/i
const unpaid =
  /\b(?:un-?paid|no stipend|without (?:any )?stipend|not a paid|no pay\b|no (?:monetary|financial) (?:pay|compensation|stipend)|stipend is not|non-?paid)\b/i
const notUnpaid =
  /\b(?:not|isn['’]t|never)\b.{0,12}\bun-?paid\b|\bun-?paid (?:(?:for|in|during) )?(?:the )?(?:first|1st|initial|training|probation)\b/i
const nothing = /^(?:nil|none|no|0|zero|na|n\/a|unpaid)\b(?!\s*,?\d)/i

/** `upTo` is the upper end of a range. */
type FoundStipend = Found<number> & { upTo?: number }

/** Whole rupees per month, of a range the lower end; 0 is unpaid. Other periods, limits and currencies are not read. */
export function readStipend(text: string, pieces: readonly Piece[]): FoundStipend | null {
  const labelled = findLabelled(text, pieces, label)
  for (const { value, quote } of labelled) {
    const found = nothing.test(value) ? { value: 0 } : rupeesIn(value, { isPay: true, isLabelled: true })
    if (found !== null) return { ...found, quote }
  }
  for (const { text: quote, isCell } of pieces) {
    const isBare = isCell && bareAmount.test(quote)
    const found = rupeesIn(isBare ? `₹${quote}` : quote, { isPay: pay.test(quote) })
    if (found !== null) return { ...found, quote }
  }
  const free = pieces.find(({ text: quote }) => unpaid.test(quote) && !notUnpaid.test(quote))
  return free ? { value: 0, quote: free.text } : null
}

/** '10000 + incentives' among the facts of a line; a year and a pin code are no pay. */
const bareAmount = /^(?!20\d\d\b)\d{1,2},?\d{3}(?=\s*(?:$|\+))/

/** The first amount of a piece that is paid every month. Without 'per month' it has to be about pay, and in rupees. */
function rupeesIn(
  piece: string,
  { isPay, isLabelled = false }: { isPay: boolean; isLabelled?: boolean },
): Omit<FoundStipend, 'quote'> | null {
  for (const hit of piece.matchAll(amount)) {
    const [all, , first = '', firstScale, second, secondScale] = hit
    const rest = piece.slice(hit.index + all.length).trimStart()
    const isMonthly = perMonth.test(rest) || /^fix(?:ed)?\b/i.test(rest)
    if (!isMonthly && otherPeriod.test(rest)) continue
    if (notPay.test(clauseBefore(piece, hit.index)) || (!isMonthly && notPay.test(clauseAfter(rest)))) continue
    const isAbout = isPay && /(?:\b(?:approx\w*\.?|about|around)|~)\s*$/i.test(piece.slice(0, hit.index))
    const isNamed =
      /\b(?:stipend|salary|pay)(?: is| of)?\s*$/i.test(piece.slice(0, hit.index)) || /^(?:stipend|salary)\b/i.test(rest)
    const isMoney = isAbout || isNamed || (isLabelled && hit.index === 0) || /[₹k]|thousand|\/-|rs|inr/i.test(all)
    const isRange = second !== undefined
    const isAlone = (isMoney || isRange) && hit.index === 0 && /^(?:$|[+(])/.test(rest)
    if (!isMonthly && !isAlone && !(isPay && (isMoney || isOnlyNumber(piece)))) continue
    const rupees = toRupees(first, firstScale ?? (isRange ? secondScale : undefined))
    if (rupees < 500 || rupees > mostRupees) continue
    if (!isRange) return { value: rupees }
    const upTo = toRupees(second, secondScale ?? firstScale)
    return { value: rupees, ...(upTo > rupees && upTo <= mostRupees ? { upTo } : { isLowerEnd: true }) }
  }
  return null
}

const isOnlyNumber = (piece: string) => /^\s*\d[\d,\s/–—-]*$/.test(piece)

/** The words just before an amount, from the last comma or full stop on. */
const clauseBefore = (piece: string, at: number) =>
  piece
    .slice(Math.max(0, at - 40), at)
    .split(/[,;.]\s|[()]/)
    .at(-1) ?? ''

/** The words just behind an amount, up to what is paid besides. */
const clauseAfter = (rest: string) => rest.slice(0, 30).split(/[,;+&(]|\b(?:and|plus)\b/)[0]!

function toRupees(digits: string, scale: string | undefined): number {
  const plain = Number(digits.replaceAll(',', ''))
  return Math.round(scale === undefined || plain >= 1000 ? plain : plain * 1000)
}
