import type { Mark } from './education-mark.ts'
import { findGrade } from './grades.ts'
import { isBoard as namesBoard } from './school-boards.ts'

/** An entry in the making. `marks` are all that belong to it, repeated ones too. */
export type Draft = {
  first: number
  degree: Mark | null
  institution: Mark | null
  date: (Mark & { kind: 'date' }) | null
  marks: Mark[]
}

/** Groups marks by entry: a second degree, a second institution or a date that leads its line begins the next entry. */
export function groupMarks(marks: readonly Mark[]): Draft[] {
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

export const draftOf = (marks: readonly Mark[]): Draft =>
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

export const isBoard = (mark: Mark) => namesBoard(mark.span.text)

/** A board, or a university in brackets behind a college ('Zed Hall (Zed University)'). */
export const isOver = (mark: Mark) =>
  isBoard(mark) ||
  (isUniversity(mark) && /\($|\s(?:at|from) \p{Lu}{3,7}, $/u.test(mark.line.text.slice(0, mark.span.start)))

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
  if (current.line === mark.line) {
    // 'LL.B at Zed College after a BA in Logic'
    const isOther = /\b(?:after|before|earlier|previously|then|later)\b/i.test(
      mark.line.text.slice(current.span.end, mark.span.start),
    )
    return (current.degree.level === mark.degree.level && !isOther) || mark.degree.level === 'certificate'
  }
  if (mark.line.index - current.line.index > 2 || current.degree.level !== mark.degree.level) return false
  return mark.span.start > 3 && plain(current.span.text) === plain(mark.span.text)
}

export const isDegree = (mark: Mark | null) => mark?.kind === 'degree' && mark.degree.level !== 'certificate'
