import type { Reading } from '@fledge/contract/resumes'
import type { Span } from '../../../ui/document-viewer/locate.ts'

/** The first visible place of a text in some lines, in any case and with dashes of any length; null where there is none. */
export function findSource(lines: Reading['lines'], text: string | null, from = 0, to = lines.length - 1): Span | null {
  if (!text) return null
  for (const [index, { text: whole, hidden }] of lines.entries()) {
    if (index < from || index > to || hidden !== null) continue
    const start = folded(whole).indexOf(folded(text))
    if (start >= 0) return { line: index, start, end: start + text.length }
  }
  return null
}

/** Keeps the length, so that offsets remain valid: 'İ' has a longer small letter. */
const folded = (text: string): string =>
  text.replace(/[–—]/g, '-').replace(/\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase()
    return small.length === letter.length ? small : letter
  })

/** 'page 2, lines 14 to 18'. */
export function linesText(lines: Reading['lines'], from: number, to: number): string {
  const page = lines[from]?.page ?? 1
  return `page ${page}, ${from === to ? `line ${from + 1}` : `lines ${from + 1} to ${to + 1}`}`
}

/** Confidence from 0 to 1 in words. */
export function confidenceText(confidence: number): string {
  if (confidence >= 0.8) return 'high confidence'
  return confidence >= 0.5 ? 'medium confidence' : 'low confidence: please check it'
}

export const isSameSpan = (one: Span | null, other: Span | null): boolean =>
  one !== null && other !== null && one.line === other.line && one.start === other.start && one.end === other.end
