import { findPeriods } from '@fledge/core/resume/dates/date-ranges'
import { isHeading } from '@fledge/core/resume/sections/section-headings'
import { labelsInMargin, withLabels } from './page-margins.ts'
import type { Segment } from './page-rows.ts'

/** A part of a page in reading order. A side is a narrow column beside the main text, often on every page. */
export type Block = { role: 'main' | 'left side' | 'right side'; segments: Segment[] }

/** Puts the segments of a page in reading order: what is above columns, the columns one by one, what is below. */
export function blocksOf(segments: readonly Segment[]): Block[] {
  const columns = findColumns(segments)
  if (!columns) return segments.length > 0 ? [{ role: 'main', segments: [...segments] }] : []
  const { above, left, right, below } = columns
  const isTall = heightOf([...left, ...right]) > 0.6 * heightOf(segments)
  return [...blocksOf(above), ...sideBySide(left, right, isTall), ...blocksOf(below)]
}

/**
 * Labels and dates at the left margin stand whole on the lines that they head; other segments stay as they are. Labels
 * may end at one edge and begin anywhere.
 */
export function withMarginLabels(segments: readonly Segment[]): Segment[] {
  if (segments.length < 2 * fewestLines || segments.length > mostSegments) return [...segments]
  for (const gutter of gutters(segments)) {
    for (const { left, right } of bandsBeside(segments, gutter)) {
      const labels = labelsInMargin(left, right)
      if (!labels) continue
      const own = new Set(left)
      return withLabels(
        segments.filter((segment) => !own.has(segment)),
        labels,
      )
    }
  }
  return [...segments]
}

type Columns = { above: Segment[]; left: Segment[]; right: Segment[]; below: Segment[] }

const narrow = 0.42

/** Only what runs down most of a page is a side; two short columns are part of the text. */
function sideBySide(left: Segment[], right: Segment[], isTall: boolean): Block[] {
  const width = widthOf([...left, ...right])
  const leftRole = widthOf(left) < narrow * width ? 'left side' : 'main'
  const rightRole = widthOf(right) < narrow * width ? 'right side' : 'main'
  const give = (blocks: Block[], role: Block['role']) =>
    blocks.map((block) => ({ ...block, role: isTall ? role : 'main' }))
  return [...give(blocksOf(left), leftRole), ...give(blocksOf(right), rightRole)]
}

function heightOf(segments: readonly Segment[]): number {
  return Math.max(...segments.map(({ y }) => y)) - Math.min(...segments.map(({ y }) => y))
}

function widthOf(segments: readonly Segment[]): number {
  return Math.max(...segments.map(({ right }) => right)) - Math.min(...segments.map(({ x }) => x))
}

const fewestLines = 3
const mostSegments = 3_000

/** The pair of columns with the most lines, or null when the page is read from left to right. */
function findColumns(segments: readonly Segment[]): Columns | null {
  if (segments.length < 2 * fewestLines || segments.length > mostSegments) return null
  let best: { columns: Columns; lines: number } | null = null
  for (const gutter of gutters(segments).slice(1)) {
    for (const columns of bandsBeside(segments, gutter)) {
      const lines = columns.left.length + columns.right.length
      if ((!best || lines > best.lines) && areColumns(columns)) best = { columns, lines }
    }
  }
  return best?.columns ?? null
}

/** Where at least three lines begin: each but the leftmost could be the left edge of a second column. */
function gutters(segments: readonly Segment[]): number[] {
  const starts = new Map<number, number>()
  for (const { x } of segments) starts.set(Math.round(x), (starts.get(Math.round(x)) ?? 0) + 1)
  const near = (x: number) => (starts.get(x - 1) ?? 0) + (starts.get(x) ?? 0) + (starts.get(x + 1) ?? 0)
  const often = [...starts.keys()].filter((x) => near(x) >= fewestLines).sort((one, other) => one - other)
  return often.slice(0, 60)
}

// In points; a gutter is at least this wide.
const gutterWidth = 5

/** The stretches of the page in which no line crosses the gutter and both sides have lines. */
function bandsBeside(segments: readonly Segment[], gutter: number): Columns[] {
  const bands: Columns[] = []
  let above: Segment[] = []
  let left: Segment[] = []
  let right: Segment[] = []
  const end = (index: number) => {
    const band = { above, left, right, below: segments.slice(index) }
    const trimmed = index < segments.length ? withoutTail(band) : band
    if (trimmed.left.length >= fewestLines && trimmed.right.length >= fewestLines) bands.push(trimmed)
    above = segments.slice(0, index)
    left = []
    right = []
  }
  segments.forEach((segment, index) => {
    if (segment.x >= gutter - 1.5) right.push(segment)
    else if (segment.right <= gutter - gutterWidth) left.push(segment)
    else {
      end(index)
      above = segments.slice(0, index + 1)
    }
  })
  end(segments.length)
  return bands
}

/**
 * Where the page goes on in one column, what stands below the shorter column from a heading or an outdented line on
 * belongs to what follows.
 */
function withoutTail({ above, left, right, below }: Columns): Columns {
  const leftCut = tailStart(left, right)
  const rightCut = tailStart(right, left)
  const tail = [...left.slice(leftCut), ...right.slice(rightCut)].sort((one, other) => one.y - other.y)
  return { above, left: left.slice(0, leftCut), right: right.slice(0, rightCut), below: [...tail, ...below] }
}

function tailStart(side: readonly Segment[], other: readonly Segment[]): number {
  const bottom = Math.max(...other.map(({ y, size }) => y + size / 2))
  const edge = Math.min(...side.filter(({ y }) => y <= bottom).map(({ x }) => x))
  const start = side.findIndex(({ y, x, text }) => y > bottom && (isHeading(text) || x < edge - 5))
  return start < 0 ? side.length : start
}

/**
 * Columns are read one after the other, rows of a table across. Headings on both sides make columns; otherwise lines
 * that stand on shared baselines are rows: dates at the right, labels at the left, cells of a table. A side of dates
 * belongs to what stands beside it, wherever in its row it is printed.
 */
function areColumns({ left, right }: Columns): boolean {
  const top = Math.min(...right.map(({ y, size }) => y - size))
  const beside = left.filter(({ y }) => y > top)
  if (beside.length < fewestLines) return false
  const headings = [beside, right].map((side) => side.filter(({ text }) => isHeading(text)).length)
  const [smaller, larger] = beside.length < right.length ? [beside, right] : [right, beside]
  const aligned =
    smaller.filter((segment) => larger.some((other) => isOnBaseline(segment, other))).length / smaller.length
  if (areLabels(beside, right) || labelsInMargin(left, right)) return false
  if (Math.min(...headings) >= 1) return aligned < 0.9 || smaller.length > 0.5 * larger.length
  const plain = smaller.filter(({ text }) => !isHeading(text))
  if (plain.filter(({ text }) => isDate(text)).length > 0.6 * plain.length) return false
  return aligned < 0.7 && letters(smaller) > 0.08 * letters(larger)
}

/** Headings and nothing else, beside the text that they head, often in the middle of its height. */
function areLabels(side: readonly Segment[], text: readonly Segment[]): boolean {
  const labels = side.filter((segment) => isHeading(segment.text)).length
  return (
    labels >= 0.8 * side.length && !text.some((segment) => isHeading(segment.text)) && letters(side) < letters(text)
  )
}

const isOnBaseline = (one: Segment, other: Segment) => Math.abs(one.y - other.y) < 0.25 * Math.min(one.size, other.size)
const letters = (segments: readonly Segment[]) => segments.reduce((sum, segment) => sum + segment.letters, 0)

/** A text is a date or a range of dates and nothing else. */
function isDate(text: string): boolean {
  const [period] = findPeriods(text)
  return period !== undefined && period.end - period.start > 0.7 * text.length
}
