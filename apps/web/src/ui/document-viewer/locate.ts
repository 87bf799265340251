/** A place in the lines that were read: `lines[line].text.slice(start, end)`. */
export type Span = { line: number; start: number; end: number }
export type ReadLine = { page: number; text: string }

/** The text of a drawn document without any white space, and where each of its letters stands in the page. */
export type FlatText = { text: string; at: readonly { node: Text; offset: number }[] }

/** Flattens what is drawn in `root`. A drawn document breaks and spaces its letters in its own way. */
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

/** Letters of the line on either side that tell a short quote from the same letters elsewhere. */
const around = 12
/** A quote this long is taken wherever it stands; `R` alone would be found in any name. */
const tellingLength = 3

/**
 * Finds a span of the lines in a flattened document: inside its own line where the whole line is found, else with the
 * letters beside it, else at the first place that has the same words. Null when the document draws them differently.
 */
export function locate(flat: FlatText, lines: readonly ReadLine[], span: Span): { from: number; to: number } | null {
  const line = lines[span.line]?.text ?? ''
  const before = bare(line.slice(0, span.start))
  const quote = bare(line.slice(span.start, span.end))
  const after = bare(line.slice(span.end))
  if (quote === '') return null
  const near = before.slice(-around)
  const tries = [
    { text: before + quote + after, at: before.length },
    { text: near + quote + after.slice(0, around), at: near.length },
    { text: quote, at: 0 },
  ]
  const telling = tries.filter(({ text }) => text.length >= tellingLength)
  const found = telling.map(({ text, at }) => ({ start: flat.text.indexOf(text), at })).find(({ start }) => start >= 0)
  return found ? { from: found.start + found.at, to: found.start + found.at + quote.length } : null
}

/** The range of the page's own text that a located span covers. */
export function rangeOf(flat: FlatText, { from, to }: { from: number; to: number }): Range | null {
  const first = flat.at[from]
  const last = flat.at[to - 1]
  if (!first || !last) return null
  const range = new Range()
  range.setStart(first.node, first.offset)
  range.setEnd(last.node, last.offset + 1)
  return range
}

const bare = (text: string): string => text.replace(/\s+/g, '')
