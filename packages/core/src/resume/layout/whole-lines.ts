import type { EntryLines, Source } from '../resume-draft.ts'
import type { Entry } from './line-parts.ts'
import { isWrapped } from './line-wraps.ts'
import { isBullet, type ReadableLine } from './text-spans.ts'

/** A line with those below that it runs on over; `starts` are where each of `parts` begins in its text. */
export type WholeLine = { line: ReadableLine; parts: ReadableLine[]; starts: number[] }

/**
 * Joins the lines of a narrow column that run on over their end ('B.Sc., Guru Angad' over 'Dev University'), where the words
 * show it: `runsOn` compares the text so far with the next line.
 */
export function joinWrapped(
  lines: readonly ReadableLine[],
  runsOn: (text: string, next: string, first: ReadableLine) => boolean,
): WholeLine[] {
  const whole: WholeLine[] = []
  lines.forEach((line, index) => {
    const last = whole.at(-1)
    const before = lines[index - 1]
    const around = lines.slice(Math.max(0, index - reach), index + reach)
    if (
      !last ||
      !before ||
      before.bold !== line.bold ||
      isBullet(line.text) ||
      !isWrapped(before, line, around) ||
      !runsOn(last.line.text, line.text, last.parts[0]!)
    ) {
      whole.push({ line, parts: [line], starts: [0] })
      return
    }
    last.starts.push(last.line.text.length + 1)
    last.parts.push(line)
    last.line = { ...last.line, text: `${last.line.text} ${line.text}` }
  })
  return whole
}

const reach = 15

/** The entry with its places on the lines of the resume: a text that runs on quotes its part on the first of them. */
export function onOwnLines<E extends Entry>(entry: E, whole: readonly WholeLine[]): E {
  const byIndex = new Map(whole.map((one) => [one.line.index, one]))
  const move = (source: Source): Source => {
    const { parts = [], starts = [] } = byIndex.get(source.line) ?? {}
    const at = starts.findLastIndex((start) => start <= source.start)
    const [part, start = 0] = [parts[at], starts[at]]
    if (!part) return source
    return { line: part.index, start: source.start - start, end: Math.min(source.end - start, part.text.length) }
  }
  const sources = Object.entries(entry.sources).map(([name, source]) => [name, source && move(source)])
  return {
    ...entry,
    lines: onOwn(entry.lines, byIndex),
    sources: Object.fromEntries(sources),
  }
}

function onOwn({ from, to, start, end }: EntryLines, whole: ReadonlyMap<number, WholeLine>): EntryLines {
  const place = (index: number, at: number) => {
    const { parts = [], starts = [] } = whole.get(index) ?? {}
    const part = starts.findLastIndex((own) => own <= at)
    return { line: parts[part]?.index ?? index, at: at - (starts[part] ?? 0) }
  }
  const first = place(from, start ?? 0)
  const last = place(to, end === undefined ? Number.POSITIVE_INFINITY : end - 1)
  return {
    from: first.line,
    to: last.line,
    ...(first.at > 0 && { start: first.at }),
    ...(end !== undefined && { end: last.at + 1 }),
  }
}
