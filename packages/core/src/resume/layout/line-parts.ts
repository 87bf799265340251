import type { Source } from '../resume-draft.ts'
import type { ReadableLine } from './text-spans.ts'

/** A part of a line as a line of its own, from character `start` of the line that it was written on. */
export type LinePart = { line: ReadableLine; start: number }

/** The parts of a line that begin at `starts`, and the one before them; their indexes lie between that line and the next. */
export function splitLine(line: ReadableLine, starts: readonly number[]): LinePart[] {
  const count = starts.length + 1
  return [0, ...starts].map((start, n) => ({
    line: { ...line, index: line.index + n / count, text: line.text.slice(start, starts[n] ?? line.text.length) },
    start,
  }))
}

type Entry = { lines: { from: number; to: number }; sources: Record<string, Source | null | undefined> }

/** An entry that was read from `parts` with its places on the lines of the resume. */
export function onLinesOfParts<E extends Entry>(entry: E, parts: readonly LinePart[]): E {
  const startOf = new Map(parts.map(({ line, start }) => [line.index, start]))
  const move = (source: Source): Source => {
    const by = startOf.get(source.line) ?? 0
    return { ...source, line: Math.floor(source.line), start: source.start + by, end: source.end + by }
  }
  return {
    ...entry,
    lines: { from: Math.floor(entry.lines.from), to: Math.floor(entry.lines.to) },
    sources: Object.fromEntries(
      Object.entries(entry.sources).map(([name, source]) => [name, source ? move(source) : source]),
    ),
  }
}
