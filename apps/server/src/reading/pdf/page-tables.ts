import { isTableHead } from '@fledge/core/resume/layout/table-heads'
import { isHeading } from '@fledge/core/resume/sections/section-headings'
import { joinSegments, type Segment } from './page-rows.ts'

/**
 * Aligns tables of schools or jobs ('Degree | Institution | Year | CGPA') whose cells have several lines, or are vertically
 * centred: each row becomes one segment with tabs, so that its columns are not taken for columns of the page. Other
 * segments are unchanged.
 */
export function alignTableRows(segments: readonly Segment[]): Segment[] {
  const { head, own: headed } = headOf(segments) ?? {}
  if (!head || !headed) return [...segments]
  const body = bodyOf(segments, head, headed)
  const end = segments.indexOf(body.at(-1) ?? headed.at(-1)!) + 1
  return [...alignTable(segments.slice(0, end), { head, own: headed }, body), ...alignTableRows(segments.slice(end))]
}

function alignTable(segments: readonly Segment[], { head, own: headed }: Head, body: readonly Segment[]): Segment[] {
  const cells = () => head.flatMap((_, column) => cellsOf(body.filter((segment) => columnOf(segment, head) === column)))
  const rows = body.length < head.length || isInRows(body) ? body : rowsOf(cells())
  const own = new Set([...headed, ...body])
  const others = segments.filter((segment) => !own.has(segment))
  return [...others, ...joinRows([...headed, ...rows], head)].sort((one, other) => one.y - other.y)
}

/** Joins the cells of each row; a cell outside all columns belongs to another column of the page. */
function joinRows(cells: readonly Segment[], head: readonly Segment[]): Segment[] {
  const rows: Segment[][] = []
  for (const cell of [...cells].sort((one, other) => one.y - other.y)) {
    const row = rows.at(-1)
    const isOfTable = head.some((column) => distance(cell, column) < cell.size)
    if (row && isOfTable && isLevel(cell, row[0])) row.push(cell)
    else rows.push([cell])
  }
  return rows.map((row) => {
    const ordered = row.sort((one, other) => one.x - other.x)
    return { ...joinSegments(ordered, row[0]?.y ?? 0), text: ordered.map(({ text }) => text).join('\t') }
  })
}

const minColumns = 3

/** The header cells of a table, and their segments. */
type Head = { head: Segment[]; own: readonly Segment[] }

function headOf(segments: readonly Segment[]): Head | null {
  for (let from = 0; from < segments.length; from++) {
    const row = segments.slice(from, from + maxColumns).filter((segment) => isLevel(segment, segments[from]))
    const lines = segments.slice(from, from + 2 * maxColumns).filter((segment) => isNear(segment, segments[from]))
    const cells = lines.length > row.length && isTableHead(textOf(lines)) ? columnsOf(lines) : []
    if (cells.length >= minColumns && cells.length > row.length) return { head: cells, own: lines }
    if (row.length >= minColumns && isTableHead(textOf(row))) return { head: row, own: row }
  }
  return null
}

const textOf = (segments: readonly Segment[]) => segments.map(({ text }) => text).join(' ')

/** Header cells of two lines ('Year of' over 'Passing') extend above and below those of one line. */
const isNear = (one: Segment, other: Segment | undefined) =>
  other !== undefined && one.y >= other.y - 1 && one.y - other.y < lineHeight * one.size

/** Segments above each other form one cell. */
function columnsOf(lines: readonly Segment[]): Segment[] {
  const columns: Segment[][] = []
  for (const line of [...lines].sort((one, other) => one.x - other.x)) {
    const last = columns.at(-1)
    if (last?.some(({ right }) => line.x < right)) last.push(line)
    else columns.push([line])
  }
  return columns.map((cell) => joinSegments(cell, cell[0]?.y ?? 0))
}

const maxColumns = 8
const isLevel = (one: Segment, other: Segment | undefined) =>
  other !== undefined && Math.abs(one.y - other.y) < 0.3 * Math.min(one.size, other.size)

/** The segments below the header, up to the next heading, a wide gap or a line across the columns. */
function bodyOf(segments: readonly Segment[], head: readonly Segment[], headed: readonly Segment[]): Segment[] {
  const below = segments.slice(segments.indexOf(headed[0] as Segment)).filter((segment) => !headed.includes(segment))
  let y = headed[0]?.y ?? 0
  const end = below.findIndex((segment) => {
    const isFar = segment.y - y > 4 * segment.size
    y = segment.y
    return isFar || isHeading(segment.text) || isAcross(segment, head)
  })
  return end < 0 ? below : below.slice(0, end)
}

const isAcross = (segment: Segment, head: readonly Segment[]) =>
  columnOf(segment, head) === 0 && segment.right > (head[1]?.x ?? Number.POSITIVE_INFINITY)

/** Whether each segment is level with one of the first column: then the rows are aligned. */
function isInRows(body: readonly Segment[]): boolean {
  const edge = Math.min(...body.map(({ x }) => x))
  const first = body.filter(({ x, size }) => x - edge < size)
  return body.every((segment) => first.some((other) => isLevel(segment, other)))
}

/** The column whose header is nearest to the segment. */
function columnOf(segment: Segment, head: readonly Segment[]): number {
  const distances = head.map((column) => distance(segment, column))
  return distances.indexOf(Math.min(...distances))
}

const distance = (one: Segment, other: Segment) => Math.max(other.x - one.right, one.x - other.right, 0)

type Cell = { top: number; bottom: number; lines: Segment[] }

// In letter sizes: lines of a cell are closer to each other than those of two rows.
const lineHeight = 1.5

function cellsOf(column: readonly Segment[]): Cell[] {
  const cells: Cell[] = []
  for (const line of column) {
    const last = cells.at(-1)
    if (last && line.y - last.bottom < lineHeight * line.size) {
      last.lines.push(line)
      last.bottom = line.y
    } else cells.push({ top: line.y, bottom: line.y, lines: [line] })
  }
  return cells
}

/** Cells with overlapping heights form a row, at the position of the topmost cell. */
function rowsOf(cells: readonly Cell[]): Segment[] {
  const rows: Cell[][] = []
  let bottom = Number.NEGATIVE_INFINITY
  for (const cell of [...cells].sort((one, other) => one.top - other.top)) {
    const reach = 0.5 * (cell.lines[0]?.size ?? 0)
    if (cell.top - bottom < reach) rows.at(-1)?.push(cell)
    else rows.push([cell])
    bottom = Math.max(bottom, cell.bottom)
  }
  return rows.flatMap((row) => {
    const y = row[0]?.top ?? 0
    return row.map(({ lines }) => joinSegments(lines, y)).sort((one, other) => one.x - other.x)
  })
}
