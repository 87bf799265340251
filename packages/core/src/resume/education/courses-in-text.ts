import { findPeriods } from '../dates/date-ranges.ts'
import { isPlace } from '../experience/places-and-employers.ts'
import { isProse } from '../experience/prose.ts'
import { isWrapped } from '../layout/line-wraps.ts'
import { narrowSpan, type ReadableLine, type Span, spanOnLine, toSource } from '../layout/text-spans.ts'
import type { Education } from '../resume-draft.ts'
import { findDegrees } from './degrees.ts'
import type { Mark } from './education-mark.ts'
import { isFieldLike } from './fields-of-study.ts'
import { findInstitutions } from './institutions.ts'

/**
 * Certificates in running text ('CompTIA A+ certification, Certified Ethical Hacker class …') have no clear ends: a
 * paragraph of them is one certificate, named by its whole text.
 */
export function joinCertificatesInText(lines: readonly ReadableLine[], marks: readonly Mark[]): Mark[] {
  const byLine = Map.groupBy(marks, ({ line }) => line)
  return paragraphsOf(lines).flatMap((paragraph) => {
    const own = paragraph.flatMap((line) => byLine.get(line) ?? [])
    const first = own.find(isCertificate)
    const span = first && paragraph[0] && spanOnLine(paragraph[0])
    if (!first || !span || !isRunningText(paragraph, own)) return own
    const text = paragraph.map((line) => line.text.trim()).join(' ')
    return [{ ...first, line: paragraph[0] ?? first.line, span, text: text.slice(0, longestText) }]
  })
}

function isRunningText(paragraph: readonly ReadableLine[], marks: readonly Mark[]): boolean {
  const certificates = marks.filter(isCertificate).length
  const isOnly = marks.every((mark) => mark.kind === 'date' || isCertificate(mark))
  const schools = marks.filter(({ kind }) => kind === 'institution').length
  const degrees = marks.filter((mark) => mark.kind === 'degree').length
  const isList = degrees === certificates && certificates >= Math.max(manyCertificates, 3 * schools)
  const isLong = paragraph.some(({ text }) => countWords(text) > mostWordsOfName)
  return isLong && (isOnly || isList) && paragraph.every(({ text }) => !text.includes('\t'))
}

const manyCertificates = 3
const longestText = 600

const isCertificate = (mark: Mark): boolean => mark.kind === 'degree' && mark.degree.level === 'certificate'

/** The course in front of a school on its line: 'Electrician Apprenticeship, Goa Institute'. */
export function findCourseBefore(lines: readonly ReadableLine[], school: Span): Span | null {
  const line = lines.find(({ index }) => index === school.line)
  const before = line ? spanOnLine(line, 0, school.start) : null
  const [date] = before ? findPeriods(before.text) : []
  const name =
    before && date
      ? narrowSpan(before, date.start < 3 ? date.end : 0, date.start < 3 ? before.text.length : date.start)
      : before
  if (!name || !/^\p{Lu}/u.test(name.text) || countWords(name.text) > mostWordsOfCourse || name.text.includes('\t'))
    return null
  return countWords(name.text) < 2 ||
    isFieldLike(name.text, false) ||
    isPlace(name.text) ||
    isProse(name.text) ||
    namesStudy(name.text)
    ? null
    : name
}

/** 'B.Sc Botany from Zed College and earlier' */
function namesStudy(text: string): boolean {
  const [degree] = findDegrees(text)
  return degree !== undefined && findInstitutions(text.slice(degree.end), []).length > 0
}

/** In a section without any degree or school each paragraph that speaks of a course is one. */
export function describeCourses(lines: readonly ReadableLine[]): Education[] {
  return paragraphsOf(lines).flatMap((paragraph): Education[] => {
    const [first, last] = [paragraph[0], paragraph.at(-1)]
    const name = first && ofCourse.test(first.text) ? spanOnLine(first) : null
    if (!first || !last || !name) return []
    return [
      {
        degree: name.text,
        field: '',
        institution: '',
        start: null,
        end: null,
        lines: { from: first.index, to: last.index },
        sources: { degree: toSource(name), field: null, institution: null, dates: null },
        confidence: 0.3,
      },
    ]
  })
}

/** Lines that run on over the ends of full lines. */
function paragraphsOf(lines: readonly ReadableLine[]): ReadableLine[][] {
  const paragraphs: ReadableLine[][] = []
  lines.forEach((line, place) => {
    const before = lines[place - 1]
    const around = lines.slice(Math.max(0, place - 15), place + 15)
    if (before && isWrapped(before, line, around)) paragraphs.at(-1)?.push(line)
    else paragraphs.push([line])
  })
  return paragraphs
}

const mostWordsOfName = 11
const mostWordsOfCourse = 8
const ofCourse = /\b(?:courses?|class(?:es)?|trainings?|workshops?|seminars?|bootcamps?|studie[sd])\b/i
const countWords = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
