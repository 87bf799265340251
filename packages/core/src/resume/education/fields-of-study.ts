import { findPlaceholderPlace, isPlace } from '../experience/places-and-employers.ts'
import { narrowSpan, type ReadableLine, type Span, spanOnLine, splitSpan } from '../layout/text-spans.ts'
import { findDegrees } from './degrees.ts'
import { isFieldWord } from './institutions.ts'

/**
 * The field of study of one entry: what follows the degree ('B.Tech in Computer Science'), or a part of its first lines
 * that consists of words of fields. `taken` are the parts that are something else. Null when there is none.
 */
export function findFieldOfStudy(
  lines: readonly ReadableLine[],
  degree: Span | null,
  taken: readonly Span[],
): Span | null {
  const parts = lines.slice(0, 4).flatMap((line) => splitFreeParts(line, taken))
  const behind = degree
    ? parts.find(
        (part) => part.line === degree.line && part.start >= degree.end && followsDirectly(lines, degree, part),
      )
    : undefined
  const direct = behind && asField(behind, true)
  // 'ISC, La Martiniere for Girls' names the school, 'XII (PCM)' the subjects.
  const isSchool = degree !== null && findDegrees(degree.text)[0]?.level === 'school'
  const ofClass = isSchool && behind ? stream.exec(behind.text)?.[0] : undefined
  if (behind && ofClass) return narrowSpan(behind, 0, ofClass.length)
  if (direct && (!isSchool || isFieldLike(direct.text, false) || /^\p{L}{2,4}$/u.test(direct.text))) return direct
  for (const part of parts) {
    const field = asField(part, false)
    // 'Bihar Board, Hindi' says in which language.
    if (field && !(isSchool && isBehindBoard(lines, field))) return field
  }
  return null
}

// '12th commerce', 'XII (non medical)'
const stream = /^(?:non[- ]?medical|medical|commerce|science|arts|humanities|PC[MB]{1,2})(?![\p{L}])/iu
const isBehindBoard = (lines: readonly ReadableLine[], { line, start }: Span): boolean =>
  /\bboard,\s*$/i.test(lines.find(({ index }) => index === line)?.text.slice(0, start) ?? '')

/** The text of a field that may run over the end of its line or cell: 'Computer' over 'Science and Engineering'. */
export function wholeField(lines: readonly ReadableLine[], field: Span, taken: readonly Span[]): string {
  const at = lines.findIndex(({ index }) => index === field.line)
  const [line, next] = lines.slice(at, at + 2)
  if (!line || !next || !isBelow(line, next, field)) return field.text
  const rest = line.text.slice(field.end).split('\t', 1)[0] ?? ''
  const part = splitFreeParts(next, taken).flatMap((one) => splitSpan(one, /,\s*/g))[0]
  if (!part || part.start > 0 || !/^\s*(?:and|&)?\s*$/.test(rest)) return field.text
  const isOpen = rest.trim() !== '' || continuation.test(part.text)
  const words = part.text.split(/\s+/).filter((word) => !/^(?:and|of|&)$/.test(word))
  return isOpen && words.every(isFieldWord) ? `${field.text}${rest.trimEnd()} ${part.text}` : field.text
}

// These begin no field; a line that begins with another word may be a second field or a specialization.
const continuation =
  /^(?:and|&|Sciences?|Engineering|Technology|Applications?|Administration|Studies|Systems|Management|Communications?|Resources?|Intelligence|Learning|Design|Literature|Networks?)(?=\s|$)/

/** In the same letters and column as the line of the field. */
function isBelow(line: ReadableLine, next: ReadableLine, field: Span): boolean {
  const isFirstCell = !line.text.slice(0, field.start).includes('\t')
  const isAligned = isFirstCell ? Math.abs(next.x - line.x) < 20 : next.x >= line.x
  return isAligned && next.index === line.index + 1 && next.page === line.page && Math.abs(next.size - line.size) < 0.6
}

/** The line's parts around what is taken, split at tabs and strong signs. */
export function splitFreeParts(line: ReadableLine, taken: readonly Span[]): Span[] {
  const own = taken.filter((span) => span.line === line.index).sort((one, other) => one.start - other.start)
  const placeholder = findPlaceholderPlace(line.text)
  const cuts = [...own, ...(placeholder ? [placeholder] : [])].sort((one, other) => one.start - other.start)
  const parts: Span[] = []
  let at = 0
  for (const cut of [...cuts, { start: line.text.length, end: line.text.length }]) {
    const span = cut.start > at ? spanOnLine(line, at, cut.start) : null
    if (span) parts.push(...splitSpan(span, strong))
    at = Math.max(at, cut.end)
  }
  return parts
}

const board =
  /\b(?:board|cbse|icse|isc|nios|cisce|examination|result|passed|expected|first|second|division|class|distinction|honou?rs?)\b/i

const strong =
  /\t|\s[–—-]\s|[|;•·()]|\b(?:at|from) (?=\p{Lu})|\b(?:C?GPA|Percentage|Marks|Grade|Score|Major|Minor|Specialization|Concentration|Emphasis(?: in)?|Coursework)\b:?/gu

function followsDirectly(lines: readonly ReadableLine[], degree: Span, part: Span): boolean {
  const text = lines.find(({ index }) => index === degree.line)?.text ?? ''
  return /^[ ,:()–—-]*(?:(?:with|a|majoring|major|specialization|specialisation|degree|honou?rs)\s+)*(?:(?:in|en|em)\s+)?$/i.test(
    text.slice(degree.end, part.start),
  )
}

/** A part as a field of study; `sure` when only a field can be at its place. */
function asField(part: Span, sure: boolean): Span | null {
  const lead =
    /^(?:(?:with|a|majoring|major|specializ?s?ation|degree|honou?rs)\s+)*(?:in|of|en|em)\s+|^(?:I )?study(?:ing)?\s/i.exec(
      part.text,
    )
  const span = lead ? narrowSpan(part, lead[0].length, part.text.length) : part
  if (!span || span.text.length > 90 || board.test(span.text) || isYearOfStudy.test(span.text.split(/,\s*/, 1)[0]!))
    return null
  const pieces = splitSpan(span, /,\s*/g)
  const first = pieces[0]
  if (!first || isPlace(first.text) || !isFieldLike(first.text, sure)) return null
  let last = first
  for (const piece of pieces.slice(1)) {
    if (isPlace(piece.text) || !isFieldLike(piece.text, false)) break
    last = piece
  }
  const end = last.end - span.start - (tail.exec(last.text)?.[0].length ?? 0)
  return withoutRepetition(span, first.start - span.start, end)
}

const yearOfStudy =
  '(?:I{1,3}|IV|V|1st|2nd|3rd|[45]th|first|second|third|fourth|fifth|final|last)[ -](?:years?|yr|sem(?:ester)?)(?: student)?'
/** 'Psychology from', 'Psychology 2nd year from' */
const tail = new RegExp(`(?:\\s(?:from|at|in|of|by|with|and|the|&|students?|${yearOfStudy}))+$`, 'i')
const isYearOfStudy = new RegExp(`^${yearOfStudy}$`, 'i')

/** 'Business Administration Business Administration', as some templates print it, is said once. */
function withoutRepetition(span: Span, start: number, end: number): Span | null {
  const words = span.text.slice(start, end).split(' ')
  const half = words.length / 2
  const twice = Number.isInteger(half) && words.slice(0, half).join(' ') === words.slice(half).join(' ')
  return narrowSpan(span, start, twice ? start + words.slice(0, half).join(' ').length : end)
}

export function isFieldLike(text: string, sure: boolean): boolean {
  const words = text
    .split(/[\s/&]+/)
    .filter((word) => /\p{L}/u.test(word) && !/^(?:and|of|the|in|for|with)$/i.test(word))
  // 'Campus Law Centre' teaches a field.
  if (words.length === 0 || words.length > 9 || /\d{3}|%|\b(?:Centre|Center|Faculty)$/.test(text)) return false
  const known = words.filter(isFieldWord).length
  if (sure && /^\p{Lu}/u.test(text)) return words.length <= 7 && (known > 0 || words.length <= 3)
  if (sure) return known >= 0.5 * words.length
  return known >= 0.5 * words.length && /^\p{Lu}/u.test(text)
}
