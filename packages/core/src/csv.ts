export type Cell = string | number

/**
 * CSV as spreadsheets read it (RFC 4180): rows end in CRLF, a leading BOM says that it is UTF-8, and a text that a
 * spreadsheet would take for a formula is marked as text with an apostrophe (settlement 131).
 */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  bom + rows.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')

const bom = '\uFEFF'

function toCell(cell: Cell): string {
  const text = typeof cell === 'number' ? String(cell) : inertText(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Marks a text that a spreadsheet would take for a formula. A tab or a line break before the sign does not keep it from
 * reading one, nor does its wide form.
 */
export const inertText = (text: string): string => (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text)
