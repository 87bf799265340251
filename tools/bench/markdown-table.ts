type Cells = readonly (string | number)[]

/** A table in Markdown. */
export function markdownTable(head: Cells, rows: readonly Cells[]): string {
  const lineOf = (cells: Cells) => `| ${cells.join(' | ')} |`
  return [lineOf(head), lineOf(head.map(() => '---')), ...rows.map(lineOf)].join('\n')
}
