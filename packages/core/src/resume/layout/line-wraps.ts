import { pastVerb } from '../experience/prose.ts'
import type { Line } from './resume-lines.ts'

/** 'ma-' over 'chine learning': a hyphenated word continues whatever the width. */
const isBroken = (text: string, next: string): boolean => /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next)

/**
 * Whether a line continues on the next because it was full: the first word of the next line would not have fitted
 * before the right edge of the lines around. Without a layout a line is a paragraph (Word files), unless the words of full
 * lines of one length show that they were broken (typed text).
 */
export function isWrapped(line: Line, next: Line, around: readonly Line[]): boolean {
  // Browsers draw bullets, so that only its verb shows where one begins.
  if (next.page !== line.page || pastVerb.test(next.text)) return false
  if (line.width <= 0 && next.width <= 0) return isTypedFull(line.text, next.text, around)
  if (line.width <= 0 || next.width <= 0) return false
  const cells = line.text.split('\t').length
  // Behind a label at the margin ('Tools ⇥ Figma, Adobe') the text goes on below itself, further in than the label.
  const isLabelled = cells === 2 && next.x > line.x + 20
  if (!isLabelled && (cells > 1 || next.x > line.x + 40)) return false
  if (isBroken(line.text, next.text)) return true
  const start = isLabelled ? next.x : line.x
  const neighbours = around.filter(({ page, x, width }) => page === line.page && width > 0 && Math.abs(x - start) < 60)
  const edge = Math.max(...neighbours.map(({ x, width }) => x + width))
  const letter = isLabelled ? line.size / 2 : line.width / line.text.length
  const word = next.text.split(' ', 1)[0] ?? ''
  return line.x + line.width + letter * (word.length + 0.6) > edge
}

const shortestFull = 60
const longestFull = 130
/** Lines broken by hand differ by this share of the longest. */
const raggedness = 0.15
const fewestFull = 3
/** Whether a typed line was broken because its next word would have made it about as long as the longest around. */
function isTypedFull(text: string, next: string, around: readonly Line[]): boolean {
  if (text.length < shortestFull || !/^[\p{Ll}\d]/u.test(next) || /[.:;!?|]$/.test(text)) return false
  // Longer lines are whole paragraphs.
  const lengths = around.map((one) => one.text.length).filter((length) => length <= longestFull)
  const full = Math.max(...lengths) * (1 - raggedness)
  const isBroken = lengths.filter((length) => length > full).length >= fewestFull
  return isBroken && text.length <= longestFull && text.length + 1 + next.split(' ', 1)[0]!.length > full
}
