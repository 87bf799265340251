import { findPeriods } from '../dates/date-ranges.ts'
import { isTableHead } from '../layout/table-heads.ts'
import { narrowSpan, type ReadableLine, type Span, spanOnLine } from '../layout/text-spans.ts'
import { findDegrees } from './degrees.ts'
import type { Mark } from './education-mark.ts'
import { findInstitutions } from './institutions.ts'

/** A row of a table of schools: its marks by the columns, and the cell with the grade. */
export type TableRow = { marks: Mark[]; grade: Span | null }

/**
 * The rows below the head of a table ('Degree ⇥ Institution ⇥ Year ⇥ Score') that have as many cells as the head. Their
 * cells are what the head says, whatever their words.
 */
export function readTableRows(lines: readonly ReadableLine[]): ReadonlyMap<ReadableLine, TableRow> {
  const rows = new Map<ReadableLine, TableRow>()
  let columns: Column[] = []
  for (const line of lines) {
    const cells = cellsOf(line)
    if (cells.length > 2 && isTableHead(line.text)) columns = cells.map((cell) => columnOf(cell?.text ?? ''))
    else if (columns.includes('degree') && cells.length === columns.length)
      rows.set(line, readRow(line, cells, columns))
  }
  return rows
}

type Column = (typeof kinds)[number][0] | null

// The first that fits: 'Board/University' beside 'School/College' is the board.
const kinds = [
  // Two cells that run together.
  ['dateAndGrade', /\byear\b.*\b(?:c?gpa|percent(?:age)?|marks|score)\b/i],
  ['grade', /%|\b(?:c?gpa|percent(?:age)?|marks|score|grade|aggregate|result|division)\b/i],
  ['date', /\b(?:year|passing|period|duration|dates?|batch|session)\b/i],
  ['school', /\b(?:institut(?:e|ion)|school|college)\b/i],
  ['board', /\b(?:board|university)\b/i],
  ['degree', /\b(?:degree|course|qualification|exam(?:ination)?|class|programme?|level|standard|education|studies)\b/i],
  ['field', /\b(?:stream|branch|speciali[sz]ation|subject|discipline)\b/i],
] as const

const columnOf = (head: string): Column => kinds.find(([, words]) => words.test(head))?.[0] ?? null

function cellsOf(line: ReadableLine): (Span | null)[] {
  let at = 0
  return line.text.split(line.text.includes('\t') ? '\t' : '|').map((cell) => {
    const start = at
    at += cell.length + 1
    return spanOnLine(line, start, start + cell.length)
  })
}

function readRow(line: ReadableLine, cells: readonly (Span | null)[], columns: readonly Column[]): TableRow {
  const cell = (column: Column) => cells[columns.indexOf(column)] ?? null
  const degree = cell('degree')
  const school = cell('school') ?? cell('board')
  const both = cell('dateAndGrade')
  const date = cell('date') ?? both
  const period = date && findPeriods(date.text)[0]
  const kind = degree && findDegrees(degree.text)[0]
  const lineKinds = new Set<Mark['kind']>(['degree', 'institution'])
  const shared = { line, lineKinds }
  const marks: Mark[] = []
  if (degree) {
    const place = kind ?? { start: 0, end: degree.text.length, level: 'school' as const }
    const span = part(degree, place)
    marks.push({ ...shared, span, leads: true, kind: 'degree', degree: { ...place, start: span.start, end: span.end } })
  }
  if (school) {
    const [place] = findInstitutions(school.text, [])
    const end = Math.max(place?.end ?? 0, endOfName(school.text))
    marks.push({ ...shared, span: part(school, { start: 0, end }), leads: false, kind: 'institution' })
  }
  if (date && period) marks.push({ ...shared, span: part(date, period), leads: false, kind: 'date', period })
  return {
    marks: marks.sort((one, other) => one.span.start - other.span.start),
    grade: cell('grade') ?? (both && narrowSpan(both, period?.end ?? 0, both.text.length)),
  }
}

const part = (span: Span, { start, end }: { start: number; end: number }): Span => ({
  ...span,
  start: span.start + start,
  end: span.start + end,
  text: span.text.slice(start, end),
})

/** 'Rosemount, Kochi' is in Kochi. */
const endOfName = (text: string): number => text.split(/[,(]/, 1)[0]?.trimEnd().length || text.length
