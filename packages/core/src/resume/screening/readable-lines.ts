import type { Line } from '../layout/resume-lines.ts'
import type { ReadableLine } from '../layout/text-spans.ts'
import type { Flag } from '../resume-draft.ts'
import { findInstructions } from './machine-instructions.ts'

/**
 * Separates the lines to read from those that are only shown to the student as flags: hidden text and instructions to
 * machines, which are never followed. Page marks ('Page 2 of 3') are dropped.
 */
export function separateReadable(lines: readonly Line[]): { readable: ReadableLine[]; flags: Flag[] } {
  const instructions = findInstructions(lines)
  const flags: Flag[] = []
  const readable: ReadableLine[] = []
  lines.forEach((line, index) => {
    if (line.hidden) flags.push({ kind: 'hidden_text', text: line.text, line: index })
    if (instructions.has(index)) flags.push({ kind: 'machine_instruction', text: line.text, line: index })
    if (!line.hidden && !instructions.has(index) && !isPageMark(line.text)) readable.push({ ...line, index })
  })
  return { readable, flags }
}

/** 'Page 2 of 3', '1/2', 'Asha Rao – 1/2', 'Last updated in March 2026': what templates print at the edges of pages. */
function isPageMark(text: string): boolean {
  if (text.length > 60) return false
  return (
    /^(?:page\s*)?[1-9]\d{0,2}(?:\s*(?:of|\/)\s*[1-9]\d{0,2})?$/i.test(text) ||
    // After a number it is a range of months: '01/22 – 07/22'.
    /(?<!\d)\s[–—|-]\s[1-9]\d?\s?\/\s?[1-9]\d?$/.test(text) ||
    /^last updated\b/i.test(text)
  )
}
