import { joinTypedParagraph } from './paragraphs.ts'
import { type Line, unplacedLine } from './resume-lines.ts'

/**
 * Lines of plain text without a layout; a paragraph that is told in sentences is one. `y` is the number of the line, blank
 * lines are left out.
 */
export function linesOfText(text: string): Line[] {
  const blocks = text
    .split(/\r?\n/)
    .map(withoutGaps)
    .join('\n')
    .split(/\n{2,}/)
  return blocks
    .flatMap((block) =>
      joinTypedParagraph(
        block
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => unplacedLine(line)),
      ),
    )
    .map((line, index) => ({ ...line, y: index }))
}

const withoutGaps = (line: string): string =>
  line
    .trim()
    .replace(/ {3,}/g, '\t')
    .replace(/[^\S\t]+/g, ' ')
    .trim()
