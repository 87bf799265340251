import { joinTypedParagraph } from './paragraphs.ts'
import { type Line, unplacedLine } from './resume-lines.ts'

/**
 * Lines of plain text without a layout; a paragraph that is told in sentences is one. `y` is the number of the line in the
 * text, so that blank lines, which are left out, show as gaps.
 */
export function linesOfText(text: string): Line[] {
  const blocks: Line[][] = [[]]
  text.split(/\r?\n/).forEach((line, y) => {
    const own = withoutGaps(line)
    if (own === '') blocks.push([])
    else blocks.at(-1)!.push({ ...unplacedLine(own), y })
  })
  return blocks.flatMap(joinTypedParagraph)
}

const withoutGaps = (line: string): string =>
  line
    .trim()
    .replace(/ {3,}/g, '\t')
    .replace(/[^\S\t]+/g, ' ')
    .trim()
