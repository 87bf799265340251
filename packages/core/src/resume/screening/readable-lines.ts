import type { Line } from '../layout/resume-lines.ts'
import type { ReadableLine } from '../layout/text-spans.ts'
import type { Flag } from '../resume-draft.ts'
import { findInstructions } from './machine-instructions.ts'
import { isTemplatePrompt } from './template-prompts.ts'

/**
 * Separates the lines to read from those that are only shown to the student as flags: hidden text and instructions to
 * machines, which are never followed. Page marks ('Page 2 of 3') and unfilled prompts of templates are dropped.
 */
export function separateReadable(lines: readonly Line[]): { readable: ReadableLine[]; flags: Flag[] } {
  const instructions = findInstructions(lines)
  const marks = marksOfEdges(lines)
  const flags: Flag[] = []
  const readable: ReadableLine[] = []
  lines.forEach((line, index) => {
    if (line.hidden) flags.push({ kind: 'hidden_text', text: line.text, line: index })
    if (instructions.has(index)) flags.push({ kind: 'machine_instruction', text: line.text, line: index })
    if (line.hidden || instructions.has(index)) return
    if (!isPageMark(line.text, marks) && !isTemplatePrompt(line.text)) readable.push({ ...line, index })
  })
  return { readable, flags }
}

/**
 * 'Page 2 of 3', '1/2', 'Last updated in March 2026', a rule of dashes: what templates print around the text. With other words
 * ('Asha Rao – 1/2') only what stands at the edge of several pages: 'Python – 4/5' is a skill with its level.
 */
function isPageMark(text: string, repeated: ReadonlySet<string>): boolean {
  if (!/[\p{L}\p{N}]/u.test(text)) return true
  if (text.length > longestMark) return false
  return (
    /^(?:page\s*[1-9]\d{0,2}|[1-9]\d?)(?:\s*(?:of|\/)\s*[1-9]\d?)?$/i.test(text) ||
    /^last updated\b/i.test(text) ||
    repeated.has(withoutNumbers(text))
  )
}

const longestMark = 60
// After a number it is a range of months: '01/22 – 07/22'.
const numbered = /(?<!\d)\s[–—|-]\s[1-9]\d?\s?(?:\/|of)\s?[1-9]\d?$/
const withoutNumbers = (text: string): string => text.replace(/\d+/g, '#')

/** Lines with a number at the upper or lower edge of at least two pages that differ in the number alone. */
function marksOfEdges(lines: readonly Line[]): ReadonlySet<string> {
  const pages = Map.groupBy(
    lines.filter(({ hidden }) => hidden === null),
    ({ page }) => page,
  )
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const own of pages.values()) {
    const heights = own.map(({ y }) => y)
    const [upper, lower] = [Math.min(...heights), Math.max(...heights)]
    const edges = own.filter(({ y, text }) => (y === upper || y === lower) && numbered.test(text))
    for (const mark of new Set(edges.map(({ text }) => withoutNumbers(text))))
      (seen.has(mark) ? repeated : seen).add(mark)
  }
  return repeated
}
