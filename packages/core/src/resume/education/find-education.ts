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
import { type Draft, draftOf, groupMarks, isBoard, isDegree, isOver } from './group-marks.ts'
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
    if (draft.school || isLater(draft)) continue
    draft.school =
      drafts.find((other) => other.school && Math.floor(other.first) === Math.floor(draft.first))?.school ?? null
    draft.guessed = draft.school
  }
  const isShared = (index: number) =>
    [drafts[index - 1], drafts[index + 1]].some((other) => other?.first === drafts[index]!.first)
  return drafts.flatMap((draft, index) => {
    if (!draft.degree && !draft.institution) return []
    const from = starts.get(draft.first) ?? 0
    const next = starts.get(drafts[index + 1]?.first ?? -1) ?? lines.length
    const own = lines.slice(from, Math.max(next, from + 1))
    const alone = ofEntry(own, draft, drafts[index + 1])
    const grade = table.get(own[0]!)?.grade ?? findGrade(alone)
    return createEntry(draft, own, draft.degree && isShared(index) ? alone : own, grade)
  })
}

/** 'BA from Zed College, now MBA': the school of the first is not the other's. */
const isLater = ({ degree }: Draft): boolean =>
  degree !== null &&
  /\b(?:after|before|earlier|previously|then|later|now)\b[^,;.]{0,30}$/i.test(
    degree.line.text.slice(0, degree.span.start),
  )

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

function createEntry(
  draft: Draft & { school: Span | null; guessed: Span | null },
  lines: readonly ReadableLine[],
  alone: readonly ReadableLine[],
  grade: Span | null,
): Education {
  const { degree, date, marks } = draft
  const school = draft.school ?? (degree && !isDegree(degree) ? certificateIssuer(degree.span) : null)
  const telling = alone.filter(({ text }) => !isDetail(text))
  const name = degree?.span ?? (school && findCourseBefore(lines, school))
  const taken = [...marks.map(({ span }) => span), ...[school, name, grade].filter((one) => one !== null)]
  const field = findFieldOfStudy(telling, degree?.span ?? null, taken)
  const period = date && !isOfYear.test(date.line.text.slice(0, date.span.start)) ? date.period : undefined
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
      dates: sourceOrNull(period && date?.span),
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

// 'BHM 1st year, 2026' is no year of graduation.
const isOfYear = /(?:1st|2nd|first|second)[ -](?:year|yr)[,( –-]{1,3}$/i

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
