import { normalizedWords } from '../../skills/tokens.ts'
import type { Line } from '../layout/resume-lines.ts'
import { hasPlace } from '../line-places.ts'
import type { Education, EntryLines, Experience } from '../resume-draft.ts'
import { lineAnchor, maxAnchorLength } from './correction-fields.ts'

/** The text from the beginning of an entry on its first line: two entries that begin on one line have two anchors. */
export function entryAnchor({ lines: { from, start = 0 } }: { lines: EntryLines }, lines: readonly Line[]): string {
  return lineAnchor(lines[from]?.text.slice(start) ?? '')
}

/**
 * The correction of each entry, the first of several. An entry is found by its anchor; if none has it, by a line with that
 * text, because another reading may begin an entry earlier. Of several entries on such a line it is the one that begins
 * there.
 */
export function matchCorrections<E extends Experience | Education, C extends { anchor: string }>(
  entries: readonly E[],
  corrections: readonly C[],
  lines: readonly Line[],
): ReadonlyMap<E, C> {
  const matched = new Map<E, C>()
  if (corrections.length === 0) return matched
  const byAnchor = Map.groupBy(entries, (entry) => folded(entryAnchor(entry, lines)))
  const byLine = Map.groupBy(
    entries.flatMap((entry) => linesOfEntry(entry, lines).map((line) => ({ entry, line }))),
    ({ line }) => folded(lineAnchor(lines[line]!.text)),
  )
  const found = corrections.map((correction) => {
    const sought = folded(correction.anchor)
    return { correction, sought, own: (sought !== '' && byAnchor.get(sought)) || [] }
  })
  for (const { correction, own } of found)
    for (const entry of own) if (!matched.has(entry)) matched.set(entry, correction)
  for (const { correction, sought, own } of found) {
    if (sought === '' || own.length > 0) continue
    const places = byLine.get(sought)
    const others = places ? firstOnEachLine(places) : entriesWithin(correction.anchor, entries, lines)
    for (const entry of others) if (!matched.has(entry)) matched.set(entry, correction)
  }
  return matched
}

function firstOnEachLine<E extends Experience | Education>(places: readonly { entry: E; line: number }[]): E[] {
  const ofLines = Map.groupBy(places, ({ line }) => line).values()
  return [...ofLines].map((own) => (own.find(({ entry, line }) => entry.lines.from === line) ?? own[0]!).entry)
}

/** The entry of a paragraph that another reading begins at another word. */
const entriesWithin = <E extends Experience | Education>(
  anchor: string,
  entries: readonly E[],
  lines: readonly Line[],
) =>
  entries
    .filter(({ lines: own }) => {
      const isPart = own.start !== undefined || own.end !== undefined
      const at = isPart ? (lines[own.from]?.text.indexOf(anchor) ?? -1) : -1
      return at >= 0 && hasPlace(own, own.from, at)
    })
    .slice(0, 1)

/** The numbers of the lines of an entry. */
export function linesOfEntry({ lines: { from, to } }: { lines: EntryLines }, lines: readonly Line[]): number[] {
  return Array.from({ length: Math.max(0, Math.min(to + 1, lines.length) - from) }, (_, offset) => from + offset)
}

const folded = (text: string): string => normalizedWords(text.slice(0, maxAnchorLength)).join(' ')
