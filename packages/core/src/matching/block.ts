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
  /** A term's number with the marks below. */
  terms: Int32Array
  /** The points of a row's title, and at the last term of each thing asked its points. */
  titlePoints: Uint8Array
  points: Uint8Array
  /** The edition of the weights by which the points are shared out; rows that are new are not `isAllotted`. */
  edition: number
  hasNewRows: boolean
  /** A row's fields of work and their shares, as `asksFrom` and `terms`. */
  fieldsFrom: Int32Array
  fields: Uint8Array
  shares: Float64Array
}

/** Marks of a term, beside its number (`term >> markBits`). */
export const markBits = 3
/** It ends what is asked: 'React', or the last of 'HTML, CSS'. */
export const endsAsk = 1
/** One of the ask's terms is enough. */
export const isChoice = 2
/** The listing asked for it before. */
export const isRepeated = 4

/** Marks of a row. Its title tells a field of work; its points are shared out. */
export const isTitled = 1
export const isAllotted = 2
/** It asks for something; and for something that has several terms. */
export const isAsking = 4
export const hasJoint = 8

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

export const blockRows = 512
const usualTerms = 6_144
const usualFields = 8_192

/** An empty block with room for this row and many more. */
export function openBlock({ terms, fields }: Row): Block {
  const [mostTerms, mostFields] = [Math.max(usualTerms, terms.length), Math.max(usualFields, fields.length)]
  return {
    ...{ ids: [], living: 0, edition: 0, hasNewRows: false },
    versions: new Int32Array(blockRows),
    requirements: new Uint8Array(blockRows),
    states: new Uint8Array(blockRows),
    asksFrom: new Int32Array(blockRows + 1),
    terms: new Int32Array(mostTerms),
    titlePoints: new Uint8Array(blockRows),
    points: new Uint8Array(mostTerms),
    fieldsFrom: new Int32Array(blockRows + 1),
    fields: new Uint8Array(mostFields),
    shares: new Float64Array(mostFields),
  }
}

export function hasRoom({ ids, asksFrom, terms, fieldsFrom, fields }: Block, row: Row): boolean {
  const rows = ids.length
  return (
    rows < blockRows &&
    asksFrom[rows]! + row.terms.length <= terms.length &&
    fieldsFrom[rows]! + row.fields.length <= fields.length
  )
}

/** Gives the number of the row in the block. */
export function addRow(block: Block, row: Row): number {
  const at = block.ids.length
  const [termsAt, fieldsAt] = [block.asksFrom[at]!, block.fieldsFrom[at]!]
  block.ids.push(row.id)
  block.living++
  block.versions[at] = row.version
  block.requirements[at] = row.requirements
  block.states[at] = stateOf(row)
  block.terms.set(row.terms, termsAt)
  block.asksFrom[at + 1] = termsAt + row.terms.length
  block.fields.set(row.fields, fieldsAt)
  block.shares.set(row.shares, fieldsAt)
  block.fieldsFrom[at + 1] = fieldsAt + row.fields.length
  block.hasNewRows = true
  return at
}

function stateOf({ isTitleCounted, terms }: Row): number {
  const isJoint = Array.prototype.some.call(terms, (term: number) => (term & endsAsk) === 0)
  return (isTitleCounted ? isTitled : 0) | (terms.length > 0 ? isAsking : 0) | (isJoint ? hasJoint : 0)
}

export function takeRow(block: Block, row: number): void {
  block.ids[row] = null
  block.living--
}

/** What was put in, or null where it was taken away. */
export function rowOf(block: Block, row: number): Row | null {
  const id = block.ids[row]!
  if (id === null) return null
  const [from, to] = [block.fieldsFrom[row]!, block.fieldsFrom[row + 1]!]
  return {
    ...{ id, version: block.versions[row]!, requirements: block.requirements[row]! },
    isTitleCounted: (block.states[row]! & isTitled) !== 0,
    terms: termsOfRow(block, row),
    fields: block.fields.subarray(from, to),
    shares: block.shares.subarray(from, to),
  }
}

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
  const rows = block.ids.length
  const [terms, fields] = [block.asksFrom[rows]!, block.fieldsFrom[rows]!]
  block.terms = block.terms.slice(0, terms)
  block.points = block.points.slice(0, terms)
  block.fields = block.fields.slice(0, fields)
  block.shares = block.shares.slice(0, fields)
}
