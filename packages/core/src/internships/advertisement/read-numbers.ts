import { monthsText, readDuration } from '../../duration.ts'
import { dayMs } from '../../time/units.ts'
import { type Found, findLabelled, type Piece } from './pieces.ts'
import { findDays, monthNames, monthNumber } from './read-days.ts'

const word = '(?:\\d{1,3}(?:\\.5)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)'
const length = `(?!0\\b)${word}(?:\\s*(?:-|–|to)\\s*${word})?(?:\\s*\\(\\p{L}+\\))?[\\s-]*(?:months?|weeks?|yrs?|years?)|(?:[3-9]\\d|1[0-8]\\d)[\\s-]?days?`
const anyLength = new RegExp(`(?<![\\d.,-])\\b(?:${length}|half an? year|a year)(?![\\p{L}])`, 'giu')
const rangeOfLengths = new RegExp(`^(${word})\\s*(?:-|–|to)\\s*${word}[\\s-]*(months?|weeks?|yrs?|years?)$`, 'iu')
const durationLabel =
  '(?:internship |programme |program )?(?:duration|tenure|period|term|length)(?: of (?:the )?internship| and place)?'

const otherBefore =
  /\b(?:experience|notice|last|past|every|first|after|completed|within|since|bond|probation|aged?)\W*(?:\p{L}+\W+)?$/iu
const otherAfter =
  /^\W*(?:of\s+)?(?:(?!industrial|practical|in-?plant)\p{L}+\s+)?(?:experience|bond|probation|notice|ago|old|training|per|semesters?|(?:integrated |law )?(?:course|degree|ll\.?b))\b/iu
const isDurationCue =
  /\b(?:internship|duration|tenure|period|commit\w*|for|minimum|at least|contract|project|stint|trainee\w*|training|from|available|programme|program)\b/i

/** The length of the internship as the text writes it: '3 months', '6-month'. */
export function readLength(text: string, pieces: readonly Piece[], today: string): Found<string> | null {
  for (const { value, quote } of findLabelled(text, pieces, durationLabel)) {
    const hit = value.replace(/(?<=\d)\s?m\b/i, ' months').match(anyLength)?.[0]
    if (hit && readDuration(asOneNumber(hit)) !== null) return foundLength(asOneNumber(hit), quote)
  }
  for (const { text: quote } of pieces) {
    const [short] = shortMonths.exec(quote) ?? []
    if (short !== undefined) return foundLength(short.replace(/\s?m\p{L}*\.?$/iu, ' months'), quote)
    for (const hit of quote.matchAll(anyLength)) {
      const [lead, rest] = [quote.slice(0, hit.index), quote.slice(hit.index + hit[0].length)]
      const around = quote.slice(Math.max(0, hit.index - 40), hit.index + hit[0].length + 25)
      const isAlone = hit[0].length >= quote.replace(/\([^()]*\)/g, '').replace(/[\s.,]+$/, '').length
      const isCell =
        /(?:^|[,:(]\s*)$/.test(lead) && !otherBefore.test(lead.slice(-40)) && /^[\s.]*(?:[,)]|$)/.test(rest)
      const isSaid = isDurationCue.test(around) && !otherBefore.test(lead.slice(-40)) && !otherAfter.test(rest)
      const length = asOneNumber(hit[0])
      if ((isAlone || isCell || isSaid) && readDuration(length) !== null) return foundLength(length, quote)
    }
  }
  return readSpan(pieces, today)
}

/** '6m', '3-6 mths' alone. */
const shortMonths = new RegExp(`^${word}(?:\\s*(?:-|–|to)\\s*${word})?\\s?(?:m|mos?|mths?)\\.?$`, 'iu')

/** '3 (three) months' as '3 months'. */
const asOneNumber = (length: string): string => length.replace(/\s*\(\p{L}+\)/u, '')

const month = `(${monthNames.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)}|t)?`).join('|')})`
const months = `${month}\\b\\.?,?\\s*(?:20\\d\\d)?`
const until = '\\s*(?:-|–|—|to|till|until)\\s*'
const anySpan = new RegExp(`\\b${months}${until}${months}`, 'iu')
const isUntil = new RegExp(`^${until}$`, 'i')
const isOtherSpan = /\b(?:appl\w*|registrations?|session|semester|experience|interviews?)\b/i

/** '15 Jan to 15 Apr', or 'January to June', where both months count. */
function readSpan(pieces: readonly Piece[], today: string): Found<string> | null {
  for (const { text: quote } of pieces) {
    if (isOtherSpan.test(quote)) continue
    const [first, last] = findDays(quote, today)
    if (first && last && isUntil.test(quote.slice(first.end, last.start))) {
      const between = (Date.parse(last.value) - Date.parse(first.value)) / dayMs
      const weeks = Math.round((between < 0 ? between + 365 : between) / 7)
      if (weeks >= 2) return { value: weeks < 7 ? `${weeks} weeks` : monthsText(Math.round(weeks / 4.35)), quote }
    }
    const [, from, to] = anySpan.exec(quote) ?? []
    if (from !== undefined && to !== undefined && first === undefined)
      return { value: monthsText(((monthNumber(to) - monthNumber(from) + 12) % 12) + 1), quote }
  }
  return null
}

/** Of a range the lower end: every student can count on it. */
function foundLength(length: string, quote: string): Found<string> {
  const [, lower, unit] = rangeOfLengths.exec(length) ?? []
  if (lower !== undefined) return { value: `${lower} ${unit}`, quote, isLowerEnd: true }
  const isNamed = /^(?:half|a)\b/i.test(length)
  return { value: isNamed ? monthsText(readDuration(length) ?? 0) : tidyLength(length), quote }
}

/** '6-month' of '6-month internship' as '6 months'. */
const tidyLength = (length: string) =>
  length.replace(/^(\S+?)[\s-]+(month|week|year|yr)$/i, (_, count: string, unit: string) =>
    /^(?:1|one)$/i.test(count) ? `${count} ${unit}` : `${count} ${unit}s`,
  )

const mostOpenings = 1000
const openingsLabel =
  '(?:no\\.?|number|nos?\\.?|total)?(?: of)? ?(?:openings?|vacanc(?:y|ies)|positions?|interns|seats?|posts)(?: available| open)?'
const counted =
  /(?<![\d.,/–-])\b(\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten)\s+(?:(?:open\s+)?(?:openings?|vacanc(?:y|ies)|positions?|seats|posts)|(?:interns?|trainees?|apprentices?)\s+(?:(?:are|is)\s+)?(?:required|req(?:['’]?d)?|wanted|needed))\b/i
/** 'Apprentices – 4', 'Interns (3 nos.)'. */
const behind =
  /\b(?:interns?|trainees?|apprentices?)\s*(?:\([^()]{1,30}\)\s*)?(?:[–:-]\s*(?=\d{1,3}(?:\s*nos?\.?)?$)|\(\s*(?=\d{1,3}\s*(?:nos?\.?|posts?|positions?|openings?)?\s*\)))(\d{1,3})/i
const wanted =
  /\b(?:hiring|invited for|looking for|takes?(?: on)?|want|(?:would|['’]d) love|need|needs|require|requires|seeking|want)\s+(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)\b(?!\s*(?:[-–+]|to\b|or\b|months?|years?|weeks?|days?|hours?))(?:\s+[\p{L}/-]+){0,5}?\s+(?:interns?|trainees?|apprentices?|students|freshers|people|persons)\b/iu
/** '2 Design Interns' alone. */
const titled =
  /^(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\s+(?!months?|weeks?|days?|years?)(?:[\p{L}/&-]+\s+){0,4}(?:interns|trainees|apprentices)$/iu
const numbers = 'zero one two three four five six seven eight nine ten'.split(' ')

/** How many interns are wanted. A range ('2-3') is not read. */
export function readOpenings(text: string, pieces: readonly Piece[]): Found<number> | null {
  for (const { value, quote } of findLabelled(text, pieces, openingsLabel)) {
    const count = toCount(/^(\d{1,4}|[a-z]+)\b(?!\s*(?:[-–+,/]\s*\d|\+|to\b|or\b|months?|weeks?))/i.exec(value)?.[1])
    if (count !== null) return { value: count, quote }
  }
  for (const { text: quote } of pieces) {
    const count = toCount(
      [counted, wanted, behind, titled].map((form) => form.exec(quote)?.[1]).find((one) => one !== undefined),
    )
    if (count !== null) return { value: count, quote }
  }
  return null
}

function toCount(text: string | undefined): number | null {
  if (text === undefined) return null
  const count = /^\d/.test(text) ? Number(text) : numbers.indexOf(text.toLowerCase())
  return count >= 1 && count <= mostOpenings ? count : null
}
