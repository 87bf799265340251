/**
 * Up to `blockRows` listings in columns of typed arrays: of each what a score needs, and none of its text. Rows are
 * only appended; the row of a removed listing stays empty until the whole block is dropped.
 */
export type Block = {
  /** Null for a removed listing. */
  ids: (string | null)[]
  /** How many listings are left. */
  listingCount: number
  /** The version with which each listing was put. */
  versions: Int32Array
  /** How many requirements a row has; its other asks were found in the description. */
  requirements: Uint8Array
  /** The number of the work that a row is about; -1 for one without a score. */
  works: Int32Array
  /** The number of each listing's place, its stipend, and its first day as a number (20270101); 0 when not given. */
  places: Int32Array
  stipends: Int32Array
  firstDays: Int32Array
  /** The terms of a row are `terms[termsFrom[row]]` up to, and without, `terms[termsFrom[row + 1]]`. */
  termsFrom: Int32Array
  /** A term's number, shifted by `flagBits`, with the `flags` below. */
  terms: Int32Array
  /** At the last term of each ask: its points. */
  askPoints: Uint8Array
}

/** The number of a term is `terms[place] >> flagBits`. */
export const flagBits = 6
export const flags = {
  /** The last one of its ask ('React', or the last of 'HTML, CSS'). */
  endsAsk: 1,
  /** One term of its ask is enough. */
  isChoice: 2,
  isMust: 4,
  /** Its ask is only about ways of working. */
  isGeneral: 8,
  /** It is the only one of its ask. */
  isSingle: 16,
  /** Its ask is only about what all work uses: ways of working, office programs, languages. */
  isOfAllWork: 32,
} as const

/** What is put into a block: `terms` with flags, `askPoints` at the last term of each ask. */
export type Row = {
  id: string
  version: number
  requirements: number
  work: number
  place: number
  stipend: number
  firstDay: number
  terms: ArrayLike<number>
  askPoints: ArrayLike<number>
}

/** Small enough that re-allotting one block is a short pause, large enough to make columns worth their room. */
export const blockRows = 256
const roomForTerms = 12 * blockRows

/** An empty block with room at least for this row. */
export function createBlock(row: Row): Block {
  const termCount = Math.max(roomForTerms, row.terms.length)
  return {
    ids: [],
    listingCount: 0,
    versions: new Int32Array(blockRows),
    requirements: new Uint8Array(blockRows),
    works: new Int32Array(blockRows),
    places: new Int32Array(blockRows),
    stipends: new Int32Array(blockRows),
    firstDays: new Int32Array(blockRows),
    termsFrom: new Int32Array(blockRows + 1),
    terms: new Int32Array(termCount),
    askPoints: new Uint8Array(termCount),
  }
}

/** Whether the row fits into the block. */
export function hasRoom(block: Block, row: Row): boolean {
  const { length } = block.ids
  return length < blockRows && block.termsFrom[length]! + row.terms.length <= block.terms.length
}

/** Appends a row, for which there must be room, and returns its number. */
export function appendRow(block: Block, row: Row): number {
  const at = block.ids.length
  const firstTerm = block.termsFrom[at]!
  block.ids.push(row.id)
  block.listingCount++
  block.versions[at] = row.version
  block.requirements[at] = row.requirements
  block.works[at] = row.work
  block.places[at] = row.place
  block.stipends[at] = row.stipend
  block.firstDays[at] = row.firstDay
  block.terms.set(row.terms, firstTerm)
  block.askPoints.set(row.askPoints, firstTerm)
  block.termsFrom[at + 1] = firstTerm + row.terms.length
  return at
}

/** Empties a row: it has no score from now on. */
export function clearRow(block: Block, row: number): void {
  block.ids[row] = null
  block.listingCount--
  block.works[row] = -1
}

/** The rows of the listings that are left, with their numbers. */
export function listRows(block: Block): { at: number; row: Row }[] {
  return block.ids.flatMap((id, at) => (id === null ? [] : [{ at, row: readRow(block, at, id) }]))
}

function readRow(block: Block, at: number, id: string): Row {
  return {
    id,
    version: block.versions[at]!,
    requirements: block.requirements[at]!,
    work: block.works[at]!,
    place: block.places[at]!,
    stipend: block.stipends[at]!,
    firstDay: block.firstDays[at]!,
    terms: rowTerms(block, at),
    askPoints: block.askPoints.subarray(block.termsFrom[at], block.termsFrom[at + 1]),
  }
}

/** The terms of a row with their flags: a view, not a copy. */
export function rowTerms({ terms, termsFrom }: Block, row: number): Int32Array {
  return terms.subarray(termsFrom[row]!, termsFrom[row + 1]!)
}

/** One ask of a row: the numbers of its terms, and its points. */
export type RowAsk = { terms: number[]; isChoice: boolean; isGeneral: boolean; points: number }

/** The asks of a row in the order of the listing. */
export function rowAsks(block: Block, row: number): RowAsk[] {
  const asks: RowAsk[] = []
  let terms: number[] = []
  for (let at = block.termsFrom[row]!; at < block.termsFrom[row + 1]!; at++) {
    const term = block.terms[at]!
    terms.push(term >> flagBits)
    if ((term & flags.endsAsk) === 0) continue
    const [isChoice, isGeneral] = [(term & flags.isChoice) !== 0, (term & flags.isGeneral) !== 0]
    asks.push({ terms, isChoice, isGeneral, points: block.askPoints[at]! })
    terms = []
  }
  return asks
}

/** Frees the room that no row took; nothing may be appended afterwards. */
export function trimBlock(block: Block): void {
  const termCount = block.termsFrom[block.ids.length]!
  block.terms = block.terms.slice(0, termCount)
  block.askPoints = block.askPoints.slice(0, termCount)
}
