import { monthsText, readDuration } from '../../duration.ts'
import { type Found, findLabelled, type Piece } from './pieces.ts'

const word = '(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)'
const length = `${word}(?:\\s*(?:-|–|to)\\s*${word})?[\\s-]*(?:months?|weeks?|yrs?|years?)`
const anyLength = new RegExp(`(?<![\\d.,-])\\b(?:${length}|half an? year|a year)(?![\\p{L}])`, 'giu')
const rangeOfLengths = new RegExp(`^(${word})\\s*(?:-|–|to)\\s*${word}[\\s-]*(months?|weeks?|yrs?|years?)$`, 'iu')
const durationLabel =
  '(?:internship |programme |program )?(?:duration|tenure|period|term|length)(?: of (?:the )?internship)?'

const otherBefore =
  /\b(?:experience|notice|last|past|every|first|after|completed|within|since|bond|probation|aged?)\W*(?:\p{L}+\W+)?$/iu
const otherAfter =
  /^\W*(?:of\s+)?(?:\p{L}+\s+)?(?:experience|bond|probation|notice|ago|old|training|per|semesters?)\b/iu
const isDurationCue =
  /\b(?:internship|duration|tenure|period|commit\w*|for|minimum|at least|contract|project|stint|trainee\w*|available|programme|program)\b/i

/** The length of the internship as the text writes it: '3 months', '6-month'. */
export function readLength(text: string, pieces: readonly Piece[]): Found<string> | null {
  for (const { value, quote } of findLabelled(text, pieces, durationLabel)) {
    const hit = value.match(anyLength)?.[0]
    if (hit && readDuration(hit) !== null) return foundLength(hit, quote)
  }
  for (const { text: quote } of pieces)
    for (const hit of quote.matchAll(anyLength)) {
      const [lead, rest] = [quote.slice(0, hit.index), quote.slice(hit.index + hit[0].length)]
      const around = quote.slice(Math.max(0, hit.index - 40), hit.index + hit[0].length + 25)
      const isAlone = hit[0].length >= quote.replace(/[\s.,]+$/, '').length
      const isCell = /(?:^|,\s*)$/.test(lead) && /^[\s.]*(?:,|$)/.test(rest)
      const isSaid = isDurationCue.test(around) && !otherBefore.test(lead.slice(-40)) && !otherAfter.test(rest)
      if ((isAlone || isCell || isSaid) && readDuration(hit[0]) !== null) return foundLength(hit[0], quote)
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
  /(?<![\d.,/–-])\b(\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten)\s+(?:open\s+)?(?:openings?|vacanc(?:y|ies)|positions?|seats|posts)\b/i
const wanted =
  /\b(?:hiring|looking for|need|needs|require|requires|seeking|want)\s+(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)\b(?!\s*(?:[-–+]|to\b|or\b|months?|years?|weeks?|days?|hours?))(?:\s+[\p{L}/-]+){0,5}?\s+(?:interns|trainees|students|freshers)\b/iu
const numbers = 'zero one two three four five six seven eight nine ten'.split(' ')

/** How many interns are wanted. A range ('2-3') is not read. */
export function readOpenings(text: string, pieces: readonly Piece[]): Found<number> | null {
  for (const { value, quote } of findLabelled(text, pieces, openingsLabel)) {
    const count = toCount(/^(\d{1,4}|[a-z]+)\b(?!\s*(?:[-–+,/]\s*\d|\+|to\b|or\b|months?|weeks?))/i.exec(value)?.[1])
    if (count !== null) return { value: count, quote }
  }
  for (const { text: quote } of pieces) {
    const count = toCount(counted.exec(quote)?.[1] ?? wanted.exec(quote)?.[1])
    if (count !== null) return { value: count, quote }
  }
  return null
}

function toCount(text: string | undefined): number | null {
  if (text === undefined) return null
  const count = /^\d/.test(text) ? Number(text) : numbers.indexOf(text.toLowerCase())
  return count >= 1 && count <= mostOpenings ? count : null
}
