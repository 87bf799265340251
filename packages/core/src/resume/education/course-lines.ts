import { type LinePart, splitLine } from '../layout/line-parts.ts'
import type { ReadableLine } from '../layout/text-spans.ts'
import { findDegrees } from './degrees.ts'

/** 'MBA, Foo 7.6/10; B.Com, Bar 68 %', 'Foo — HSC 2019 (82%), SSC 2017 (94%)': a line with a course in each part becomes one line for each. */
export function splitCourses(line: ReadableLine): LinePart[] {
  const [, ...others] = findDegrees(line.text).flatMap(({ start, level }) => (level === 'certificate' ? [] : start))
  const stops = [...line.text.matchAll(/(?:[;|,]|(?<=[\p{L}\d)%])\.)\s+/gu)].flatMap(({ index, 0: sign }) => {
    const start = index + sign.length
    return /^[,.]/.test(sign) && !others.includes(start) ? [] : start
  })
  const parts = splitLine(line, stops)
  const isListed = stops.some((start) => /[,.]/.test(line.text[start - 2] ?? ''))
  const areCourses =
    parts.length > 1 &&
    parts.length <= mostCourses &&
    parts.every(({ line: { text } }) => findDegrees(text).length === 1 && (!isListed || /\d{2}/.test(text)))
  return areCourses ? parts : splitLine(line, [])
}

const mostCourses = 6
