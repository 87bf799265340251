import type { Figures } from './scorer.ts'

type Column = readonly [name: string, of: (row: Figures) => string]

/** Prints figures as a table in Markdown; columns without any figure are left out. */
export function printTable(title: string, rows: readonly Figures[], columns: readonly Column[]): void {
  console.log(`\n## ${title}\n`)
  if (rows.length === 0) {
    console.log('(no figures)')
    return
  }
  const filled = columns
    .map(([name, of]) => [name, ...rows.map(of)])
    .filter((cells) => cells.slice(1).some((cell) => cell !== ''))
  const widths = filled.map((cells) => Math.max(...cells.map((cell) => cell.length)))
  const lineOf = (index: number) =>
    `| ${filled.map((cells, column) => (cells[index] ?? '').padEnd(widths[column] ?? 0)).join(' | ')} |`
  console.log(lineOf(0))
  console.log(`|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`)
  rows.forEach((_, index) => {
    console.log(lineOf(index + 1))
  })
}
