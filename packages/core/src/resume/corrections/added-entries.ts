import type { Line } from '../layout/resume-lines.ts'
import type { Education, EntryLines, Experience, ResumeDraft } from '../resume-draft.ts'
import { type AddableLines, type EntryList, findAddableLines } from './addable-lines.ts'
import { lineAnchor } from './correction-fields.ts'

export type Added<C> = AddableLines & { correction: C }
type Correction = { anchor: string; added?: boolean | undefined; removed?: boolean | undefined }

/** The added entries of a list on lines of their own, in the order of the corrections. One ends before the next begins. */
export function placeAdded<C extends Correction>(
  draft: ResumeDraft,
  lines: readonly Line[],
  list: EntryList,
  corrections: readonly C[],
): Added<C>[] {
  const wanted = corrections.filter(({ added, removed }) => added && !removed)
  if (wanted.length === 0) return []
  const anchors = new Set(wanted.map(({ anchor }) => lineAnchor(anchor)))
  const offered = findAddableLines(draft, lines, list, anchors)
  const places = new Map(offered.map((place) => [lineAnchor(lines[place.from]!.text), place]))
  const found = [...new Map(wanted.map((correction) => [lineAnchor(correction.anchor), correction]))].flatMap(
    ([anchor, correction]) => {
      const place = places.get(anchor)
      return place ? [{ ...place, correction }] : []
    },
  )
  return found.map((own) => ({
    ...own,
    to: Math.min(own.to, ...found.flatMap(({ from }) => (from > own.from ? [from - 1] : []))),
  }))
}

/** A read entry within which one is added ends before it. */
export function endBefore<E extends Experience | Education>(
  entries: readonly E[],
  added: readonly EntryLines[],
  lines: readonly Line[],
): E[] {
  return entries.map((entry) => {
    const starts = added.flatMap(({ from }) => (from > entry.lines.from && from <= entry.lines.to ? [from] : []))
    if (starts.length === 0) return entry
    const start = Math.min(...starts)
    const own = { ...entry, lines: { from: entry.lines.from, to: start - 1 } }
    if (!('description' in own)) return own
    const end = own.description.indexOf(lines[start]!.text.trim())
    return end < 0 ? own : { ...own, description: own.description.slice(0, end).trimEnd() }
  })
}
