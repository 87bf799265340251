import { pastVerb } from '../experience/prose.ts'
import type { Line } from './resume-lines.ts'

/** 'ma-' over 'chine learning': a hyphenated word continues whatever the width. */
const isBroken = (text: string, next: string): boolean => /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next)

/**
 * Whether a line continues on the next because it was full: the first word of the next line would not have fitted
 * before the right edge of the lines around. Always false without a layout (Word files), where a line is a paragraph.
 */
export function isWrapped(line: Line, next: Line, around: readonly Line[]): boolean {
  if (line.width <= 0 || next.width <= 0 || next.page !== line.page) return false
  // Browsers draw bullets, so that only its verb shows where one begins.
  if (pastVerb.test(next.text)) return false
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
