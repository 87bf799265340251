import type { Source } from '../resume-draft.ts'
import type { Line } from './resume-lines.ts'

/** A line that a person can read, with its place in the whole text. */
export type ReadableLine = Line & { index: number }

/** A part of a line: `text` is the line's text from `start` to `end`. */
export type Span = { line: number; start: number; end: number; text: string }

/** The part of a line from `start` to `end`, without the blanks and separators at its edges; null when empty. */
export function spanOnLine({ index, text }: ReadableLine, start = 0, end = text.length): Span | null {
  return narrowSpan({ line: index, start: 0, end: text.length, text }, start, end)
}

/** The place of a span without its text. */
export const toSource = ({ line, start, end }: Span): Source => ({ line, start, end })

/** The place of what was found; null when it was not. */
export const sourceOrNull = (span: Span | null | undefined): Source | null => (span ? toSource(span) : null)

/** The parts of a span between the matches of a separator (a global expression). */
export function splitSpan(span: Span, separator: RegExp): Span[] {
  const parts: Span[] = []
  let at = 0
  const add = (end: number) => {
    const part = narrowSpan(span, at, end)
    if (part) parts.push(part)
  }
  for (const match of span.text.matchAll(separator)) {
    add(match.index)
    at = match.index + match[0].length
  }
  add(span.text.length)
  return parts
}

/** The part of a span from `start` to `end`, counted inside it, without separators at its edges. */
export function narrowSpan(span: Span, start: number, end: number): Span | null {
  const part = span.text.slice(start, end)
  const lead = edgeStart.exec(part)?.[0].length ?? 0
  const rest = part.slice(lead)
  const text = rest.slice(0, rest.length - trailing(rest))
  const from = span.start + start + lead
  return text === '' ? null : { line: span.line, start: from, end: from + text.length, text }
}

const edgeStart = /^[\s\p{So},;:|/•·●▪■◦‣⁃○∙⋅▸▹►▻›»«¢>*~–—-]+/u
const edgeCharacters = new Set([...' \t,;:|/•·●▪■◦‣⁃○*~–—-'])

/** Number of blanks and separators at the end; a loop, because a regular expression would be quadratic. */
function trailing(text: string): number {
  let count = 0
  while (count < text.length && edgeCharacters.has(text[text.length - 1 - count] ?? '')) count++
  return count
}

export const isBullet = (text: string): boolean => bullet.test(text)

/** Length of the list marker at the start of a line; 0 without one. */
export const bulletLength = (text: string): number => bullet.exec(text)?.[0].length ?? 0

// '«' and '¢' are bullets that text recognition misreads.
const bullet =
  /^\s*(?:>{1,2}\s+(?=[\p{L}\d])|[\p{So}•·●▪■◦‣⁃○∙⋅▸▹►▻›»«¢*–—-]\s*(?=\S)|\(?\d{1,2}[.)]\s|[oO]\s{1,3}(?=[A-Z]))/u

/**
 * Every place of `sought` in `text`, in any case, without overlaps. None when lower-casing changes the length of `text`
 * ('İ'), because places would be wrong.
 */
export function findOccurrences(sought: string, text: string): { start: number; end: number }[] {
  const [low, what] = [text.toLowerCase(), sought.toLowerCase()]
  if (what === '' || low.length !== text.length) return []
  const places: { start: number; end: number }[] = []
  for (let at = low.indexOf(what); at >= 0; at = low.indexOf(what, at + what.length))
    places.push({ start: at, end: at + what.length })
  return places
}
