import { findPeriods, type Period } from '../dates/date-ranges.ts'
import { findBrokenRange, findSplitRange } from '../dates/split-date-ranges.ts'
import { isTableHead } from '../layout/table-heads.ts'
import { isBullet, type ReadableLine, spanOnLine } from '../layout/text-spans.ts'
import { type DegreePlace, findDegrees } from './degrees.ts'
import type { Mark, MarkedLine } from './education-mark.ts'
import type { TableRow } from './education-table.ts'
import { findInstitutions } from './institutions.ts'
import { isBoard } from './school-boards.ts'
import { addUnlistedCourses } from './unlisted-courses.ts'

/** The degrees, institutions and dates of a section. Bulleted lines are details, unless most entries are bulleted. */
export function findMarks(
  lines: readonly ReadableLine[],
  rows: ReadonlyMap<ReadableLine, TableRow> = new Map(),
): Mark[] {
  const found = lines.map((line) => ({ line, marks: rows.get(line)?.marks ?? marksOfLine(line) }))
  const all = addUnlistedCourses(withWholeDates(found))
  const headed = all.filter(({ marks }) => marks.some(({ kind }) => kind !== 'date'))
  const bulleted = headed.filter(({ line }) => isBullet(line.text)).length
  const bulletsHead = bulleted > 0 && bulleted >= 0.5 * headed.length
  return all.flatMap(({ line, marks }) => (isBullet(line.text) && !bulletsHead ? marks.filter(isMarginDate) : marks))
}

/** A range that runs over two lines in a narrow cell ('2021 –' over '2025') is one date, on the first of them. */
function withWholeDates(rows: MarkedLine[]): MarkedLine[] {
  rows.forEach((row, index) => {
    const next = rows[index + 1]
    const isDated = (marks: readonly Mark[]) => marks.some(({ kind }) => kind === 'date')
    const broken =
      next && isDated(row.marks) && isDated(next.marks)
        ? (findSplitRange(row.line.text, next.line.text) ?? findBrokenRange(row.line.text, next.line.text))
        : null
    if (!next || !broken) return
    const { period, second } = broken
    rows[index] = {
      ...row,
      marks: row.marks.map((mark) =>
        mark.kind === 'date' && mark.period.start >= period.start ? { ...mark, period } : mark,
      ),
    }
    rows[index + 1] = {
      ...next,
      marks: next.marks.filter((mark) => mark.kind !== 'date' || mark.period.start !== second.start),
    }
  })
  return rows
}

/** A range of dates in its own cell belongs to the entry even on a bulleted line. */
function isMarginDate(mark: Mark): boolean {
  if (mark.kind !== 'date' || !mark.period.isRange) return false
  return mark.line.text[mark.period.start - 1] === '\t' && mark.period.end === mark.line.text.length
}

// A longer line is a paragraph of text.
const longestLine = 1_000
const detail = new RegExp(
  `^\\s*(?:${[
    '(?:relevant |related |key )?(?:course ?work|courses|subjects|electives|activities|awards?|honou?rs|achievements?|thesis|advisor)',
    '(?:active |founding |student )?(?:member|president|vice[- ]president|captain|treasurer|secretary) (?:of|,)',
    '(?:exchange|study abroad|semester abroad|erasmus)\\b(?! student)',
    "recipient|dissertation|participated|volunteered|elected|concentration in|minor in|emphasis in|dean[’']?s list",
    'completed (?:an? |my |several |over |\\d{1,3}[+]? )?(?:internship|course|credits?|credit hours|units|hours|years? of)',
  ].join('|')})(?![\\p{L}\\d])`,
  'iu',
)

/** A line of details (courses, awards, societies), which begins no entry even if it names a school. */
export const isDetail = (text: string): boolean => detail.test(text)

function marksOfLine(line: ReadableLine): Mark[] {
  if (line.text.length > longestLine || isDetail(line.text) || (/[\t|]/.test(line.text) && isTableHead(line.text)))
    return []
  const periods = findPeriods(line.text)
  const degrees = findDegrees(line.text)
    .map((degree) => wholeCertificate(line.text, degree))
    .filter((degree) => degree.level !== 'certificate' || standsFirst(line.text, degree, periods))
  const institutions = findInstitutions(line.text, [...degrees, ...periods])
  const found = [
    ...degrees.map((degree) => ({ place: degree, content: { kind: 'degree', degree } as const })),
    ...institutions.map((place) => ({ place, content: { kind: 'institution' } as const })),
    ...periods.map((period) => ({ place: period, content: { kind: 'date', period } as const })),
  ].sort((one, other) => one.place.start - other.place.start)
  // The school of a board may be on another line.
  const lineKinds = new Set(
    found.filter(({ place }) => !isBoard(line.text.slice(place.start, place.end))).map(({ content }) => content.kind),
  )
  const leader = found.find(({ content }) => content.kind !== 'date')
  return found.flatMap((mark): Mark[] => {
    const span = spanOnLine(line, mark.place.start, mark.place.end)
    return span ? [{ line, span, lineKinds, leads: mark === leader, ...mark.content }] : []
  })
}

/** Certificates count where they begin their line or follow a school; in running text they are details. */
function standsFirst(text: string, { start }: DegreePlace, periods: readonly Period[]): boolean {
  const date = periods.find((period) => period.start < 3)
  const before = text.slice(date && date.end <= start ? date.end : 0, start)
  return /^[^\p{L}\d]*$/u.test(before) || findInstitutions(before, []).length > 0
}

/** Extends a certificate to its whole name: 'CFTC - Computer Forensics Technician Certification'. */
function wholeCertificate(text: string, degree: DegreePlace): DegreePlace {
  if (degree.level !== 'certificate' || !/^(?:(?:graduate|professional) )?certificat/i.test(text.slice(degree.start)))
    return degree
  const before = text.slice(Math.max(0, degree.start - 90), degree.start)
  const name = certificateName.exec(before)
  return name ? { ...degree, start: degree.start - name[0].length } : degree
}

const certificateName =
  /(?:(?!(?:[Pp]resent|[Cc]urrent|[Oo]ngoing)\b)(?:\p{Lu}|\(\p{Lu}|\d(?=\d? \p{Lu}))[\p{L}\d+().-]{0,30}(?: - | of | in | and | & | )){1,9}$/u
