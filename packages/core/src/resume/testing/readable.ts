import { linesOfText } from '../layout/lines-of-text.ts'
import type { ReadableLine } from '../layout/text-spans.ts'

/** Lines of plain text as the stages of reading take them. */
export const readable = (text: string): ReadableLine[] => linesOfText(text).map((line, index) => ({ ...line, index }))

/** Lines with a layout: `at` is the left edge, `size` the height of the letters. */
export function printed(rows: readonly { text: string; at?: number; size?: number; bold?: boolean }[]): ReadableLine[] {
  return rows.map(({ text, at = 40, size = 10, bold = false }, index) => ({
    page: 1,
    text,
    x: at,
    y: 20 + index * 14,
    width: text.length * size * 0.5,
    size,
    bold,
    hidden: null,
    index,
  }))
}
