import type { Period } from '../dates/date-ranges.ts'
import { type ReadableLine, type Span, sourceOrNull } from '../layout/text-spans.ts'
import type { Credential, Education, Source } from '../resume-draft.ts'
import { describeCourses, findCourseBefore, joinCertificatesInText } from './courses-in-text.ts'
import { findDegrees, isExam } from './degrees.ts'
import type { Mark } from './education-mark.ts'
import { readTableRows } from './education-table.ts'
import { groupByLead } from './entry-leads.ts'
import { findFieldOfStudy, wholeField } from './fields-of-study.ts'
import { findMarks, isDetail } from './find-education-marks.ts'
import { findGrade } from './grades.ts'
import { certificateIssuer } from './unlisted-courses.ts'
import { findUnlistedInstitutions } from './unlisted-institutions.ts'

/** The entries (degree, institution, field, dates) of one section, in order. */
export function findEducation(lines: readonly ReadableLine[]): Education[] {
  const courses = lines.flatMap(splitCourses)
  const entries = findEntries(courses.map(({ line }) => line))
  return courses.length === lines.length ? entries : entries.map((entry) => asWritten(entry, courses))
}

/** A course on a line of its own, from `start` of the line that it was written on. */
type CourseLine = { line: ReadableLine; start: number }

/** 'MBA, Foo 7.6/10; B.Com, Bar 68 %': a line with a course in each part becomes one line for each. */
function splitCourses(line: ReadableLine): CourseLine[] {
  const stops = [...line.text.matchAll(/[;|]\s+/g)].map(({ index, 0: sign }) => index + sign.length)
  const parts = [0, ...stops].map((start, n) => ({ start, text: line.text.slice(start, stops[n] ?? line.text.length) }))
  if (parts.length < 2 || parts.length > mostCourses) return [{ line, start: 0 }]
  if (parts.some(({ text }) => findDegrees(text).length !== 1)) return [{ line, start: 0 }]
  return parts.map(({ start, text }, n) => ({ line: { ...line, index: line.index + n / parts.length, text }, start }))
}

const mostCourses = 6

function asWritten(entry: Education, courses: readonly CourseLine[]): Education {
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

function findEntries(lines: readonly ReadableLine[]): Education[] {
  const table = readTableRows(lines)
  const marks = joinCertificatesInText(lines, findMarks(lines, table))
  const starts = new Map(lines.map(({ index }, place) => [index, place]))
  const byLead = groupByLead(lines, marks)
  const grouped = byLead ? byLead.map(draftOf) : groupMarks(marks)
  const unlisted = findUnlistedInstitutions(
    lines,
    grouped.map((draft) => ({ ...draft, degree: isDegree(draft.degree) ? draft.degree : null })),
  )
  const drafts = grouped.map((draft, index) => ({
    ...draft,
    school: schoolOf(grouped, index, unlisted[index] ?? null),
    guessed: unlisted[index] ?? null,
    first: Math.min(draft.first, unlisted[index]?.line ?? draft.first),
  }))
  if (drafts.every(({ degree, institution }) => !degree && !institution)) return describeCourses(lines)
  return drafts.flatMap((draft, index) => {
    if (!draft.degree && !draft.institution) return []
    const from = starts.get(draft.first) ?? 0
    const next = starts.get(drafts[index + 1]?.first ?? -1) ?? lines.length
    const own = lines.slice(from, Math.max(next, from + 1))
    return createEntry(draft, own, table.get(own[0]!)?.grade ?? findGrade(own))
  })
}

/** An examination among the studies ('CFA Level I') as a credential; null for a degree. */
export function examOf({ degree, institution, end, lines, sources, confidence }: Education): Credential | null {
  if (!isExam(degree)) return null
  const { degree: title, institution: issuer, dates: date } = sources
  return {
    kind: 'certificate',
    title: degree,
    issuer: institution,
    date: end,
    lines,
    confidence,
    sources: { title, issuer, date },
  }
}

/** An examination board is the school only where no other is named. */
function schoolOf(drafts: readonly Draft[], index: number, unlisted: Span | null): Span | null {
  const own = drafts[index]?.institution ?? null
  const named = own && !isBoard(own) ? own.span : null
  return named ?? unlisted ?? schoolAbove(drafts, index)?.span ?? own?.span ?? null
}

/** Several degrees under one school: those after the first have only their own lines. */
function schoolAbove(drafts: readonly Draft[], index: number): Mark | null {
  const own = drafts[index]
  const before = drafts[index - 1]
  if (!own || !before?.degree || !isDegree(own.degree)) return null
  const isNext = own.first - (before.marks.at(-1)?.line.index ?? 0) <= 1
  if (!isNext) return null
  if (!before.institution || isBoard(before.institution)) return schoolAbove(drafts, index - 1)
  return before.institution.line.index < before.degree.line.index ? before.institution : null
}

/** An entry in the making. `marks` are all that belong to it, repeated ones too. */
type Draft = {
  first: number
  degree: Mark | null
  institution: Mark | null
  date: (Mark & { kind: 'date' }) | null
  marks: Mark[]
}

/** Groups marks by entry: a second degree, a second institution or a date that leads its line begins the next entry. */
function groupMarks(marks: readonly Mark[]): Draft[] {
  const dates = marks.filter(({ kind }) => kind === 'date')
  const leading = dates.filter(leadsLine).length
  const dateFirst = marks[0]?.kind === 'date' && leadsLine(marks[0]) && leading >= 0.5 * dates.length
  const first = marks.find(({ kind }) => kind !== 'date')
  const schoolFirst = first ? headsLine(first) : false
  const drafts: Draft[] = []
  for (const mark of marks) {
    const current = drafts.at(-1)
    if (!current || headsNext(current, mark, schoolFirst) || opensNext(current, mark, dateFirst))
      drafts.push(withMark(emptyDraft(mark), mark))
    else drafts[drafts.length - 1] = withMark(hasStaleDate(current, mark) ? emptyDraft(mark) : current, mark)
  }
  return drafts
}

/** A school on a line of its own. */
const headsLine = (mark: Mark): boolean => mark.kind === 'institution' && mark.leads && !mark.lineKinds.has('degree')

/** Where schools stand above their degrees, the next one does too, though the degree before it named none. */
function headsNext({ degree, institution }: Draft, mark: Mark, schoolFirst: boolean): boolean {
  return schoolFirst && headsLine(mark) && !isBoard(mark) && isDegree(degree) && (!institution || isBoard(institution))
}

/** At the start of its line, or in the cell behind the label of a form ('Dates'). */
const leadsLine = ({ line, span }: Mark): boolean =>
  span.start < 3 || dateLabel.test(line.text.slice(Math.max(0, span.start - 20), span.start))

const dateLabel = /^(?:dates?|zeitraum|fechas|datas)\t$/i

/** Only a date so far, on an earlier line, while this line brings its own. */
function hasStaleDate(current: Draft, mark: Mark): boolean {
  if (current.degree || current.institution || !current.date || current.date.line === mark.line) return false
  return mark.lineKinds.has('date')
}

const emptyDraft = ({ line }: Mark): Draft => ({
  first: line.index,
  degree: null,
  institution: null,
  date: null,
  marks: [],
})

const draftOf = (marks: readonly Mark[]): Draft =>
  marks.reduce<Draft>((draft, mark) => withMark(draft, mark), emptyDraft(marks[0]!))

// Per entry; more belong to other text.
const mostMarks = 30

function withMark(draft: Draft, mark: Mark): Draft {
  const marks = [...draft.marks, mark].slice(-mostMarks)
  if (mark.kind === 'date') return { ...draft, marks, date: isOpen(draft.date) ? mark : draft.date }
  const known = mark.kind === 'institution' && isSchoolBelowBoard(draft.institution, mark) ? null : draft[mark.kind]
  return { ...draft, marks, [mark.kind]: known ?? mark }
}

/** No date yet, or only 'Pursuing', which the years of the same entry say better. */
const isOpen = (date: Draft['date']): boolean => date === null || date.period.from === null

function opensNext(current: Draft, mark: Mark, dateFirst: boolean): boolean {
  const { degree, institution, date, first } = current
  if (mark.kind === 'date')
    return (degree ?? institution) !== null && leadsLine(mark) && (dateFirst || (date !== null && degree !== null))
  if (isCompleteLine(mark) && degree && (institution || !isDegree(degree)) && mark.line.index > first) return mark.leads
  if (mark.kind === 'institution' && (isSchoolBelowBoard(institution, mark) || isUniversityOfCollege(current, mark)))
    return false
  if (mark.kind === 'institution')
    return institution !== null && !isBoard(mark) && !isRepeated(institution, mark) && !isAffiliation(mark)
  if (institution && institution.line !== mark.line && isCompleteLine(mark)) return true
  return degree !== null && !isSameDegree(degree, mark)
}

/** 'Class XII, CBSE' with the school on the next line: the school replaces the examination board. */
function isSchoolBelowBoard(one: Mark | null, other: Mark): boolean {
  return one !== null && isBoard(one) && !isBoard(other) && other.line.index - one.line.index <= 1
}

/** In a table the cell after a college names the university that it belongs to. */
function isUniversityOfCollege({ degree, institution }: Draft, { line, span }: Mark): boolean {
  if (institution?.line !== line || degree?.line !== line || degree.span.start > span.start) return false
  return line.text.slice(institution.span.end, span.start).includes('\t')
}

const isBoard = (mark: Mark) => board.test(mark.span.text)
const board = /^(?:CBSE|CISCE|ICSE|ISC|(?:\p{L}+ )?State Board)\.?$/u

const isCompleteLine = ({ lineKinds }: Mark) => lineKinds.has('degree') && lineKinds.has('institution')

const isRepeated = (one: Mark, other: Mark) => {
  const [short = '', long = ''] = [plain(one.span.text), plain(other.span.text)].sort((a, b) => a.length - b.length)
  return other.line.index - one.line.index <= 1 && long.startsWith(short)
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

const isAffiliation = ({ line, span }: Mark) =>
  /\b(?:affiliated|under|recogni[sz]ed|approved|accredited|board)\b/i.test(
    line.text.slice(Math.max(0, span.start - 40), span.start),
  )

/** The degree is named twice: on one line, or again in the middle of the next. */
function isSameDegree(current: Mark, mark: Mark): boolean {
  if (current.kind !== 'degree' || mark.kind !== 'degree') return false
  if (current.line === mark.line)
    return current.degree.level === mark.degree.level || mark.degree.level === 'certificate'
  if (mark.line.index - current.line.index > 2 || current.degree.level !== mark.degree.level) return false
  return mark.span.start > 3 && plain(current.span.text) === plain(mark.span.text)
}

function createEntry(
  draft: Draft & { school: Span | null; guessed: Span | null },
  lines: readonly ReadableLine[],
  grade: Span | null,
): Education {
  const { degree, date, marks } = draft
  const school = draft.school ?? (degree && !isDegree(degree) ? certificateIssuer(degree.span) : null)
  const telling = lines.filter(({ text }) => !isDetail(text))
  const name = degree?.span ?? (school && findCourseBefore(lines, school))
  const taken = [...marks.map(({ span }) => span), ...[school, name, grade].filter((one) => one !== null)]
  const field = findFieldOfStudy(telling, degree?.span ?? null, taken)
  const period = date?.period
  return {
    degree: degree?.text ?? name?.text ?? '',
    field: field ? wholeField(telling, field, taken) : '',
    institution: school?.text ?? '',
    start: period?.isRange ? period.from : null,
    end: period ? (period.to ?? period.from) : null,
    grade: grade?.text ?? '',
    lines: { from: lines[0]?.index ?? 0, to: lines.at(-1)?.index ?? 0 },
    sources: {
      degree: sourceOrNull(name),
      field: sourceOrNull(field),
      institution: sourceOrNull(school),
      dates: sourceOrNull(date?.span),
      grade: sourceOrNull(grade),
    },
    confidence: confidenceOf(
      [degree !== null, school !== null && school !== draft.guessed, isPlausible(period)],
      field,
    ),
  }
}

/** High only where a known degree, a school that is named as one and plausible years were read. */
const confidenceOf = (checks: readonly boolean[], field: Span | null): number =>
  (25 + 20 * checks.filter(Boolean).length + (field ? 10 : 0)) / 100

function isPlausible(period: Period | undefined): boolean {
  if (!period) return false
  if (!period.isRange || period.to === 'present') return true
  const years = Number(period.to?.slice(0, 4)) - Number(period.from?.slice(0, 4))
  return years >= 0 && years <= longestStudy
}

const longestStudy = 10

const isDegree = (mark: Mark | null) => mark?.kind === 'degree' && mark.degree.level !== 'certificate'
