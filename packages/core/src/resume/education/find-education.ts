import type { Period } from '../dates/date-ranges.ts'
import { onLinesOfParts } from '../layout/line-parts.ts'
import { isTableHeadOnly } from '../layout/table-heads.ts'
import { type ReadableLine, type Span, sourceOrNull } from '../layout/text-spans.ts'
import { joinWrapped, onOwnLines } from '../layout/whole-lines.ts'
import type { Credential, Education } from '../resume-draft.ts'
import { splitCourses } from './course-lines.ts'
import { describeCourses, findCourseBefore, joinCertificatesInText } from './courses-in-text.ts'
import { isExam } from './degrees.ts'
import type { Mark } from './education-mark.ts'
import { readTableRows } from './education-table.ts'
import { groupByLead } from './entry-leads.ts'
import { findFieldOfStudy, wholeField } from './fields-of-study.ts'
import { findMarks, isDetail } from './find-education-marks.ts'
import { findGrade } from './grades.ts'
import { isBoard as namesBoard } from './school-boards.ts'
import { certificateIssuer } from './unlisted-courses.ts'
import { findUnlistedInstitutions } from './unlisted-institutions.ts'
import { runsOn } from './wrapped-lines.ts'

/** The entries (degree, institution, field, dates) of one section, in order. */
export function findEducation(lines: readonly ReadableLine[]): Education[] {
  const whole = joinWrapped(lines.filter(isNoFlatHead), runsOn)
  const courses = whole.flatMap(({ line }) => splitCourses(line))
  const entries = findEntries(courses.map(({ line }) => line))
  return entries.map((entry) => onOwnLines(onLinesOfParts(entry, courses), whole))
}

/** 'COURSE INSTITUTION BOARD YEAR', the head of a table whose columns are lost, names no school. */
const isNoFlatHead = ({ text }: ReadableLine): boolean =>
  /[\t|]/.test(text) || text.split(/[\s/]+/).length < 4 || !isTableHeadOnly(text)

function findEntries(lines: readonly ReadableLine[]): Education[] {
  const table = readTableRows(lines)
  const marks = joinCertificatesInText(lines, findMarks(lines, table))
  const starts = new Map(lines.map(({ index }, place) => [index, place]))
  const byLead = groupByLead(lines, marks)
  const grouped = byLead ? byLead.map(draftOf) : groupMarks(marks)
  const unlisted = findUnlistedInstitutions(
    lines,
    grouped.map((draft) => ({
      ...draft,
      degree: isDegree(draft.degree) ? draft.degree : null,
      institution: draft.institution && isOver(draft.institution) ? null : draft.institution,
    })),
  )
  const drafts = grouped.map((draft, index) => ({
    ...draft,
    school: schoolOf(grouped, index, unlisted[index] ?? null),
    guessed: unlisted[index] ?? null,
    first: Math.min(draft.first, unlisted[index]?.line ?? draft.first),
  }))
  if (drafts.every(({ degree, institution }) => !degree && !institution)) return describeCourses(lines)
  for (const draft of drafts) {
    if (draft.school) continue
    draft.school =
      drafts.find((other) => other.school && Math.floor(other.first) === Math.floor(draft.first))?.school ?? null
    draft.guessed = draft.school
  }
  return drafts.flatMap((draft, index) => {
    if (!draft.degree && !draft.institution) return []
    const from = starts.get(draft.first) ?? 0
    const next = starts.get(drafts[index + 1]?.first ?? -1) ?? lines.length
    const own = lines.slice(from, Math.max(next, from + 1))
    return createEntry(draft, own, table.get(own[0]!)?.grade ?? findGrade(ofEntry(own, draft, drafts[index + 1])))
  })
}

/** The lines of an entry without what other entries have on them ('10th 2019 71%, 12th 2021 66%'). */
const ofEntry = (lines: readonly ReadableLine[], { marks: [mark] }: Draft, next: Draft | undefined): ReadableLine[] =>
  lines.map((line) => {
    const from = line === mark?.line && mark.span.start > 0 && mark.kind !== 'date' ? mark.span.start : 0
    const end = line === next?.marks[0]?.line ? next.marks[0].span.start : line.text.length
    return { ...line, text: ' '.repeat(from) + line.text.slice(from, end) }
  })

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
  // '10th, same school'
  if (drafts[index]?.marks.some(({ line }) => /\bsame (?:school|college|institut\p{L}+|place)\b/iu.test(line.text)))
    return index > 0 ? schoolOf(drafts, index - 1, null) : null
  const named = own && !isOver(own) ? own.span : null
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
  const isBetter = mark.kind === 'institution' && draft.institution !== null && saysMore(draft, draft.institution, mark)
  const known = isBetter ? null : draft[mark.kind]
  return { ...draft, marks, [mark.kind]: known ?? mark }
}

/** A school below its board, a college behind its university. */
const saysMore = (draft: Draft, known: Mark, mark: Mark): boolean =>
  isSchoolBelowBoard(known, mark) || (isOfOneSchool(draft, mark) && isUniversity(known) && !isUniversity(mark))

/** No date yet, or only 'Pursuing', which the years of the same entry say better. */
const isOpen = (date: Draft['date']): boolean => date === null || date.period.from === null

function opensNext(current: Draft, mark: Mark, dateFirst: boolean): boolean {
  const { degree, institution, date, first } = current
  if (mark.kind === 'date')
    return (degree ?? institution) !== null && leadsLine(mark) && (dateFirst || (date !== null && degree !== null))
  if (isCompleteLine(mark) && degree && mark.line.index > first) return mark.leads
  if (mark.kind === 'institution' && (isSchoolBelowBoard(institution, mark) || isOfOneSchool(current, mark)))
    return false
  if (mark.kind === 'institution')
    return institution !== null && !isBoard(mark) && !isRepeated(institution, mark) && !isAffiliation(mark)
  if (institution && institution.line !== mark.line && isCompleteLine(mark)) return true
  // 'Craft course, Food Craft Institute, 2022' over 'Class 12, Zed Hall, 2021'
  if (date && date.line === institution?.line && date.line !== mark.line && mark.leads && mark.lineKinds.has('date'))
    return true
  // 'University of Lucknow, 2023 – 2028, 68 %' over 'Class XII, CBSE, 91.4 %'
  const isWhole = date !== null && date.line === institution?.line && date.line !== mark.line && mark.leads
  if (isWhole && findGrade([date.line]) !== null && findGrade([mark.line]) !== null) return true
  return degree !== null && !isSameDegree(degree, mark)
}

/** 'Class XII, CBSE' with the school on the next line: the school replaces the examination board. */
function isSchoolBelowBoard(one: Mark | null, other: Mark): boolean {
  return one !== null && isBoard(one) && !isBoard(other) && other.line.index - one.line.index <= 1
}

/**
 * A college with its university are one school: in the next cell, in brackets ('Karve College (SPPU)'), or behind the
 * label of a form. The college says more.
 */
function isOfOneSchool({ degree, institution }: Draft, { line, span }: Mark): boolean {
  if (!institution) return false
  if (institution.line !== line) return degree !== null && formLabel.test(line.text.slice(0, span.start))
  const between = line.text.slice(institution.span.end, span.start)
  // 'B.A., Sacred Heart College Thevara, MG University'
  const isOver = isUniversity({ span }) && !isUniversity(institution) && /^[\p{L}. ]{0,25},\s*$/u.test(between)
  if (isOver && degree?.line === line) return true
  return /\(\s*$/.test(between) || (degree?.line === line && degree.span.start < span.start && /\t/.test(between))
}

const formLabel = /^\P{L}*(?:university|board|college|school|institut(?:e|ion)|affiliated to)(?: name)?\s*[:\t–-]\s*$/iu
const isUniversity = ({ span }: Pick<Mark, 'span'>) => /\buniv(?:ersit|\b)/i.test(span.text)

const isBoard = (mark: Mark) => namesBoard(mark.span.text)

/** A board, or a university in brackets behind a college ('Zed Hall (Zed University)'). */
const isOver = (mark: Mark) => isBoard(mark) || (isUniversity(mark) && mark.line.text[mark.span.start - 1] === '(')

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
      [
        degree !== null,
        school !== null && school !== draft.guessed,
        isPlausible(period, degree?.kind === 'degree' && degree.degree.level === 'school'),
      ],
      field,
    ),
  }
}

/** High only where a known degree, a school that is named as one and plausible years were read. */
const confidenceOf = (checks: readonly boolean[], field: Span | null): number =>
  (25 + 20 * checks.filter(Boolean).length + (field ? 10 : 0)) / 100

function isPlausible(period: Period | undefined, isSchool: boolean): boolean {
  if (!period) return false
  if (!period.isRange || period.to === 'present') return true
  const years = Number(period.to?.slice(0, 4)) - Number(period.from?.slice(0, 4))
  return years >= 0 && years <= (isSchool ? longestSchool : longestStudy)
}

const longestStudy = 10
// Of the last classes; a longer time belongs to another entry.
const longestSchool = 2

const isDegree = (mark: Mark | null) => mark?.kind === 'degree' && mark.degree.level !== 'certificate'
