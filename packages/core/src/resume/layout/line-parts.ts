import type { EntryLines, Source } from '../resume-draft.ts'
import type { ReadableLine } from './text-spans.ts'

/**
 * A part of a line as a line of its own, from character `start` of the line `of` that it was written on. `isRest`: it says
 * more about what is told before it.
 */
export type LinePart = { line: ReadableLine; start: number; of: number; isRest?: boolean }

/**
 * The parts of a line that begin at `starts`, and the one before them; their indexes lie between that line and the next, and
 * those of the parts of a part closer together.
 */
export function splitLine(line: ReadableLine, starts: readonly number[]): LinePart[] {
  const count = (starts.length + 1) * (Number.isInteger(line.index) ? 1 : 1_000)
  return [0, ...starts].map((start, n) => ({
    line: { ...line, index: line.index + n / count, text: line.text.slice(start, starts[n] ?? line.text.length) },
    start,
    of: line.index,
  }))
}

export type Entry = { lines: EntryLines; sources: Record<string, Source | null | undefined> }

/** An entry that was read from `parts` with its places on the lines that they are parts of. */
export function onLinesOfParts<E extends Entry>(entry: E, parts: readonly LinePart[]): E {
  const byIndex = new Map(parts.map((part) => [part.line.index, part]))
  const lineOf = (index: number) => byIndex.get(index)?.of ?? index
  const move = (source: Source): Source => {
    const by = byIndex.get(source.line)?.start ?? 0
    return { ...source, line: lineOf(source.line), start: source.start + by, end: source.end + by }
  }
  return {
    ...entry,
    lines: moveLines(entry.lines, parts),
    sources: Object.fromEntries(
      Object.entries(entry.sources).map(([name, source]) => [name, source ? move(source) : source]),
    ),
  }
}

function moveLines({ from, to, start, end }: EntryLines, parts: readonly LinePart[]): EntryLines {
  const [first, last] = [from, to].map((index) => parts.findIndex(({ line }) => line.index === index))
  const [own, until] = [parts[first!], parts[last!]]
  const next = parts.slice(last! + 1).find(({ isRest }) => !isRest)
  const begin = (own?.start ?? 0) + (start ?? 0)
  const isCut = until !== undefined && next?.of === until.of
  const stop = end === undefined ? (isCut ? next.start : undefined) : end + (until?.start ?? 0)
  return {
    from: own?.of ?? from,
    to: until?.of ?? to,
    ...(begin > 0 && { start: begin }),
    ...(stop !== undefined && { end: stop }),
  }
}
