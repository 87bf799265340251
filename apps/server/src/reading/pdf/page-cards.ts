import { findPeriods } from '@fledge/core/resume/dates/date-ranges'
import { isHeading } from '@fledge/core/resume/sections/section-headings'
import { isOnBaseline, type Segment } from './page-rows.ts'

/** Two cards side by side, and what is above and below them. */
export type CardRow = { above: Segment[]; left: Segment[]; right: Segment[]; below: Segment[] }

/**
 * The first row of cards side by side, such as two jobs with their lines on shared baselines. Two ranges of dates, or
 * two labels ('Languages: …'), on one baseline show that the lines are not rows of a table. Null when there is none.
 */
export function findCards(segments: readonly Segment[]): CardRow | null {
  if (segments.length > maxSegments) return null
  for (const [index, right] of segments.entries()) {
    const left = segments[index - 1]
    if (!left || !isOnBaseline(left, right)) continue
    const isSure = signs.some((isSign) => isSign(left.text) && isSign(right.text))
    const areHeads = isBold(left) && isBold(right)
    const cards = isSure || areHeads ? growCards(segments, index, left.x, right.x) : null
    if (cards && (isSure || [cards.left, cards.right].every(isListUnderHead))) return cards
  }
  return null
}

const isBold = ({ letters, boldLetters }: Segment) => boldLetters > 0.9 * letters

/** A bold line over others that are further in: a label over its list. */
function isListUnderHead([head, ...items]: readonly Segment[]): boolean {
  return (
    head !== undefined &&
    items.length > 1 &&
    isBold(head) &&
    items.every((item) => !isBold(item) && item.x > head.x + indent)
  )
}

// In points.
const indent = 4

/** Of one page; bounds the time for hostile files. */
export const maxSegments = 3_000

const signs: readonly ((text: string) => boolean)[] = [
  (text) => {
    const [period] = findPeriods(text)
    return period?.isRange === true && period.end - period.start > 0.8 * text.length
  },
  (text) => /^\p{Lu}[^:\t]{1,30}:\s\S/u.test(text),
]

/** The lines around a segment, up to a heading, a wide gap, or a line that crosses the gutter or is further out. */
function growCards(segments: readonly Segment[], index: number, edge: number, gutter: number): CardRow | null {
  const isInside = ({ x, right }: Segment) =>
    x >= edge - margin && (x >= gutter - margin || right <= gutter - minGutterWidth)
  const goesOn = (segment: Segment | undefined, next: Segment | undefined) =>
    segment !== undefined &&
    next !== undefined &&
    isInside(segment) &&
    !isHeading(segment.text) &&
    Math.abs(segment.y - next.y) < maxLineHeight * Math.max(segment.size, next.size)
  let from = index
  let to = index
  while (goesOn(segments[from - 1], segments[from])) from--
  while (goesOn(segments[to + 1], segments[to])) to++
  const own = segments.slice(from, to + 1)
  const right = own.filter(({ x }) => x >= gutter - margin)
  const left = own.filter((segment) => !right.includes(segment))
  if (left.length === 0 || !isInside(own[0]!)) return null
  return { above: segments.slice(0, from), left, right, below: segments.slice(to + 1) }
}

// In points.
const margin = 2
const minGutterWidth = 5
// In letter sizes: cards are further apart than their lines.
const maxLineHeight = 1.9
