/** A range in the lines that were read: `lines[line].text.slice(start, end)`. */
export type Span = { line: number; start: number; end: number }
export type ReadLine = { page: number; text: string }

/** The text of a rendered document without whitespace, and the text node and offset of each character. */
type FlatText = { text: string; at: readonly { node: Text; offset: number }[] }

/** Flattens the text in `root`. Whitespace is dropped, because renderers insert their own. */
export function flatten(root: Node): FlatText {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const at: { node: Text; offset: number }[] = []
  let text = ''
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    for (let offset = 0; offset < node.data.length; offset++) {
      const letter = node.data.charAt(offset)
      if (/\s/.test(letter)) continue
      text += letter
      at.push({ node, offset })
    }
  }
  return { text, at }
}

/** Characters of context on either side that distinguish a short quote from other occurrences. */
const contextLength = 12
/** Minimum length of a quote that is searched without context; `R` alone occurs in any name. */
const minLength = 3

/** Finds a span in its whole line, else with some context, else by the quote alone. Null if the text differs. */
export function locate(flat: FlatText, lines: readonly ReadLine[], span: Span): { from: number; to: number } | null {
  const line = lines[span.line]?.text ?? ''
  const before = withoutWhitespace(line.slice(0, span.start))
  const quote = withoutWhitespace(line.slice(span.start, span.end))
  const after = withoutWhitespace(line.slice(span.end))
  if (quote === '') return null
  const near = before.slice(-contextLength)
  const tries = [
    { text: before + quote + after, at: before.length },
    { text: near + quote + after.slice(0, contextLength), at: near.length },
    { text: quote, at: 0 },
  ]
  const candidates = tries.filter(({ text }) => text.length >= minLength)
  const found = candidates
    .map(({ text, at }) => ({ start: flat.text.indexOf(text), at }))
    .find(({ start }) => start >= 0)
  return found ? { from: found.start + found.at, to: found.start + found.at + quote.length } : null
}

export function toRange(flat: FlatText, { from, to }: { from: number; to: number }): Range | null {
  const first = flat.at[from]
  const last = flat.at[to - 1]
  if (!first || !last) return null
  const range = new Range()
  range.setStart(first.node, first.offset)
  range.setEnd(last.node, last.offset + 1)
  return range
}

const withoutWhitespace = (text: string): string => text.replace(/\s+/g, '')
