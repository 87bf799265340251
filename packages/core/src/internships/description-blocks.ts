import { bullet } from './first-words.ts'

/** A paragraph, a heading such as 'What you will do', or a list, each with its lines as they are shown. */
type DescriptionBlock = { kind: 'paragraph' | 'heading' | 'list'; lines: string[] }

const headingMaxLength = 60

/** Plain text as lists, the short line that introduces each, and paragraphs. Nothing else is markup. */
export function readBlocks(text: string): DescriptionBlock[] {
  const blocks: DescriptionBlock[] = []
  let isOpen = false
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') {
      isOpen = false
      continue
    }
    const kind = bullet.test(line) ? 'list' : 'paragraph'
    const shown = kind === 'list' ? line.replace(bullet, '').trim() : line.trim()
    const last = blocks.at(-1)
    if (isOpen && last?.kind === kind) last.lines.push(shown)
    else blocks.push({ kind, lines: [shown] })
    isOpen = true
  }
  return blocks.flatMap((block, index) => (blocks[index + 1]?.kind === 'list' ? splitHeading(block) : [block]))
}

/** The last line of a paragraph above a list, when it is short and no sentence. */
function splitHeading(block: DescriptionBlock): DescriptionBlock[] {
  const last = block.lines.at(-1) ?? ''
  const isHeading = block.kind === 'paragraph' && last.length <= headingMaxLength && !/[.!?,;]$/.test(last)
  if (!isHeading) return [block]
  const rest = block.lines.slice(0, -1)
  const heading: DescriptionBlock = { kind: 'heading', lines: [last.replace(/\s*:$/, '')] }
  return rest.length === 0 ? [heading] : [{ kind: 'paragraph', lines: rest }, heading]
}
