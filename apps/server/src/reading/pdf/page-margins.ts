import { findPeriods } from '@fledge/core/resume/dates/date-ranges'
import { headingKind, isHeading, labelKind } from '@fledge/core/resume/sections/section-headings'
import type { Segment } from './page-rows.ts'

/** A label of one or several lines, and the first segment of the block that stands beside it. */
export type MarginLabel = { label: Segment; beside: Segment | null }

/**
 * The labels and dates of a left column that head the blocks beside them, as in the Europass. Null where the left column
 * has a text of its own, or the right one has sections.
 */
export function labelsInMargin(left: readonly Segment[], right: readonly Segment[]): MarginLabel[] | null {
  if (left.length > mostLabels || left.some(({ text }) => text.length > longestLabel)) return null
  if (widthOf(left) > widest * widthOf(right) || !headsEntries(left)) return null
  if (right.some(({ text }) => isHeading(text))) return null
  const blocks = blocksOf(right)
  const labels = joinedLabels(left, right).map(({ label, last }) => ({
    label,
    beside: besideOf(label, right) ?? aroundOf(label, last, blocks),
  }))
  const plain = labels.filter(({ label }) => !isHeading(label.text))
  const heading = plain.filter(({ beside }) => beside !== null).length
  return heading >= fewestRows && heading >= mostlyBeside * plain.length ? labels : null
}

/** The segments of a page with its labels whole, each on the line that it heads. */
export function withLabels(segments: readonly Segment[], labels: readonly MarginLabel[]): Segment[] {
  const places = labels.map(({ label, beside }) => ({
    label: { ...label, y: beside?.y ?? label.y },
    place: beside ? segments.indexOf(beside) : segments.findIndex(({ y }) => y > label.y),
  }))
  const before = Map.groupBy(places, ({ place }) => place)
  const at = (place: number) => (before.get(place) ?? []).map(({ label }) => label)
  return [...segments.flatMap((segment, place) => [...at(place), segment]), ...at(-1)]
}

// Of one page; what has more is no margin.
const mostLabels = 100
const longestLabel = 60
// Of the width of the text; a wider column has a text of its own.
const widest = 0.75
const fewestRows = 2
const mostlyBeside = 0.8

const widthOf = (segments: readonly Segment[]) =>
  Math.max(...segments.map(({ right }) => right)) - Math.min(...segments.map(({ x }) => x))

/** The heading of jobs or schools, or dates: a side bar of skills and addresses has neither. */
function headsEntries(labels: readonly Segment[]): boolean {
  const dates = labels.filter(({ text }) => findPeriods(text).length > 0).length
  return dates >= fewestRows || labels.some(({ text }) => entries.has(headingKind(text) ?? ''))
}

const entries = new Set(['experience', 'education'])

/** The leftmost segment whose letters stand beside those of another, which may be larger or smaller. */
function besideOf(segment: Segment, others: readonly Segment[]): Segment | null {
  const near = others.filter((other) => Math.abs(other.y - segment.y) <= mostReach * Math.max(other.size, segment.size))
  return near.reduce<Segment | null>((best, other) => (!best || other.x < best.x - 1 ? other : best), null)
}

// In sizes of the letters: cells that begin at the same height have their baselines so far apart.
const mostReach = 0.36

type Block = { first: Segment; last: Segment }

/** Lines that are no further apart than those of a paragraph. */
function blocksOf(lines: readonly Segment[]): Block[] {
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

// In steps of the lines.
const blockGap = 1.2

/** The first line of the block in the middle of whose height a label stands. */
const aroundOf = (label: Segment, last: Segment, blocks: readonly Block[]): Segment | null =>
  blocks.find((block) => Math.abs(block.first.y + block.last.y - label.y - last.y) < label.size)?.first ?? null

/** Labels of several lines become one; `last` is the last of its lines. */
function joinedLabels(left: readonly Segment[], right: readonly Segment[]): { label: Segment; last: Segment }[] {
  const labels: { label: Segment; last: Segment }[] = []
  for (const line of left) {
    const before = labels.at(-1)
    if (before && goesOn(before, line, right))
      labels[labels.length - 1] = { label: joined(before.label, line), last: line }
    else labels.push({ label: line, last: line })
  }
  return labels
}

// In sizes of the letters.
const lineHeight = 1.5

function goesOn({ label, last }: { label: Segment; last: Segment }, line: Segment, right: readonly Segment[]): boolean {
  const step = (line.y - last.y) / last.size
  if (step > lineHeight || step < 0.5) return false
  const whole = `${label.text} ${line.text}`
  const isOpen = opens.test(last.text)
  if (isHeading(line.text) || labelKind(line.text)) return isHeading(whole) && (isOpen || !isHeading(label.text))
  if (isHeading(whole) || isRange(whole)) return true
  return /^\p{Ll}/u.test(line.text) || isOpen || (!isHeading(label.text) && !besideOf(line, right))
}

/** '01 Feb 2023–30 Jun' over '2023', and nothing else. */
function isRange(text: string): boolean {
  const [period] = findPeriods(text)
  return period?.isRange === true && period.start === 0 && period.end === text.length
}

const opens = /(?:[/&,–-]|\s(?:and|of|or|und|oder|der|des|et|ou|de|du|la|les|y|o|e|di|do|da))$/i

function joined(label: Segment, line: Segment): Segment {
  return {
    ...label,
    text: `${label.text} ${line.text}`,
    x: Math.min(label.x, line.x),
    right: Math.max(label.right, line.right),
    letters: label.letters + line.letters,
    boldLetters: label.boldLetters + line.boldLetters,
  }
}
