import { type LinePart, splitLine } from '../layout/line-parts.ts'
import type { ReadableLine } from '../layout/text-spans.ts'
import { findDegrees } from './degrees.ts'
import { isDetail } from './find-education-marks.ts'

/** 'MBA, Foo 7.6/10; B.Com, Bar 68 %', 'Foo — HSC 2019 (82%), SSC 2017 (94%)': a line with a course in each part becomes one line for each. */
export function splitCourses(line: ReadableLine): LinePart[] {
  const [, ...others] = findDegrees(line.text).flatMap(({ start, level }) => (level === 'certificate' ? [] : start))
  const stops = [...line.text.matchAll(/(?:[;|,]|(?<=[\p{L}\d)%])\.)\s+/gu)].flatMap(({ index, 0: sign }) => {
    const start = index + sign.length
    return /^[,.]/.test(sign) && !others.includes(start) ? [] : start
  })
  const parts = splitLine(line, stops)
  const isListed = stops.some((start) => /[,.]/.test(line.text[start - 2] ?? ''))
  const isEach =
    parts.length > 1 &&
    parts.length <= mostCourses &&
    parts.every(({ line: { text } }) => findDegrees(text).length === 1 && (!isListed || /\d{2}/.test(text)))
  return isEach ? parts : splitLine(line, [])
}

const mostCourses = 6

/** 'PMP, Project Management Institute, 2013' among degrees: each line names a course, who gave it and when. */
export const areCourses = (lines: readonly ReadableLine[]): boolean =>
  lines.every(
    ({ text }) =>
      wholeCourse.test(text) && !isDetail(text) && findDegrees(text).every(({ level }) => level === 'certificate'),
  )
const wholeCourse = /^\p{Lu}[^,:–|]{2,70}(?:[,:|]| [–—-]) ?\p{Lu}?[^,:–|]{2,60}[,(| –-]+\D{0,15}20\d\d\)?$/u
