import { findPeriods } from '@fledge/core/resume/dates/date-ranges'
import { isHeading } from '@fledge/core/resume/sections/section-headings'
import { findCards, maxSegments } from './page-cards.ts'
import { findMarginLabels, placeLabels } from './page-margins.ts'
import { isOnBaseline, type Segment, widthOf } from './page-rows.ts'

/** A part of a page in reading order. A side is a narrow column next to the main text, often on every page. */
export type Block = { role: 'main' | 'left side' | 'right side'; segments: Segment[] }

/** Sorts the segments of a page in reading order: text above columns, each column, text below. */
export function blocksOf(segments: readonly Segment[]): Block[] {
  const columns = findColumns(segments)
  if (!columns) return blocksOfCards(segments)
  const { above, left, right, below } = columns
  const isTall = heightOf([...left, ...right]) > 0.6 * heightOf(segments)
  return [...blocksOf(above), ...assignRoles(left, right, isTall), ...blocksOf(below)]
}

/** Each card side by side with another is a block of its own. */
function blocksOfCards(segments: readonly Segment[]): Block[] {
  if (segments.length === 0) return []
  const cards = findCards(segments)
  if (!cards) return [{ role: 'main', segments: [...segments] }]
  const { above, left, right, below } = cards
  const own = [above, left, right].filter((part) => part.length > 0)
  return [...own.map((part): Block => ({ role: 'main', segments: part })), ...blocksOfCards(below)]
}

/** Puts labels and dates of the left margin on the first lines of their blocks; other segments are unchanged. */
export function withMarginLabels(segments: readonly Segment[]): Segment[] {
  if (segments.length < 2 * minLines || segments.length > maxSegments) return [...segments]
  for (const gutter of gutters(segments)) {
    for (const { left, right } of findBands(segments, gutter)) {
      const labels = findMarginLabels(left, right)
      if (!labels) continue
      const own = new Set(left)
      const others = segments.filter((segment) => !own.has(segment))
      return placeLabels(others, labels)
    }
  }
  return [...segments]
}

type Columns = { above: Segment[]; left: Segment[]; right: Segment[]; below: Segment[] }

const narrow = 0.42

/** A side runs down most of a page; two short columns are part of the text. */
function assignRoles(left: Segment[], right: Segment[], isTall: boolean): Block[] {
  const width = widthOf([...left, ...right])
  const leftRole = widthOf(left) < narrow * width ? 'left side' : 'main'
  const rightRole = widthOf(right) < narrow * width ? 'right side' : 'main'
  const withRole = (blocks: Block[], role: Block['role']) =>
    blocks.map((block) => ({ ...block, role: isTall ? role : 'main' }))
  return [...withRole(blocksOf(left), leftRole), ...withRole(blocksOf(right), rightRole)]
}

function heightOf(segments: readonly Segment[]): number {
  return Math.max(...segments.map(({ y }) => y)) - Math.min(...segments.map(({ y }) => y))
}

const minLines = 3

/** The pair of columns with the most lines, or null for a page of one column. */
function findColumns(segments: readonly Segment[]): Columns | null {
  if (segments.length < 2 * minLines || segments.length > maxSegments) return null
  let best: { columns: Columns; lines: number } | null = null
  for (const gutter of gutters(segments).slice(1)) {
    for (const columns of findBands(segments, gutter)) {
      const lines = columns.left.length + columns.right.length
      if ((!best || lines > best.lines) && areColumns(columns)) best = { columns, lines }
    }
  }
  return best?.columns ?? null
}

/** The positions at which at least three lines begin: each but the leftmost may be the left edge of a column. */
function gutters(segments: readonly Segment[]): number[] {
  const starts = new Map<number, number>()
  for (const { x } of segments) starts.set(Math.round(x), (starts.get(Math.round(x)) ?? 0) + 1)
  const near = (x: number) => (starts.get(x - 1) ?? 0) + (starts.get(x) ?? 0) + (starts.get(x + 1) ?? 0)
  const often = [...starts.keys()].filter((x) => near(x) >= minLines).sort((one, other) => one - other)
  return often.slice(0, 60)
}

// In points.
const minGutterWidth = 5

/** The parts of the page in which no line crosses the gutter and both sides have lines. */
function findBands(segments: readonly Segment[], gutter: number): Columns[] {
  const bands: Columns[] = []
  let above: Segment[] = []
  let left: Segment[] = []
  let right: Segment[] = []
  const end = (index: number) => {
    const band = { above, left, right, below: segments.slice(index) }
    const trimmed = index < segments.length ? withoutTail(band) : band
    if (trimmed.left.length >= minLines && trimmed.right.length >= minLines) bands.push(trimmed)
    above = segments.slice(0, index)
    left = []
    right = []
  }
  segments.forEach((segment, index) => {
    if (segment.x >= gutter - 1.5) right.push(segment)
    else if (segment.right <= gutter - minGutterWidth) left.push(segment)
    else {
      end(index)
      above = segments.slice(0, index + 1)
    }
  })
  end(segments.length)
  return bands
}

/** Moves lines below the shorter column, from a heading or an outdented line on, to the text that follows. */
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
 * Whether two sides are columns rather than rows of a table. Headings on both sides make columns; otherwise lines on
 * shared baselines are rows: dates at the right, labels at the left, cells. A side of dates belongs to the other side.
 */
function areColumns({ left, right }: Columns): boolean {
  const top = Math.min(...right.map(({ y, size }) => y - size))
  const adjacent = left.filter(({ y }) => y > top)
  if (adjacent.length < minLines) return false
  const headings = [adjacent, right].map((side) => side.filter(({ text }) => isHeading(text)).length)
  const [smaller, larger] = adjacent.length < right.length ? [adjacent, right] : [right, adjacent]
  const aligned =
    smaller.filter((segment) => larger.some((other) => isOnBaseline(segment, other))).length / smaller.length
  if (areLabels(adjacent, right) || findMarginLabels(left, right)) return false
  if (Math.min(...headings) >= 1) return aligned < 0.9 || smaller.length > 0.5 * larger.length
  const plain = smaller.filter(({ text }) => !isHeading(text))
  if (plain.filter(({ text }) => isDate(text)).length > 0.6 * plain.length) return false
  return aligned < 0.7 && letters(smaller) > 0.08 * letters(larger)
}

/** Whether the side has only headings of the text next to it, often vertically centred. */
function areLabels(side: readonly Segment[], text: readonly Segment[]): boolean {
  const labels = side.filter((segment) => isHeading(segment.text)).length
  return (
    labels >= 0.8 * side.length && !text.some((segment) => isHeading(segment.text)) && letters(side) < letters(text)
  )
}

const letters = (segments: readonly Segment[]) => segments.reduce((sum, segment) => sum + segment.letters, 0)

/** Whether the text is a date or a date range and little else. */
function isDate(text: string): boolean {
  const [period] = findPeriods(text)
  return period !== undefined && period.end - period.start > 0.7 * text.length
}
