import type { ReadableLine } from './text-spans.ts'

/**
 * The lines with the columns of a section, such as cards side by side, below each other: a line that is higher than the
 * one before it begins another column, whose left edge becomes that of the first.
 */
export function alignColumns(lines: readonly ReadableLine[]): ReadableLine[] {
  const columns: ReadableLine[][] = []
  for (const line of lines) {
    const last = columns.at(-1)?.at(-1)
    if (last && !isHigher(line, last)) columns.at(-1)?.push(line)
    else columns.push([line])
  }
  const edge = edgeOf(columns[0] ?? [])
  return columns.flatMap((column) => {
    const shift = edgeOf(column) - edge
    return Math.abs(shift) < leastShift ? column : column.map((line) => ({ ...line, x: line.x - shift }))
  })
}

const edgeOf = (lines: readonly ReadableLine[]) => Math.min(...lines.map(({ x }) => x))

const isHigher = (line: ReadableLine, before: ReadableLine) =>
  line.width > 0 && line.page === before.page && line.y < before.y - line.size

// In points.
const leastShift = 20
