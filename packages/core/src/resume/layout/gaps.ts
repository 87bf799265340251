import type { ReadableLine } from './text-spans.ts'

/** The indices of lines that have more space above them than lines have inside a paragraph or list: an empty line or its like. */
export function findGaps(lines: readonly ReadableLine[]): ReadonlySet<number> {
  const steps = lines.map((line, index) => (beginsPage(lines, index) ? 0 : line.y - lines[index - 1]!.y))
  const down = steps.filter((step) => step > 0).sort((one, other) => one - other)
  const usual = down[down.length >> 2] ?? 0
  return new Set(lines.flatMap((line, at) => (steps[at]! > widestStep * usual ? [line.index] : [])))
}

const widestStep = 1.4

/** Whether a line is the first of its page or column. */
export const beginsPage = (lines: readonly ReadableLine[], index: number): boolean => {
  const [before, line] = [lines[index - 1], lines[index]]
  return before === undefined || before.page !== line?.page || line.y < before.y
}
