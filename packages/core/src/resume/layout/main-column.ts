import { headingKind } from '../sections/section-headings.ts'
import type { ReadableLine } from './text-spans.ts'

/**
 * Whether the main column of the first page begins on this line: the lines before are a side bar ('Contact', 'Skills'),
 * and the name follows in the largest letters, before any heading.
 */
export function beginsMainColumn(lines: readonly ReadableLine[], index: number, bodySize: number): boolean {
  const line = lines[index]
  const before = lines[index - 1]
  if (!line || !before || line.page !== 1 || before.page !== 1 || line.size === 0) return false
  const isHigher = line.y < before.y - 2 * line.size
  if (line.width > 0 && !isHigher) return false
  const largest = Math.max(...lines.filter(({ page }) => page === 1).map(({ size }) => size))
  if (largest < 1.3 * bodySize) return false
  // Lines of a Word file have no place: there the name, alone in its size, begins the column.
  if (line.width === 0) return headingKind(line.text) === null && isAloneInSize(lines, line, largest)
  for (const next of lines.slice(index, index + mostLines)) {
    if (headingKind(next.text) !== null) return false
    if (next.size >= largest - 0.1) return true
  }
  return false
}

const isAloneInSize = (lines: readonly ReadableLine[], line: ReadableLine, largest: number): boolean =>
  lines.filter(({ size }) => size >= largest - 0.1).every((other) => other === line)

// The name is near the top of its column.
const mostLines = 4
