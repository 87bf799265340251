import { findPlaceholderPlace, isPlace } from '../experience/places-and-employers.ts'
import { narrowSpan, type ReadableLine, type Span, spanOnLine, splitSpan } from '../layout/text-spans.ts'
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
  if (direct) return direct
  for (const part of parts) {
    const field = asField(part, false)
    if (field) return field
  }
  return null
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
  /\b(?:board|cbse|icse|cisce|examination|result|passed|expected|first|second|division|class|distinction|honou?rs?)\b/i

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
  const lead = /^(?:(?:with|a|majoring|major|specializ?s?ation|degree|honou?rs)\s+)*(?:in|of|en|em)\s+/i.exec(part.text)
  const span = lead ? narrowSpan(part, lead[0].length, part.text.length) : part
  if (!span || span.text.length > 90 || board.test(span.text)) return null
  const pieces = splitSpan(span, /,\s*/g)
  const first = pieces[0]
  if (!first || isPlace(first.text) || !isFieldLike(first.text, sure)) return null
  let last = first
  for (const piece of pieces.slice(1)) {
    if (isPlace(piece.text) || !isFieldLike(piece.text, false)) break
    last = piece
  }
  const end = last.end - span.start - (/\s(?:from|at|in|of|by|with|and|the|&)$/i.exec(last.text)?.[0].length ?? 0)
  return withoutRepetition(span, first.start - span.start, end)
}

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
  if (words.length === 0 || words.length > 9 || /\d{3}|%/.test(text)) return false
  const known = words.filter(isFieldWord).length
  if (sure) return /^\p{Lu}/u.test(text) && words.length <= 7 && (known > 0 || words.length <= 3)
  return known >= 0.5 * words.length && /^\p{Lu}/u.test(text)
}
