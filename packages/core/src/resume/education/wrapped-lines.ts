import { findPeriods } from '../dates/date-ranges.ts'
import { isPlace, manyCampuses } from '../experience/places-and-employers.ts'
import { isWrapped } from '../layout/line-wraps.ts'
import { isBullet, type ReadableLine } from '../layout/text-spans.ts'
import type { Education, Source } from '../resume-draft.ts'
import { findDegrees } from './degrees.ts'
import { isFieldLike } from './fields-of-study.ts'
import { findGrade } from './grades.ts'

/** A line with those below that it runs on over; `starts` are where each of `parts` begins in its text. */
export type WholeLine = { line: ReadableLine; parts: ReadableLine[]; starts: number[] }

/** Joins lines of a narrow column where a name or a sentence runs on over their end: 'B.Sc., Guru Angad' over 'Dev University'. */
export function joinWrapped(lines: readonly ReadableLine[]): WholeLine[] {
  const whole: WholeLine[] = []
  lines.forEach((line, index) => {
    const last = whole.at(-1)
    const before = lines[index - 1]
    const around = lines.slice(Math.max(0, index - reach), index + reach)
    if (
      !last ||
      !before ||
      before.bold !== line.bold ||
      !isWrapped(before, line, around) ||
      !runsOn(last.line.text, line.text)
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

function runsOn(text: string, next: string): boolean {
  if (isBullet(next) || text.includes('\t') || text.length > longest) return false
  if (/^\p{Ll}/u.test(next)) return true
  const end = /^(?:.*(?:[,;|(]\s*|\s[–—-]\s|\b(?:at|from)\s))?([^,;|()]*)$/.exec(text)?.[1] ?? ''
  const [begin = ''] = next.split(/[,;|(]|\s[–—-]\s/, 1)
  const isName =
    /^\p{Lu}/u.test(end) && findDegrees(end).length === 0 && !isPlace(end) && !isFieldLike(end, false) && !isOwn(end)
  const isDegree = findDegrees(next)[0]?.start === 0 && !/^(?:Senior )?Secondary School\b/.test(next)
  const isAside = isPlace(begin) && !manyCampuses.test(`${end} `)
  return isName && !isDegree && !isAside && !isOwn(begin) && /^\p{Lu}/u.test(begin)
}

const longest = 300

/** A date or a grade is a part of its own. */
const isOwn = (text: string): boolean => findPeriods(text).length > 0 || findGrade([{ ...nowhere, text }]) !== null

const nowhere = { page: 1, x: 0, y: 0, width: 0, size: 0, bold: false, hidden: null, index: 0 }

/** The entry with its places on the lines of the resume: a text that runs on quotes its part on the first of them. */
export function onOwnLines(entry: Education, whole: readonly WholeLine[]): Education {
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
    lines: { ...entry.lines, to: byIndex.get(entry.lines.to)?.parts.at(-1)?.index ?? entry.lines.to },
    sources: Object.fromEntries(sources),
  }
}
