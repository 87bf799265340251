import { fields } from '../../skills/vocabulary.ts'

/**
 * The fields of work of the rows of a block, by field: `rows[at]` has the share `shares[at]` in a field, for `at` from
 * `from[field]` to `from[field + 1]`, without the latter. A resume is at home in a few fields and passes over all
 * others at once. Rows that were added since they were gathered last are in no column yet.
 */
export type FieldColumns = {
  from: Uint16Array
  rows: Uint8Array
  shares: Float64Array
  added: ({ row: number } & RowFields)[]
}

/** A row's fields of work and the share of each. */
export type RowFields = { fields: ArrayLike<number>; shares: ArrayLike<number> }

/** Columns without a row. */
export function openFields(): FieldColumns {
  return {
    from: new Uint16Array(fields.length + 1),
    rows: new Uint8Array(),
    shares: new Float64Array(),
    added: [],
  }
}

/** Adds a row, whose number is not in the columns yet; it is gathered later, with others. */
export function addFields(columns: FieldColumns, row: number, { fields, shares }: RowFields): void {
  columns.added.push({ row, fields, shares })
}

/** Puts the rows that were added into the columns. */
export function gatherFields(columns: FieldColumns): void {
  if (columns.added.length === 0) return
  const { from, rows, shares, added } = columns
  const next = startsOf(columns)
  columns.from = Uint16Array.from(next)
  columns.rows = new Uint8Array(next.at(-1)!)
  columns.shares = new Float64Array(next.at(-1)!)
  columns.added = []
  for (let field = 0; field < fields.length; field++) {
    const old = { from: from[field]!, to: from[field + 1]! }
    columns.rows.set(rows.subarray(old.from, old.to), next[field]!)
    columns.shares.set(shares.subarray(old.from, old.to), next[field]!)
    next[field]! += old.to - old.from
  }
  for (const { row, fields, shares } of added)
    for (let index = 0; index < fields.length; index++) {
      const at = next[fields[index]!]!++
      columns.rows[at] = row
      columns.shares[at] = shares[index]!
    }
}

/** Where each field starts when the rows that were added are in its column; and after the last, where it ends. */
function startsOf({ from, added }: FieldColumns): number[] {
  const counts = fields.map((_, field) => from[field + 1]! - from[field]!)
  for (const { fields } of added) for (let index = 0; index < fields.length; index++) counts[fields[index]!]!++
  const starts = [0]
  for (const count of counts) starts.push(starts.at(-1)! + count)
  return starts
}

/** The fields of each of the first `count` rows, in the order of their numbers. */
export function listFields(columns: FieldColumns, count: number): { fields: number[]; shares: number[] }[] {
  gatherFields(columns)
  const rows = Array.from({ length: count }, () => ({ fields: [] as number[], shares: [] as number[] }))
  for (let field = 0; field < fields.length; field++)
    for (let at = columns.from[field]!; at < columns.from[field + 1]!; at++) {
      const row = rows[columns.rows[at]!]!
      row.fields.push(field)
      row.shares.push(columns.shares[at]!)
    }
  return rows
}
