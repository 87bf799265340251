import { markdownTable } from '../markdown-table.ts'
import type { Figures } from './scorer.ts'

type Column = readonly [name: string, of: (row: Figures) => string]

/** Prints figures as a table; columns without any figure are left out. */
export function printTable(title: string, rows: readonly Figures[], columns: readonly Column[]): void {
  const filled = columns.filter(([, of]) => rows.some((row) => of(row) !== ''))
  const cells = rows.map((row) => filled.map(([, of]) => of(row)))
  console.log(
    `\n## ${title}\n\n${markdownTable(
      filled.map(([name]) => name),
      cells,
    )}`,
  )
}
