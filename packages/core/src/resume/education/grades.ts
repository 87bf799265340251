import { narrowSpan, type ReadableLine, type Span, spanOnLine, splitSpan } from '../layout/text-spans.ts'

/**
 * The grade that the lines of one entry name, as written: 'CGPA: 8.4/10', '91.2%', 'First Class'. Null when none does.
 * A number counts with its label, or where it is alone between separators.
 */
export function findGrade(lines: readonly ReadableLine[]): Span | null {
  for (const find of [labelledGrade, loneGrade])
    for (const line of lines.slice(0, mostLines)) {
      const grade = line.text.length > longestLine ? null : find(line)
      if (grade) return grade
    }
  return null
}

const mostLines = 12
const longestLine = 300

const number = String.raw`\d{1,2}(?:\.\d{1,3})?`
const points = String.raw`${number}(?!\d|\.\d)(?: ?(?:/|out of) ?\d{1,3}(?:\.\d{1,2})?(?![\d/]))?`
const percent = String.raw`\d{1,3}(?:\.\d{1,3})? ?(?:%|per ?cent\b)`
const classes = [
  '(?:first|second|third|1st|2nd|3rd)[ -](?:class|division)(?: (?:honou?rs|(?:with )?distinction))?',
  '(?:upper|lower) second(?:[ -]class)?',
  '(?:summa|magna|cum) (?:cum )?laude',
  '(?:high )?(?:distinction|merit)(?: honou?rs)?',
].join('|')
const average = String.raw`(?<![\p{L}])(?:[CSDYO]?\.?G\.?P\.?A|CGPI|CPI|SPI|SGPI)\b\.?`

const averages = new RegExp(
  String.raw`${average}(?: ?\([^()]{1,25}\)| so far| till now)?\s{0,2}(?:of|is|:|=|–|—|-)?\s{0,2}\(?${points}|(?<![\d.–’'-])${points} ?${average}`,
  'iu',
)
const labelled = new RegExp(
  String.raw`(?<![\p{L}])(?:percentage|percent|aggregate|marks|scored?|grade|result|secured|obtained|overall|class|division|with(?= \d+(?:\.\d+)? ?%))(?: ?\([^()]{1,25}\))?(?: ?(?:of|is|:|=|–|—|-) ?| )(?<value>${percent}|\d{3} ?/ ?\d{3,4}|[12]:[12]\b|${points}(?!\d|th\b|st\b|nd\b|rd\b)|[A-FOS][+–-]?(?=$|[\s,;|)])|${classes})`,
  'iu',
)

function labelledGrade(line: ReadableLine): Span | null {
  const found = averages.exec(line.text)
  if (found) return withBracket(spanOnLine(line, found.index, found.index + found[0].length), line)
  const other = labelled.exec(line.text)
  const value = other?.groups?.value
  if (!other || value === undefined || isNoGrade(other[0])) return null
  const end = other.index + other[0].length
  return spanOnLine(line, end - value.length, end)
}

/** 'Class 10' is a year of school, 'overall 2' a number of something. */
const isNoGrade = (text: string): boolean => /^(?:class|grade|overall|result) \d{1,2}$/i.test(text)

/** 'CGPA (8.4/10' with its bracket. */
const withBracket = (span: Span | null, { text }: ReadableLine): Span | null =>
  span?.text.includes('(') && !span.text.includes(')') && text[span.end] === ')'
    ? { ...span, end: span.end + 1, text: `${span.text})` }
    : span

const lone = new RegExp(
  String.raw`^\(?(?:${percent}|${number} ?/ ?(?:4|5|7|8|10|20|100)(?:\.\d{1,2})?|\d{3} ?/ ?\d{3,4}|\d{1,2}\.\d{1,2}|${classes}|[12]:[12])\)?\.?(?: (?:so far|(?:up ?to|till|until) .{1,25}|in (?:\d(?:st|nd|rd|th)|first|second|third) (?:year|sem\p{L}*)))?$`,
  'iu',
)

function loneGrade(line: ReadableLine): Span | null {
  const whole = spanOnLine(line)
  // 'MBSE 2022 71%': a percentage that ends the line stands alone too.
  const cut =
    /\t|[|;•·,()]|\s[–—-]\s|\s(?=(?:\d{2,3}(?:\.\d{1,2})? ?(?:%|per ?cent\b)|\d(?:\.\d{1,2})?\/10)(?:$|,|\s(?:from|at|tak|\(?20\d\d)))|\s(?=(?:first|second|third) (?:division|class)$)|(?<=%)\s(?=from|at|tak|\(?20\d\d)|(?<=\d)\s(?=\d{1,2}\.\d{1,2}$)/g
  const parts = whole ? splitSpan(whole, cut).filter(({ text }) => lone.test(text)) : []
  // 'First class, 71%': the number says more.
  const part = parts.find(({ text }) => /^\(?\d+(?:\.\d+)? ?[%/]/.test(text)) ?? parts[0]
  return part ? narrowSpan(part, 0, part.text.search(/ (?:so far|(?:up ?to|till|until|in) )|\.?$/i)) : null
}
