import { isBullet, type ReadableLine } from '../layout/text-spans.ts'
import type { Mark } from './education-mark.ts'

/**
 * The marks of each entry, where every entry begins with as many lines before its degree as the first one: a school, a
 * date, or both ('Marigold Hall ⇥ 2019 – 2023' over 'B.Com.'). The first line of a section begins its first entry. Null
 * when the entries are not written alike.
 */
export function groupByLead(lines: readonly ReadableLine[], marks: readonly Mark[]): Mark[][] | null {
  const places = new Map(lines.map(({ index }, place) => [index, place]))
  const placeOf = (mark: Mark) => places.get(mark.line.index) ?? 0
  const degrees = marks.filter((mark) => mark.kind === 'degree' && mark.degree.level !== 'certificate')
  const rows = [...new Set(degrees.map(placeOf))]
  const [lead = 0] = rows
  if (rows.length < 2 || lead === 0 || lead > mostLeadLines) return null
  const starts = rows.map((row) => row - lead)
  const isFar = rows.every((row, index) => index === 0 || row - lead > (rows[index - 1] ?? 0))
  const firsts = starts.map((start) => lines[start])
  if (!isFar || !firsts.every((line) => line && isAlike(line, firsts[0], marks))) return null
  // 'CFA Level I, 2025' is an entry of its own.
  if (marks.some((mark) => mark.kind === 'degree' && firsts.includes(mark.line))) return null
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? lines.length
    return marks.filter((mark) => placeOf(mark) >= start && placeOf(mark) < end)
  })
}

const mostLeadLines = 2

/** Printed alike, and both with a date or both without. */
function isAlike(line: ReadableLine, first: ReadableLine | undefined, marks: readonly Mark[]): boolean {
  if (!first || isBullet(line.text) !== isBullet(first.text)) return false
  const isDated = (one: ReadableLine) => marks.some((mark) => mark.line === one && mark.kind === 'date')
  const isLevel = line.page !== first.page || Math.abs(line.x - first.x) < 4
  return isLevel && Math.abs(line.size - first.size) < 0.6 && isDated(line) === isDated(first)
}
