import type { ReadableLine } from './text-spans.ts'

/**
 * The index of the first line of a table row whose label is in the left margin, vertically centred; the label's own
 * index when it is at the top. Rows are separated by white space; the row with the label in its middle is chosen.
 */
export function findRowStart(lines: readonly ReadableLine[], label: number): number {
  const own = lines[label]
  const above = lines[label - 1]
  if (!own || !above || own.size <= 0 || !isBesideLabel(above, own)) return label
  const step = stepAround(lines, label)
  if (step <= 0 || distance(above, own) > widest * step) return label
  const top = edges(lines, label, -1, step)
  const bottom = edges(lines, label, 1, step)
  const pairs = top.flatMap((first) => bottom.map((last) => ({ first, lean: lean(lines, first, label, last) })))
  const best = pairs.reduce((one, other) => (other.lean < one.lean ? other : one), { first: label, lean: 1.5 * step })
  return best.first
}

// Lines of one paragraph are closer than this many times the usual step.
const widest = 1.3
const mostLines = 60

/** On the page of the label and further in than it. */
const isBesideLabel = (line: ReadableLine, label: ReadableLine) =>
  line.page === label.page && line.width > 0 && line.x > label.x + 20

const distance = (one: ReadableLine, other: ReadableLine) => other.y - one.y

/** The usual distance of two lines around the label, without it and other labels. */
function stepAround(lines: readonly ReadableLine[], label: number): number {
  const own = lines[label]
  const near = lines
    .slice(Math.max(0, label - 4), label + 5)
    .filter((line) => own && (isBesideLabel(line, own) || (line === own && line.text.includes('\t'))))
  const steps = near.slice(1).map((line, place) => (near[place] ? distance(near[place], line) : 0))
  return Math.min(...steps.filter((height) => height > 2))
}

/** The last lines, in one direction from the label, before a wide space; no further than the next label. */
function edges(lines: readonly ReadableLine[], label: number, direction: 1 | -1, step: number): number[] {
  const own = lines[label]
  const found: number[] = []
  for (let at = label; own && Math.abs(at - label) < mostLines; at += direction) {
    const line = lines[at]
    const next = lines[at + direction]
    if (!line || !next || next.page !== own.page || Math.abs(distance(line, next)) > widest * step) found.push(at)
    if (!next || !isBesideLabel(next, own)) break
  }
  return found.filter((at) => at !== label)
}

/** How far the label is from the middle between two lines, twice. */
function lean(lines: readonly ReadableLine[], first: number, label: number, last: number): number {
  const [top, middle, bottom] = [lines[first], lines[label], lines[last]]
  return top && middle && bottom ? Math.abs(distance(top, middle) - distance(middle, bottom)) : Number.POSITIVE_INFINITY
}
