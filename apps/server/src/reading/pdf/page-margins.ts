import { findPeriods } from '@fledge/core/resume/dates/date-ranges'
import { headingKind, isHeading, labelKind } from '@fledge/core/resume/sections/section-headings'
import { joinSegments, type Segment, widthOf } from './page-rows.ts'

/** A label of one or several lines, and the first segment of the block next to it. */
export type MarginLabel = { label: Segment; blockStart: Segment | null }

/**
 * Finds labels and dates in a left column that belong to the blocks next to them, as in the Europass. Null when the left
 * column has a text of its own, or the right one has sections.
 */
export function findMarginLabels(left: readonly Segment[], right: readonly Segment[]): MarginLabel[] | null {
  if (left.length > maxLabels || left.some(({ text }) => text.length > maxLabelLength)) return null
  if (widthOf(left) > maxWidthShare * widthOf(right) || !headsEntries(left)) return null
  if (right.some(({ text }) => isHeading(text))) return null
  const blocks = groupBlocks(right)
  const labels = joinLabels(left, right, blocks).map(({ label, last }) => ({
    label,
    blockStart: findNextTo(label, right) ?? findAround(label, last, blocks),
  }))
  const plain = labels.filter(({ label }) => !isHeading(label.text))
  const isJoined = labels.length < left.length
  const counted = plain.length === 0 && isJoined ? labels : plain
  const attached = counted.filter(({ blockStart }) => blockStart !== null).length
  return attached >= minRows && attached >= minAttachedShare * counted.length ? labels : null
}

/** Puts each label on the first line of its block. */
export function placeLabels(segments: readonly Segment[], labels: readonly MarginLabel[]): Segment[] {
  const places = labels.map(({ label, blockStart }) => ({
    label: { ...label, y: blockStart?.y ?? label.y },
    place: blockStart ? segments.indexOf(blockStart) : segments.findIndex(({ y }) => y > label.y),
  }))
  const before = Map.groupBy(places, ({ place }) => place)
  const at = (place: number) => (before.get(place) ?? []).map(({ label }) => label)
  return [...segments.flatMap((segment, place) => [...at(place), segment]), ...at(-1)]
}

// Of one page; a column with more is not a margin.
const maxLabels = 100
const maxLabelLength = 60
// Of the width of the text; a wider column has a text of its own.
const maxWidthShare = 0.75
const minRows = 2
const minAttachedShare = 0.8

/** Whether the labels have a heading of jobs or schools, or dates: a side bar of skills and addresses has neither. */
function headsEntries(labels: readonly Segment[]): boolean {
  const dates = labels.filter(({ text }) => findPeriods(text).length > 0).length
  return dates >= minRows || labels.some(({ text }) => entries.has(headingKind(text) ?? ''))
}

const entries = new Set(['experience', 'education'])

/** The leftmost segment at the height of another one, whose letters may be larger or smaller. */
function findNextTo(segment: Segment, others: readonly Segment[]): Segment | null {
  const near = others.filter(
    (other) => Math.abs(other.y - segment.y) <= maxBaselineDistance * Math.max(other.size, segment.size),
  )
  return near.reduce<Segment | null>((best, other) => (!best || other.x < best.x - 1 ? other : best), null)
}

// In letter sizes: the distance between the baselines of cells that begin at the same height.
const maxBaselineDistance = 0.36

type Block = { first: Segment; last: Segment }

/** Groups lines with the spacing of a paragraph. */
function groupBlocks(lines: readonly Segment[]): Block[] {
  const steps = lines.slice(1).map(({ y }, index) => y - (lines[index]?.y ?? y))
  const step = Math.min(...steps.filter((height) => height > 2))
  const blocks: Block[] = []
  for (const line of lines) {
    const block = blocks.at(-1)
    if (block && line.y - block.last.y < blockGap * step) block.last = line
    else blocks.push({ first: line, last: line })
  }
  return blocks
}

// In line spacings.
const blockGap = 1.2

/** The first line of a block with a vertically centred label. */
const findAround = (label: Segment, last: Segment, blocks: readonly Block[]): Segment | null =>
  blocks.find((block) => Math.abs(block.first.y + block.last.y - label.y - last.y) < label.size)?.first ?? null

/** Joins labels of several lines; `last` is the last line. */
function joinLabels(
  left: readonly Segment[],
  right: readonly Segment[],
  blocks: readonly Block[],
): { label: Segment; last: Segment }[] {
  const labels: { label: Segment; last: Segment }[] = []
  for (const line of left) {
    const before = labels.at(-1)
    if (before && (continuesLabel(before, line, right) || continuesHeading(before, line, right, blocks)))
      labels[labels.length - 1] = { label: joinSegments([before.label, line], before.label.y), last: line }
    else labels.push({ label: line, last: line })
  }
  return labels
}

// In letter sizes.
const lineHeight = 1.5

function continuesLabel(
  { label, last }: { label: Segment; last: Segment },
  line: Segment,
  right: readonly Segment[],
): boolean {
  const step = (line.y - last.y) / last.size
  if (step > lineHeight || step < 0.5) return false
  const whole = `${label.text} ${line.text}`
  const isOpen = opens.test(last.text)
  if (isHeading(line.text) || labelKind(line.text)) return isHeading(whole) && (isOpen || !isHeading(label.text))
  if (isHeading(whole) || isRange(whole)) return true
  return /^\p{Ll}/u.test(line.text) || isOpen || (!isHeading(label.text) && !findNextTo(line, right))
}

/** 'VOLUNTEER' over 'EXPERIENCE', next to one block, are one heading although each word is one as well. */
function continuesHeading(
  { label, last }: { label: Segment; last: Segment },
  line: Segment,
  right: readonly Segment[],
  blocks: readonly Block[],
): boolean {
  const step = (line.y - last.y) / last.size
  if (step > lineHeight || step < 0.5 || !isHeading(`${label.text} ${line.text}`)) return false
  const next = findNextTo(line, right)
  return !blocks.some(({ first }) => first === next || (next !== null && Math.abs(first.y - next.y) < 1))
}

/** Whether the text is a date range, such as '01 Feb 2023–30 Jun' over '2023', and nothing else. */
function isRange(text: string): boolean {
  const [period] = findPeriods(text)
  return period?.isRange === true && period.start === 0 && period.end === text.length
}

const opens = /(?:[/&,–-]|\s(?:and|of|or|und|oder|der|des|et|ou|de|du|la|les|y|o|e|di|do|da))$/i
