import { flatten, locate, type ReadLine, type Span, toRange } from './locate.ts'

export type Marks = { lines: readonly ReadLine[]; spans: readonly Span[]; active: Span | null }

/** Highlights spans without changing the document and scrolls to the active one. Returns a function that undoes it. */
export function paint(root: HTMLElement, { lines, spans, active }: Marks): () => void {
  if (!('highlights' in CSS)) return () => undefined
  const flat = flatten(root)
  const rangeAt = (span: Span) => {
    const found = locate(flat, lines, span)
    return found && toRange(flat, found)
  }
  const ranges = spans.map(rangeAt).filter((range) => range !== null)
  const activeRange = active && rangeAt(active)
  add('evidence', ranges)
  add('evidence-active', activeRange ? [activeRange] : [])
  activeRange?.startContainer.parentElement?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  return () => {
    remove('evidence', ranges)
    remove('evidence-active', activeRange ? [activeRange] : [])
  }
}

/** Several documents and pages can be visible: each adds and removes only its own ranges. */
function add(name: string, ranges: readonly Range[]) {
  const highlight = CSS.highlights.get(name) ?? new Highlight()
  for (const range of ranges) highlight.add(range)
  CSS.highlights.set(name, highlight)
}

function remove(name: string, ranges: readonly Range[]) {
  for (const range of ranges) CSS.highlights.get(name)?.delete(range)
}
