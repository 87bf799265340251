import type { ReadableLine } from '../layout/text-spans.ts'
import type { Education, Source } from '../resume-draft.ts'
import { findDegrees } from './degrees.ts'

/** A course on a line of its own, from `start` of the line that it was written on. */
type CourseLine = { line: ReadableLine; start: number }

/** 'MBA, Foo 7.6/10; B.Com, Bar 68 %', 'Foo — HSC 2019 (82%), SSC 2017 (94%)': a line with a course in each part becomes one line for each. */
export function splitCourses(line: ReadableLine): CourseLine[] {
  const [, ...others] = findDegrees(line.text).flatMap(({ start, level }) => (level === 'certificate' ? [] : start))
  const stops = [...line.text.matchAll(/(?:[;|,]|(?<=[\p{L}\d)%])\.)\s+/gu)].flatMap(({ index, 0: sign }) => {
    const start = index + sign.length
    return /^[,.]/.test(sign) && !others.includes(start) ? [] : start
  })
  const parts = [0, ...stops].map((start, n) => ({ start, text: line.text.slice(start, stops[n] ?? line.text.length) }))
  const isListed = stops.some((start) => /[,.]/.test(line.text[start - 2] ?? ''))
  if (parts.length < 2 || parts.length > mostCourses) return [{ line, start: 0 }]
  if (parts.some(({ text }) => findDegrees(text).length !== 1 || (isListed && !/\d{2}/.test(text))))
    return [{ line, start: 0 }]
  return parts.map(({ start, text }, n) => ({ line: { ...line, index: line.index + n / parts.length, text }, start }))
}

const mostCourses = 6

/** The entry with its places on the lines of the resume. */
export function asWritten(entry: Education, courses: readonly CourseLine[]): Education {
  const startOf = new Map(courses.map(({ line, start }) => [line.index, start]))
  const move = <T extends Source | null | undefined>(source: T): T => {
    const by = source ? (startOf.get(source.line) ?? 0) : 0
    return source
      ? { ...source, line: Math.floor(source.line), start: source.start + by, end: source.end + by }
      : source
  }
  const { degree, field, institution, dates, grade = null } = entry.sources
  return {
    ...entry,
    lines: { from: Math.floor(entry.lines.from), to: Math.floor(entry.lines.to) },
    sources: {
      degree: move(degree),
      field: move(field),
      institution: move(institution),
      dates: move(dates),
      grade: move(grade),
    },
  }
}
