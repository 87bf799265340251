import { addFields, type FieldColumns, gatherFields, listFields, openFields } from './field-columns.ts'

/**
 * Some hundreds of listings side by side, in columns: of each what a score needs, and none of its text. Rows are only
 * added at the end. A row that was taken away keeps its place until the block is given up.
 */
export type Block = {
  /** Null where the listing was taken away. */
  ids: (string | null)[]
  living: number
  versions: Int32Array
  /** How many requirements a row asks for; what else it asks for was found in its description. */
  requirements: Uint8Array
  states: Uint8Array
  /** `terms[asksFrom[row]]` to `terms[asksFrom[row + 1]]`, without the latter: what a row asks for. */
  asksFrom: Int32Array
  /** A term's number with the marks below, and the row that asks for it. */
  terms: Int32Array
  termRows: Uint8Array
  /** The points of a row's title, and at the last term of each thing asked its points. */
  titlePoints: Uint8Array
  points: Uint8Array
  /** The edition of the weights by which the points are shared out; rows that are new are not `isAllotted`. */
  edition: number
  hasNewRows: boolean
  fields: FieldColumns
}

/** Marks of a term, beside its number (`term >> markBits`). */
export const markBits = 4
/** It ends what is asked: 'React', or the last of 'HTML, CSS'. */
export const endsAsk = 1
/** One of the ask's terms is enough. */
export const isChoice = 2
/** The listing asked for it before. */
export const isRepeated = 4
/** What is asked has several terms. */
export const isJoint = 8

/** Marks of a row. Its title tells a field of work; its points are shared out. */
export const isTitled = 1
export const isAllotted = 2
/** It asks for something. */
export const isAsking = 4

/** What is put into a block: `terms` with marks. */
export type Row = {
  id: string
  version: number
  requirements: number
  isTitleCounted: boolean
  terms: ArrayLike<number>
  fields: ArrayLike<number>
  shares: ArrayLike<number>
}

/** Few enough for a row's number to be one byte, and for what is added up row by row to stay in the fastest memory. */
export const blockRows = 256
const usualTerms = 3_072

/** An empty block with room for this row and many more. */
export function openBlock({ terms }: Row): Block {
  const mostTerms = Math.max(usualTerms, terms.length)
  return {
    ...{ ids: [], living: 0, edition: 0, hasNewRows: false },
    versions: new Int32Array(blockRows),
    requirements: new Uint8Array(blockRows),
    states: new Uint8Array(blockRows),
    asksFrom: new Int32Array(blockRows + 1),
    terms: new Int32Array(mostTerms),
    termRows: new Uint8Array(mostTerms),
    titlePoints: new Uint8Array(blockRows),
    points: new Uint8Array(mostTerms),
    fields: openFields(),
  }
}

/** Whether the row can still be added to the block. */
export function hasRoom({ ids, asksFrom, terms }: Block, row: Row): boolean {
  return ids.length < blockRows && asksFrom[ids.length]! + row.terms.length <= terms.length
}

/** Gives the number of the row in the block. */
export function addRow(block: Block, row: Row): number {
  const at = block.ids.length
  const from = block.asksFrom[at]!
  const to = from + row.terms.length
  block.ids.push(row.id)
  block.living++
  block.versions[at] = row.version
  block.requirements[at] = row.requirements
  block.states[at] = (row.isTitleCounted ? isTitled : 0) | (to > from ? isAsking : 0)
  block.terms.set(row.terms, from)
  block.termRows.fill(at, from, to)
  block.asksFrom[at + 1] = to
  addFields(block.fields, at, row)
  block.hasNewRows = true
  return at
}

/** What it asks for earns nothing from now on. */
export function takeRow(block: Block, row: number): void {
  block.ids[row] = null
  block.living--
  block.states[row] = 0
  block.points.fill(0, block.asksFrom[row]!, block.asksFrom[row + 1]!)
}

/** The rows that are there, as they were put in, and where they stand. */
export function listRows(block: Block): { at: number; row: Row }[] {
  const fields = listFields(block.fields, blockRows)
  return block.ids.flatMap((id, at) => {
    if (id === null) return []
    const row = {
      ...{ id, version: block.versions[at]!, requirements: block.requirements[at]! },
      isTitleCounted: (block.states[at]! & isTitled) !== 0,
      terms: termsOfRow(block, at),
      ...fields[at]!,
    }
    return { at, row }
  })
}

/** The terms of a row with their marks: a view, not a copy. */
export function termsOfRow({ terms, asksFrom }: Block, row: number): Int32Array {
  return terms.subarray(asksFrom[row]!, asksFrom[row + 1]!)
}

/** One thing asked: the numbers of its terms, its points, and where they stand in the column. */
export type RowAsk = { terms: number[]; isChoice: boolean; points: number; end: number }

/** What a row asks for, in the order of the listing's asks. */
export function asksOfRow(block: Block, row: number): RowAsk[] {
  const asks: RowAsk[] = []
  let terms: number[] = []
  for (let at = block.asksFrom[row]!; at < block.asksFrom[row + 1]!; at++) {
    const marked = block.terms[at]!
    terms.push(marked >> markBits)
    if ((marked & endsAsk) === 0) continue
    asks.push({ terms, isChoice: (marked & isChoice) !== 0, points: block.points[at]!, end: at })
    terms = []
  }
  return asks
}

/** Gives back the room that no row took: nothing is added to the block any more. */
export function closeBlock(block: Block): void {
  const terms = block.asksFrom[block.ids.length]!
  block.ids = block.ids.slice()
  block.terms = block.terms.slice(0, terms)
  block.termRows = block.termRows.slice(0, terms)
  block.points = block.points.slice(0, terms)
  gatherFields(block.fields)
}
