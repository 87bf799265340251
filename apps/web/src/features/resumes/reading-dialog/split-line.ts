type Span = { start: number; end: number }
type Piece = { text: string; start: number; marked: boolean }

/** Splits a line into marked and unmarked pieces; spans that touch or overlap become one piece. */
export function splitLine(text: string, spans: readonly Span[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { start, end } of merge(spans)) {
    if (start > at) pieces.push({ text: text.slice(at, start), start: at, marked: false })
    pieces.push({ text: text.slice(start, end), start, marked: true })
    at = end
  }
  if (at < text.length) pieces.push({ text: text.slice(at), start: at, marked: false })
  return pieces
}

function merge(spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}
